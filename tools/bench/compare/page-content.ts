import type { Element, Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';

/** What visitors find in the `main` element of a page. */
export type PageContent = {
  /** Text nodes with a letter or digit, in order, with single spaces. */
  texts: string[];
  headings: string[];
  /** The files that pictures show, and the targets of links. */
  pictures: string[];
  links: string[];
};

/** Elements without text for visitors. */
const silent = new Set(['script', 'style', 'template', 'svg', 'noscript']);

/** Reads the `main` element of a page. Leaves out what is hidden, inert or hidden from screen readers. Throws an `Error` without `main`. */
export function readPageContent(html: string): PageContent {
  // React separates texts by comments.
  const main = elementsIn(fromHtml(html.replaceAll(/<!--.*?-->/g, ''))).find(({ tagName }) => tagName === 'main');
  if (!main) throw new Error('The page has no main element.');
  const elements = elementsIn(main);
  const named = (names: RegExp): Element[] => elements.filter(({ tagName }) => names.test(tagName));
  return {
    texts: textsIn(main)
      .map(normalize)
      .filter((text) => /[\p{L}\p{N}]/u.test(text)),
    headings: named(/^h[1-6]$/).map((heading) => normalize(textsIn(heading).join(''))),
    pictures: named(/^img$/).map(({ properties }) => String(properties.src)),
    links: named(/^a$/).map(({ properties }) => String(properties.href)),
  };
}

/** Joins the whitespace of a text. */
export const normalize = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const isShown = (node: Nodes): boolean =>
  node.type !== 'element' ||
  !(silent.has(node.tagName) || node.properties.hidden || node.properties.inert !== undefined || node.properties.ariaHidden === 'true');

const childrenOf = (node: Nodes): Nodes[] => ('children' in node ? node.children.filter(isShown) : []);

const elementsIn = (node: Nodes): Element[] => [...(node.type === 'element' ? [node] : []), ...childrenOf(node).flatMap(elementsIn)];

const textsIn = (node: Nodes): string[] => (node.type === 'text' ? [node.value] : childrenOf(node).flatMap(textsIn));
