import { sanitizeRichText } from '@pagewright/core/rich';
import type { RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { isHtmlElement } from '../is-element.ts';

/** Returns the element of a block that contains the whole of a rich text, and nothing else. `inside`: an element with a part of the text. */
export function findContainer(
  inside: Element,
  block: Element,
  { value, isLine }: { value: string; isLine: boolean },
): HTMLElement | undefined {
  const { html } = sanitizeRichText(value, isLine, '');
  const { children } = fromHtml(html, { fragment: true });
  const names = namesOf(children);
  const words = wordsOf(children);
  const found: HTMLElement[] = [];
  for (let element: Element | null = inside; element && element !== block; element = element.parentElement) {
    const isIt = shownNames(element).join() === names.join() && shownWords(element) === words;
    if (isHtmlElement(element) && isIt) found.push(element);
  }
  return found.at(-1);
}

const namesOf = (nodes: readonly RootContent[]): string[] =>
  nodes.flatMap((node) => (node.type === 'element' ? [node.tagName] : node.type === 'text' && node.value.trim() !== '' ? ['#text'] : []));

/** A table is in an element that scrolls. */
const shownNames = (element: Element): string[] =>
  [...element.childNodes].flatMap((node) => {
    if (node.nodeName === '#text') return node.textContent?.trim() ? ['#text'] : [];
    return [node.nodeName === 'DIV' && node.firstChild?.nodeName === 'TABLE' ? 'table' : node.nodeName.toLowerCase()];
  });

const wordsOf = (nodes: readonly RootContent[]): string =>
  nodes
    .map((node) => (node.type === 'text' ? node.value.replaceAll(/\s+/g, '') : node.type === 'element' ? wordsOf(node.children) : ''))
    .join('');

/** What pages add for screen readers is not in the text. */
function shownWords(element: Element): string {
  const copy = element.cloneNode(true);
  if ('querySelectorAll' in copy && typeof copy.querySelectorAll === 'function')
    for (const added of copy.querySelectorAll('.sr-only')) added.remove();
  return (copy.textContent ?? '').replaceAll(/\s+/g, '');
}
