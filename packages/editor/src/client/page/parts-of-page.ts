import type { MappedNode, PageMap } from 'pagewright/editing';

/** A part of the page with a map: a block, the header or the footer. `nodes` are those to which the paths of the map lead. */
export type PagePart = { root: HTMLElement; nodes: readonly Node[]; mapped: readonly MappedNode[] };

/** The parts around the blocks, by their keys in the map. */
const around: readonly (readonly [string, string])[] = [
  [':header', '[data-header-slot]'],
  [':footer', '#main ~ div'],
];

/** Returns the block of the page that an element is in. */
export const blockOf = (element: Element | undefined): HTMLElement | undefined => element?.closest<HTMLElement>('[data-key]') ?? undefined;

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

/** Elements of a frame are of another class than those of the editor. */
const isElement = (node: Node): node is Element => node.nodeType === node.ELEMENT_NODE;
