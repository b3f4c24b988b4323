import type { Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import type { MarkedPart, Marks } from './marks.ts';

/** A node of a block in the page that shows fields. */
export type MappedNode = {
  /** The indices of child nodes that lead to it from the element of the block. */
  at: number[];
  /** What a text says. Undefined for an element whose attributes show the fields. */
  text?: string;
  fields: MarkedPart[];
};

/** Finds the nodes that show fields in the HTML of a block, rendered without and with marks. Parts of another shape are left out. */
export const alignHtml = (plain: string, marked: string, marks: Marks): MappedNode[] =>
  alignNodes(fromHtml(plain, { fragment: true }), fromHtml(marked, { fragment: true }), [], marks);

function alignNodes(plain: Nodes, marked: Nodes, at: number[], marks: Marks): MappedNode[] {
  if (plain.type === 'text' && marked.type === 'text') {
    const fields = marks.read(plain.value, marked.value);
    return fields.length > 0 ? [{ at, text: plain.value, fields }] : [];
  }
  if (!('children' in plain && 'children' in marked)) return [];
  const own = plain.type === 'element' && marked.type === 'element' ? readAttributes(plain.properties, marked.properties, marks) : [];
  const { length } = plain.children;
  const inner =
    length === marked.children.length && nameOf(plain) === nameOf(marked)
      ? plain.children.flatMap((child, index) => alignNodes(child, marked.children[index] ?? child, [...at, index], marks))
      : [];
  return own.length > 0 ? [{ at, fields: own }, ...inner] : inner;
}

const nameOf = (node: Nodes): string => ('tagName' in node ? node.tagName : node.type);

type Attributes = Readonly<Record<string, unknown>>;

/** Reads all attributes. The file of a picture comes before its description. */
function readAttributes(plain: Attributes, marked: Attributes, marks: Marks): MarkedPart[] {
  const names = Object.keys(marked).toSorted((one, other) => Number(other === 'src') - Number(one === 'src'));
  return names.flatMap((name) => marks.read(String(plain[name] ?? ''), String(marked[name])));
}
