import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { headingElements } from '../../field-kinds/rich/heading-ids.ts';

/** The properties of elements that contain one URL. */
const urlProperties = ['href', 'src', 'poster', 'cite'] as const;

/**
 * Returns sanitised HTML in which every URL is absolute. `pageUrl` is the URL of the page that contains it. Headings have no ids,
 * because readers show several entries on one page, and tasks have boxes, because readers do not have our styles.
 */
export function absoluteHtml(html: string, pageUrl: string): string {
  const tree = fromHtml(html, { fragment: true });
  completeUrls(tree, (url) => (/^[a-z][a-z\d+.-]*:/i.test(url) ? url : new URL(url, pageUrl).href));
  return toHtml(tree);
}

function completeUrls(parent: Root | Element, toAbsolute: (url: string) => string): void {
  for (const child of parent.children) {
    if (child.type !== 'element') continue;
    const { properties } = child;
    if (headingElements.includes(child.tagName)) delete properties.id;
    if (properties.dataTask !== undefined) child.children.unshift({ type: 'text', value: properties.dataTask === 'done' ? '☑ ' : '☐ ' });
    delete properties.dataTask;
    for (const name of urlProperties) if (typeof properties[name] === 'string') properties[name] = toAbsolute(properties[name]);
    // A list of candidates, such as `/a.webp 320w, /b.webp 640w`.
    if (typeof properties.srcSet === 'string') properties.srcSet = properties.srcSet.replaceAll(/(?=[^\s,])(?<=^|,\s+)\S+/g, toAbsolute);
    completeUrls(child, toAbsolute);
  }
}
