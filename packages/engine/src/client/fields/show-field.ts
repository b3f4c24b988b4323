/**
 * Opens the entries around the field at a path, from the outside in, and focuses the field, or the nearest one around it. `how`: with its text
 * selected, with the caret at its end, or only shown beside what has the focus.
 */
export async function showField(path: readonly PropertyKey[], how?: 'selected' | 'at-end' | 'beside'): Promise<void> {
  let found: HTMLElement | undefined;
  for (const [index] of path.entries()) {
    const at = path
      .slice(0, index + 1)
      .map(String)
      .join('.');
    found = document.querySelector<HTMLElement>(`[data-path="${CSS.escape(at)}"]:not(details)`) ?? found;
    const more = found?.closest<HTMLDetailsElement>('details.more:not([open])');
    if (more) more.open = true;
    const entry = document.querySelector<HTMLDetailsElement>(`details[data-path="${CSS.escape(at)}"]`);
    if (!entry || entry.open) continue;
    entry.open = true;
    // The fields of an open entry are rendered after this.
    await new Promise((done) => setTimeout(done));
  }
  if (how === 'beside') return found?.scrollIntoView({ block: 'nearest' });
  found?.focus();
  if (how === 'selected' && (found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement)) found.select();
  if (how === 'at-end') moveCaretToEnd(found);
}

/** Moves the caret of a field to the end of its text. A field for a number or an address has no caret to move. */
export function moveCaretToEnd(field: Element | null | undefined): void {
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  if (isText && field.selectionStart !== null) field.setSelectionRange(field.value.length, field.value.length);
}
