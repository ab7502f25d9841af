/** Whether a key belongs to a text field, not to the table. */
export function typing(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null;
  return target?.closest?.("input:not([type=checkbox]), textarea, select, [contenteditable]") != null;
}
