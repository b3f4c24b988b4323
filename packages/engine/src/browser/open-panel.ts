/** Shows a panel and closes the other children of its parent. Find-in-page still finds their text; `beforematch` announces that. */
export function openPanel(panel: Element): void {
  for (const other of panel.parentElement?.children ?? []) {
    if (other === panel) other.removeAttribute('hidden');
    else other.setAttribute('hidden', 'until-found');
  }
}

/** Returns the index of the one panel that is open. Undefined before any is closed. */
export function openPanelIndex(panels: Element): number | undefined {
  const open = [...panels.children].flatMap((panel, index) => (panel.hasAttribute('hidden') ? [] : [index]));
  return open.length === 1 ? open[0] : undefined;
}
