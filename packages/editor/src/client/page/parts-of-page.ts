import type { MappedNode, PageMap } from 'pagewright/editing';
import { isElement } from '../is-element.ts';

/** A part of the page with a map: a block, the header or the footer. `nodes` are those to which the paths of the map lead. */
export type PagePart = { root: HTMLElement; nodes: readonly Node[]; mapped: readonly MappedNode[] };

/** The parts around the blocks, by their keys in the map. */
const around: readonly (readonly [string, string])[] = [
  [':header', '[data-header-slot]'],
  [':footer', '#main ~ div'],
];

/** Returns the block of the page that an element is in. */
export const blockOf = (element: Element | undefined): HTMLElement | undefined => element?.closest<HTMLElement>('[data-key]') ?? undefined;

/** Returns the version of its file that a page shows. Another version may have other blocks with the same keys. */
export const versionOf = (page: Document): string => page.body.dataset.source ?? '';

/** Returns the header or the footer that an element is in, with its key in the map. Undefined in a block. */
function aroundOf(element: Element): { root: HTMLElement; key: string } | undefined {
  for (const [key, selector] of around) {
    const root = element.ownerDocument.querySelector<HTMLElement>(selector);
    if (root?.contains(element) && root !== element && !blockOf(element)) return { root, key };
  }
  return undefined;
}

/** Returns the header or the footer that an element is in. */
export const layoutPartOf = (element: Element | undefined): HTMLElement | undefined => element && aroundOf(element)?.root;

/** Returns the part of the page that an element is in. Undefined between the parts. */
export function partOf(element: Element, map: PageMap): PagePart | undefined {
  const block = blockOf(element);
  if (block) return { root: block, nodes: [...block.childNodes], mapped: map[block.dataset.key ?? ''] ?? [] };
  const part = aroundOf(element);
  if (!part) return undefined;
  const { root, key } = part;
  // Blocks above the header stand in front of it.
  const nodes = [...root.childNodes].filter((node) => !isElement(node) || !node.matches('[data-key]'));
  return { root, nodes, mapped: map[key] ?? [] };
}

/** Returns what finds an element again in the block that has a key by now: the preview replaces a block after a change, and its text by that of another one. */
export function finderOf(element: Element): (key: string | undefined) => Element {
  const root = blockOf(element);
  const [page, before] = [element.ownerDocument, root?.dataset.key];
  const steps: number[] = [];
  for (let at = element; root && at !== root && at.parentElement; at = at.parentElement) {
    steps.unshift([...at.parentElement.children].indexOf(at));
  }
  return (key = before) => {
    if (key === undefined || (element.isConnected && key === before)) return element;
    const block = page.querySelector(`[data-key="${CSS.escape(key)}"]`) ?? undefined;
    // The editor shows a text of one paragraph in an element of its own, which the page does not have.
    return steps.reduce<Element | undefined>((inside, step) => inside?.children[step] ?? inside, block) ?? element;
  };
}
