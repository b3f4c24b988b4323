import type { Element, Root } from 'hast';

/** Returns all elements inside a tree, in document order. */
export const descendantElements = ({ children }: Element | Root): Element[] =>
  children.flatMap((child) => (child.type === 'element' ? [child, ...descendantElements(child)] : []));

/** Returns the text directly in an element. */
export const directText = ({ children }: Element): string => children.map((child) => (child.type === 'text' ? child.value : '')).join('');

/** Replaces the content of an element with a text. */
export function setText(element: Element, value: string): void {
  element.children = [{ type: 'text', value }];
}
