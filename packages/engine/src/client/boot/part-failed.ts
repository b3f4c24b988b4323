import { readEmbeddedData } from '../embedded-data.ts';

/** Shows that a part of the page could not be loaded, as a link that loads the page again. The next click removes it. */
export function showPartFailed(): void {
  const { partFailed, retry } = readEmbeddedData().client.messages;
  const link = document.createElement('a');
  Object.assign(link, { href: '', className: 'toast text-link', textContent: `${partFailed} ${retry}` });
  link.dataset.kind = 'error';
  document.querySelector('[data-toasts]')?.append(link);
  addEventListener('click', () => link.remove(), { once: true });
}
