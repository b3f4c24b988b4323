/** Opens the entries around the field at a path, from the outside in, and focuses or only shows the field, or the nearest one around it. */
export async function showField(path: readonly PropertyKey[], isFocused = true): Promise<void> {
  let found: HTMLElement | undefined;
  for (const [index] of path.entries()) {
    const at = path
      .slice(0, index + 1)
      .map(String)
      .join('.');
    found = document.querySelector<HTMLElement>(`[data-path="${CSS.escape(at)}"]:not(details)`) ?? found;
    const entry = document.querySelector<HTMLDetailsElement>(`details[data-path="${CSS.escape(at)}"]`);
    if (!entry || entry.open) continue;
    entry.open = true;
    // The fields of an open entry are rendered after this.
    await new Promise((done) => setTimeout(done));
  }
  if (isFocused) found?.focus();
  else found?.scrollIntoView({ block: 'nearest' });
}
