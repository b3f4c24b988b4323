import type { Element, Root, Text } from 'hast';

/** Returns all elements inside a tree, in document order. */
export const descendantElements = ({ children }: Element | Root): Element[] =>
  children.flatMap((child) => (child.type === 'element' ? [child, ...descendantElements(child)] : []));

/** Returns the text directly in an element. */
export const directText = ({ children }: Element): string => children.map((child) => (child.type === 'text' ? child.value : '')).join('');

/** Replaces the content of an element with a text. */
export function setText(element: Element, value: string): void {
  element.children = [text(value)];
}

export const text = (value: string): Text => ({ type: 'text', value });

export const createElement = (tagName: string, children: Element['children'], properties: Element['properties'] = {}): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});
