import type { Element, Root } from 'hast';

/** Every element inside of a tree, in the order of the document. */
export const elementsOf = ({ children }: Element | Root): Element[] =>
  children.flatMap((child) => (child.type === 'element' ? [child, ...elementsOf(child)] : []));

/** Puts a text in the place of what an element holds. */
export function setText(element: Element, value: string): void {
  element.children = [{ type: 'text', value }];
}
