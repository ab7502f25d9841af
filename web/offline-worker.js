// Made into /sw.js by offline.ts. No cache is opened here, and nothing but whole pages is touched.
const WORDS = WORDS_OF_EVERY_LANGUAGE;

addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(Promise.all([registration.navigationPreload?.enable(), clients.claim()])));

addEventListener("fetch", (event) => {
  if (event.request.mode === "navigate") event.respondWith(page(event));
});

addEventListener("push", (event) => event.waitUntil(tell(event.data?.json() ?? {})));

const at = (url) => new URL(url, location.href).pathname;

// Whoever looks at the table already need not be told.
async function tell({ title = "Scoville", body = "", url = "/", tag = "scoville" }) {
  const open = await clients.matchAll({ type: "window" });
  if (open.some((one) => one.visibilityState === "visible" && at(one.url) === at(url))) return;
  await registration.showNotification(title, { body, tag, icon: "/icon-192.png", data: url });
}

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data));
});

async function show(url) {
  const open = await clients.matchAll({ type: "window" });
  const found = open.find((one) => (url ? at(one.url) === at(url) : at(one.url).startsWith("/t/")));
  return found ? found.focus() : url && clients.openWindow(url);
}

async function page(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return offline(event.request.url);
  }
}

function offline(address) {
  const language = navigator.languages.map((one) => one.slice(0, 2)).find((one) => one in WORDS) ?? "en";
  const [title, more, again] = WORDS[language];
  const { pathname, search } = new URL(address);
  const here = encodeURI(decodeURI(pathname + search)).replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  const text = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · Scoville</title>
<style>
  body { margin: 0; min-height: 100vh; display: grid; place-content: center; justify-items: center; gap: 1rem; padding: 1.5rem;
    box-sizing: border-box; text-align: center; font: 1.1rem/1.5 system-ui, sans-serif; background: #fdf4e3; color: #2a1a14; }
  p { max-width: 32rem; margin: 0; }
  a { padding: .8em 1.6em; border-radius: 99px; background: #b3241b; color: #fff7ea; font-weight: 700; text-decoration: none; }
  svg { width: 96px; }
  @media (prefers-color-scheme: dark) { body { background: #1b1210; color: #fbeedb; } a { background: #ef6a55; color: #230a06; } }
</style>
</head>
<body>
<svg viewBox="0 0 64 64" aria-hidden="true"><rect width="64" height="64" rx="14" fill="#b3241b"/><path d="M14 15l11 9a26 26 0 0 1 14 0l11-9c2 7 2 14 0 20 0 11-8 18-18 18s-18-7-18-18c-2-6-2-13 0-20z" fill="#fdf4e3"/><path d="M20 34c2 3 6 3 8 0M36 34c2 3 6 3 8 0" fill="none" stroke="#2a1a14" stroke-width="3" stroke-linecap="round"/></svg>
<main>
<h1>${title}</h1>
<p>${more}</p>
</main>
<a href="${here}">${again}</a>
</body>
</html>`;
  return new Response(text, { status: 503, headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" } });
}
