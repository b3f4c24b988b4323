import type { Element, Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { descendantElements } from '../../../mail/src/pages/site-pages.ts';

/** The elements of a page, in document order. */
export type ReadPage = { all: Element[]; byName: (name: string) => Element | undefined; byId: (id: unknown) => Element | undefined };

/** Parses a page as browsers do. */
export function readPage(html: string): ReadPage {
  const all = descendantElements(fromHtml(html));
  return {
    all,
    byName: (name) => all.find(({ properties }) => properties.name === name),
    byId: (id) => all.find(({ properties }) => properties.id === id),
  };
}

/** Returns the text in an element. */
export function textIn(node: Nodes | undefined): string {
  if (node?.type === 'text') return node.value;
  return node && 'children' in node ? node.children.map((child) => textIn(child)).join('') : '';
}

/** Returns the value of a form control. */
export const typedInto = (field: Element | undefined): string =>
  field?.tagName === 'textarea' ? textIn(field) : String(field?.properties.value ?? '');

export const ofTag = ({ all }: ReadPage, tag: string): Element[] => all.filter(({ tagName }) => tagName === tag);
export const alertIn = ({ all }: ReadPage): Element | undefined => all.find(({ properties }) => properties.role === 'alert');
export const focused = ({ all }: ReadPage): Element | undefined => all.find(({ properties }) => properties.autoFocus === true);

/** Returns the island elements that contain a form. */
export const islandsWithForm = ({ all }: ReadPage): Element[] =>
  all.filter((one) => 'dataIsland' in one.properties && descendantElements(one).some(({ tagName }) => tagName === 'form'));
