import type { MappedNode, PageMap } from 'pagewright/editing';
import { isElement } from '../is-element.ts';
import { type PagePart, partOf } from './parts-of-page.ts';

type Field = MappedNode['fields'][number];

/** A field that the page shows. `text` is the node that shows it; undefined for a field that an element shows, such as a picture. */
export type ShownField = { element: Element; text: Text | undefined; field: Field };

/** A point in the window of the page. */
export type Point = { x: number; y: number };

/**
 * Returns the field that the page shows at an element and a point in it. Undefined where it shows none. `isOld`: the page may show a text as it was before or
 * after the one of the map.
 */
export function fieldAt(element: Element, point: Point, map: PageMap, isOld = false): ShownField | undefined {
  const part = partOf(element, map);
  const shown = part ? part.mapped.flatMap((node) => shownFields(part, node, isOld)) : [];
  const inside = shown.filter(({ text }) => text && element.contains(text));
  const around = shown.filter((one) => !one.text && one.element.contains(element));
  // A button has some room around its text.
  return (
    inside.find((one) => covers(one, point)) ??
    (inside.length === 1 ? inside[0] : (around.at(-1) ?? markupAround(element, part?.root, shown)))
  );
}

/** Returns the fields of a block that are texts, in their order. `shown` is undefined for one that the page shows in another way by now. */
export function textsIn(block: HTMLElement, map: PageMap): { field: Field; shown: ShownField | undefined }[] {
  const part = partOf(block, map);
  const texts = (part?.mapped ?? []).flatMap((node) =>
    node.fields
      .filter(({ text }) => text)
      .map((field) => ({ field, shown: part && shownFields(part, node).find((one) => one.field === field) })),
  );
  return texts.filter(({ field }, index) => texts.findIndex((one) => one.field.path.join() === field.path.join()) === index);
}

/** Returns the text with markup that an element is in, such as a picture between two paragraphs. Words that the map does not have are those of another text. */
function markupAround(element: Element, block: Element | undefined, shown: readonly ShownField[]): ShownField | undefined {
  if (element === block) return undefined;
  const [first, ...others] = shown.filter(({ text }) => text && element.contains(text));
  if (!first) {
    const hasWords = element.textContent.trim() !== '';
    return element.parentElement && !hasWords ? markupAround(element.parentElement, block, shown) : undefined;
  }
  const isOne = others.every(({ field }) => field.path.join() === first.field.path.join());
  return isOne && first.field.text !== 'plain' ? first : undefined;
}

/** Finds a node of the map in the page. Empty when the page shows something else by now, for `isOld` when it shows no text there. */
function shownFields({ nodes }: PagePart, { at: [first = 0, ...steps], text, fields }: MappedNode, isOld = false): ShownField[] {
  const node = steps.reduce<Node | undefined>((parent, index) => parent?.childNodes[index], nodes[first]);
  if (!node) return [];
  if (isElement(node)) return fields.slice(0, 1).map((field) => ({ element: node, text: undefined, field }));
  const { parentElement: element } = node;
  if (!isText(node) || !element) return [];
  if (node.data === text) return fields.map((field) => ({ element, text: node, field }));
  return isOld ? fields.slice(0, 1).map((field) => ({ element, text: node, field: { ...field, from: 0, to: node.data.length } })) : [];
}

/** Returns the place of a shown field in the window of its page. */
export const placeOf = ({ element, text, field }: ShownField): DOMRect => (text ? rangeOf(text, field) : element).getBoundingClientRect();

/** A text that was typed over since its map was read may be shorter than there. */
function rangeOf(text: Text, { from, to }: Field): Range {
  const range = text.ownerDocument.createRange();
  range.setStart(text, Math.min(from, text.length));
  range.setEnd(text, Math.min(to, text.length));
  return range;
}

const covers = ({ text, field }: ShownField, { x, y }: Point): boolean =>
  text !== undefined &&
  [...rangeOf(text, field).getClientRects()].some(({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom);

/** Texts of a frame are of another class than those of the editor. */
const isText = (node: Node): node is Text => node.nodeType === node.TEXT_NODE;
