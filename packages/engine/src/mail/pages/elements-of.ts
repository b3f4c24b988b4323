import type { Element, Root } from 'hast';

/** Every element inside of a tree, in the order of the document. */
export const elementsOf = ({ children }: Element | Root): Element[] =>
  children.flatMap((child) => (child.type === 'element' ? [child, ...elementsOf(child)] : []));

/** Returns the text directly in an element. */
export const textOf = ({ children }: Element): string => children.map((child) => (child.type === 'text' ? child.value : '')).join('');

/** Replaces the content of an element by a text. */
export function setText(element: Element, value: string): void {
  element.children = [{ type: 'text', value }];
}
