import { readEmbeddedData } from '../embedded-data.ts';

/** Shows a toast that a part of the page could not be loaded. It is a link that reloads the page; the next click removes it. */
export function showLoadFailure(): void {
  const { partFailed, retry } = readEmbeddedData().messages;
  const link = document.createElement('a');
  Object.assign(link, { href: '', className: 'toast text-link', textContent: `${partFailed} ${retry}` });
  link.dataset.kind = 'error';
  document.querySelector('[data-toasts]')?.append(link);
  addEventListener('click', () => link.remove(), { once: true });
}
