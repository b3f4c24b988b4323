import { openPanel } from '../../browser/open-panel.ts';
import { fragmentOf } from '../../text/fragment.ts';

/**
 * Shows one panel of each block that shows its panels one at a time (`data-panels`): the one that the URL names, or a part of it,
 * or else the first. Find-in-page and links to a text open the panel with the words, also before the script of the block runs.
 * Without script all panels are shown.
 */
export function closePanels(signal: AbortSignal): void {
  // Not `:target`, which client-side navigation does not set.
  const target = location.hash === '' ? null : document.getElementById(fragmentOf(location.hash));
  for (const panels of document.querySelectorAll('[data-island] [data-panels]')) {
    const start = [...panels.children].find((panel) => panel.contains(target)) ?? panels.firstElementChild;
    if (start) openPanel(start);
    panels.addEventListener(
      'beforematch',
      ({ target }) => {
        if (target instanceof Element && target.parentElement === panels) openPanel(target);
      },
      { signal },
    );
  }
}
