import { unmountIslands } from '../islands.tsx';
import { pageShown } from '../page-events.ts';
import { trustPrerendered } from '../trusted-types.ts';

/** Shows a fetched page: head, attributes of the body, header, blocks. Moves the focus and announces the title. */
export function showPage(page: Document): void {
  unmountIslands();
  replaceHead(page.head);
  replaceData(page.body);
  for (const part of ['[data-header-slot]', '#main']) {
    const shown = document.querySelector(part);
    const next = page.querySelector(part);
    if (shown && next) shown.innerHTML = trustPrerendered(next.innerHTML);
  }
  document.getElementById('main')?.focus({ preventScroll: true });
  const announcer = document.querySelector('[data-announcer]');
  if (announcer) announcer.textContent = page.title;
  document.dispatchEvent(new Event(pageShown));
}

/** What all pages have in their head, and what scripts add to it. */
const commonParts = 'script, style, [http-equiv], [rel="manifest"]';

/** Elements that are the same on both pages stay, so that the browser fetches no icon or font again. */
function replaceHead(next: HTMLHeadElement): void {
  const before = ownParts(document.head);
  const after = ownParts(next);
  for (const part of before) if (!after.some((one) => one.isEqualNode(part))) part.remove();
  for (const part of after) if (!before.some((one) => one.isEqualNode(part))) document.head.append(document.importNode(part, true));
}

const ownParts = (head: HTMLHeadElement): Element[] => [...head.children].filter((part) => !part.matches(commonParts));

/** Replaces the attributes of the body that the code of a page reads, and its layout. */
function replaceData({ className, dataset }: HTMLElement): void {
  const { body } = document;
  body.className = className;
  for (const name of Object.keys(body.dataset)) if (dataset[name] === undefined) delete body.dataset[name];
  Object.assign(body.dataset, { ...dataset });
}
