import { isSafeHref } from '@pagewright/core/rich';
import { type LeftOut, readPasted } from './read-pasted.ts';
import { tableInMarkdown } from './table-in-markdown.ts';
import { writePasted, writePastedLine } from './write-pasted.ts';

/** The attributes of elements that were copied from a text here. */
const kept = new Set(['href', 'title', 'src', 'alt', 'start', 'data-tight', 'data-piece', 'data-pm-slice']);

/**
 * Returns pasted HTML with what a text can say, and what was left out. It is parsed as a document of the page, where nothing of it runs. `isLine`:
 * for a text on one line.
 */
export function cleanPaste(
  html: string,
  { DOMParser: Parser, location }: Pick<typeof globalThis, 'DOMParser' | 'location'>,
  isLine = false,
): { html: string; left: LeftOut } {
  const { body } = new Parser().parseFromString(html, 'text/html');
  if (body.querySelector('[data-pm-slice]') && !isLine) return { html: fromHere(body), left: { pictures: 0, links: [] } };
  const { blocks, left } = readPasted(body, location.origin);
  return { html: isLine ? writePastedLine(blocks) : writePasted(blocks, tableInMarkdown), left };
}

/** A part of a text that was copied here stays as it is. */
function fromHere(body: HTMLElement): string {
  for (const element of body.querySelectorAll('script, style, link, meta, iframe, object')) element.remove();
  for (const link of body.querySelectorAll('a[href]')) if (!isSafeHref(link.getAttribute('href') ?? '')) link.removeAttribute('href');
  for (const element of body.querySelectorAll('*'))
    for (const name of element.getAttributeNames()) if (!kept.has(name)) element.removeAttribute(name);
  return body.innerHTML;
}
