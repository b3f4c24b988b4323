import { withLastingStorage } from '../../browser/storage.ts';

/**
 * Shows an announcement (`data-announcement`) from `data-from` to `data-until`, unless the visitor has closed one with the same
 * text. Its button `data-close` closes it. Stops when `signal` aborts.
 */
export function showAnnouncements(signal: AbortSignal): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-announcement]')) {
    const { from, until } = element.dataset;
    const key = `closed ${element.textContent}`;
    const now = Date.now();
    element.hidden =
      withLastingStorage((storage) => storage.getItem(key)) != null ||
      (from !== undefined && now < Date.parse(from)) ||
      (until !== undefined && now >= Date.parse(until));
    const close = (): void => {
      element.hidden = true;
      withLastingStorage((storage) => storage.setItem(key, ''));
      document.getElementById('main')?.focus({ preventScroll: true });
    };
    element.querySelector('[data-close]')?.addEventListener('click', close, { signal });
  }
}
