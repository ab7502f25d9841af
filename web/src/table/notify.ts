/** Notifications of the system while this page is not in view, if its person has allowed them. */

const TAG = "scoville-turn";

export const canNotify = () => "Notification" in window && Notification.permission !== "denied";

/** Asks once; whether it may. */
export async function mayNotify(): Promise<boolean> {
  if (!canNotify()) return false;
  return Notification.permission === "granted" || (await Notification.requestPermission()) === "granted";
}

/** Returns how to withdraw it: a person who has looked no longer needs it. */
export function notify(title: string, body: string): (() => void) | undefined {
  if (!document.hidden || !canNotify() || Notification.permission !== "granted") return undefined;
  const options = { body, tag: TAG, icon: "/icon-192.png" };
  const worker = navigator.serviceWorker?.controller ? navigator.serviceWorker.ready : null;
  if (!worker) {
    try {
      const shown = new Notification(title, options);
      shown.onclick = () => window.focus();
      return () => shown.close();
    } catch {
      return undefined; // phones want a service worker for it
    }
  }
  const shown = worker.then((ready) => ready.showNotification(title, options).then(() => ready.getNotifications({ tag: TAG })));
  return () => void shown.then((all) => all.forEach((one) => one.close()));
}
