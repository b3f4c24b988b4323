import type { Element, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { type Attrs, Fragment, type Mark, type Node, type Schema } from 'prosemirror-model';
import { plainMarks } from './rich-schema.ts';

/** Thrown for HTML that the schema cannot represent. */
class OtherHtmlError extends Error {}

/** Returns the blocks that some HTML has, or its words if `schema` is of one line. Undefined for HTML that the schema cannot represent. */
export function readNodes(html: string, schema: Schema): readonly Node[] | undefined {
  try {
    const { children } = fromHtml(html, { fragment: true });
    return schema.topNodeType.inlineContent ? readWords(children, schema) : readBlocks(children, schema);
  } catch (error) {
    if (error instanceof OtherHtmlError || error instanceof RangeError) return undefined;
    throw error;
  }
}

const isBlank = (node: RootContent): boolean => node.type === 'text' && node.value.trim() === '';

const blockNames = ['p', 'h2', 'h3', 'h4', 'blockquote', 'ul', 'ol', 'pre', 'hr', 'figure', 'table', 'section', 'li'];

const isBlock = (node: RootContent): boolean => node.type === 'element' && blockNames.includes(node.tagName);

function readBlocks(children: readonly RootContent[], schema: Schema): Node[] {
  const blocks = children.filter((node) => !isBlank(node));
  // Words without an element around them are a paragraph.
  if (blocks.length > 0 && !blocks.some(isBlock)) return [make(schema, 'paragraph', {}, readWords(children, schema))];
  return blocks.map((node) => readBlock(node, schema));
}

function readBlock(node: RootContent, schema: Schema): Node {
  if (node.type !== 'element') throw new OtherHtmlError();
  const { tagName, children } = node;
  const words = (): Node[] => readWords(children, schema);
  switch (tagName) {
    case 'p':
      return make(schema, 'paragraph', attributes(node), words());
    case 'h2':
    case 'h3':
    case 'h4':
      return make(schema, 'heading', { ...attributes(node, 'id'), level: Number(tagName.slice(1)) }, words());
    case 'blockquote':
      return make(schema, 'blockquote', attributes(node), readBlocks(children, schema));
    case 'hr':
      return make(schema, 'horizontal_rule', attributes(node), []);
    case 'ul':
      return make(schema, 'bullet_list', { ...attributes(node), tight: isTight(node) }, readItems(node, schema));
    case 'ol': {
      const { start } = attributes(node, 'start');
      return make(schema, 'ordered_list', { start: Number(start ?? 1), tight: isTight(node) }, readItems(node, schema));
    }
    case 'pre':
      return readCode(node, schema);
    default:
      throw new OtherHtmlError();
  }
}

const entriesOf = ({ children }: Element): Element[] => children.filter((node): node is Element => node.type === 'element');

const isTight = (list: Element): boolean => !entriesOf(list).some((entry) => entriesOf(entry).some(({ tagName }) => tagName === 'p'));

function readItems(list: Element, schema: Schema): Node[] {
  const tight = isTight(list);
  return list.children
    .filter((node) => !isBlank(node))
    .map((entry) => {
      if (entry.type !== 'element' || entry.tagName !== 'li') throw new OtherHtmlError();
      const end = entry.children.findIndex(isBlock);
      const words = end < 0 ? entry.children : entry.children.slice(0, end);
      const blocks = readBlocks(end < 0 ? [] : entry.children.slice(end), schema);
      const isBare = tight || entry.children.length === 0;
      if (!isBare && words.some((node) => !isBlank(node))) throw new OtherHtmlError();
      const first = isBare ? [make(schema, 'paragraph', {}, readWords(words, schema))] : [];
      return make(schema, 'list_item', attributes(entry), [...first, ...blocks]);
    });
}

function readCode(node: Element, schema: Schema): Node {
  const [code, ...others] = node.children;
  if (code?.type !== 'element' || code.tagName !== 'code' || others.length > 0) throw new OtherHtmlError();
  const [text, ...more] = code.children;
  if (more.length > 0 || (text && text.type !== 'text')) throw new OtherHtmlError();
  const written = (text?.value ?? '').replace(/\n$/, '');
  return make(schema, 'code_block', attributes(code), written === '' ? [] : [schema.text(written)]);
}

/** Returns the words that some HTML has, with spaces as browsers show them. Throws for what the schema cannot represent. */
export function readWords(children: readonly RootContent[], schema: Schema): Node[] {
  return withSpaces(children.flatMap((child) => readInline(child, schema, [])));
}

function readInline(node: RootContent, schema: Schema, marks: readonly Mark[]): Node[] {
  if (node.type === 'text') return [schema.text(node.value, marks)];
  if (node.type !== 'element') throw new OtherHtmlError();
  if (node.tagName === 'br') return [make(schema, 'hard_break', attributes(node), [], marks)];
  if (node.tagName === 'img') return [make(schema, 'image', attributes(node, 'src', 'alt', 'title'), [], marks)];
  const inner = markOf(node, schema).addToSet(marks);
  return node.children.flatMap((child) => readInline(child, schema, inner));
}

function markOf(node: Element, schema: Schema): Mark {
  const name = plainMarks.find((one) => one === node.tagName) ?? { a: 'link', abbr: 'abbr' }[node.tagName];
  const type = name === undefined ? undefined : schema.marks[name];
  if (!type) throw new OtherHtmlError();
  if (name === 'link') {
    const attrs = attributes(node, 'href', 'title');
    if (!attrs.href) throw new OtherHtmlError();
    return type.create(attrs);
  }
  return type.create(attributes(node, ...(name === 'abbr' ? ['title'] : [])));
}

/** Returns the attributes of an element. Others than the named ones cannot be represented. */
function attributes({ properties }: Element, ...names: readonly string[]): Record<string, string> {
  const found = Object.entries(properties);
  if (found.some(([name]) => !names.includes(name))) throw new OtherHtmlError();
  return Object.fromEntries(found.map(([name, value]) => [name, String(value)]));
}

function make(schema: Schema, name: string, attrs: Attrs, content: readonly Node[], marks?: readonly Mark[]): Node {
  const type = schema.nodes[name];
  if (!type) throw new OtherHtmlError();
  return type.createChecked(attrs, Fragment.from(content), marks);
}

/** Spaces as browsers show them: one for several, none at the ends of a line. Those at the end of a mark are outside of it. */
export function withSpaces(words: readonly Node[]): Node[] {
  const pieces = words.flatMap((node) =>
    node.text === undefined
      ? [node]
      : (node.text.match(/[ \t\n\f\r]+|[^ \t\n\f\r]+/g) ?? []).map((text) => node.type.schema.text(text, node.marks)),
  );
  const isSpace = (node: Node | undefined): boolean => node?.text !== undefined && /^[ \t\n\f\r]/.test(node.text);
  const isEnd = (node: Node | undefined): boolean => node === undefined || node.type.name === 'hard_break';
  const kept: Node[] = [];
  let space: Node | undefined;
  for (const node of pieces) {
    if (isSpace(node)) space ??= node;
    else {
      const before = kept.at(-1);
      if (space && !isEnd(before) && !isEnd(node)) {
        const marks = space.marks.filter((mark) => mark.isInSet(before?.marks ?? []) && mark.isInSet(node.marks));
        kept.push(node.type.schema.text(' ', marks));
      }
      kept.push(node);
      space = undefined;
    }
  }
  return kept;
}

/** Returns a block with spaces as browsers show them. Code keeps its spaces. */
export function normalized(node: Node): Node {
  if (node.type.spec.code || node.isAtom) return node;
  const { type, attrs, content } = node;
  const children = node.inlineContent ? withSpaces(content.content) : content.content.map((child) => normalized(child));
  return type.create(type.spec.attrs?.tight ? { ...attrs, tight: isTightList(node) } : attrs, children);
}

/** True for a list whose entries are no paragraphs of their own. A single entry with one paragraph never is one in Markdown. */
function isTightList({ attrs, content, childCount, firstChild }: Node): boolean {
  const hasMore = content.content.some((item) => item.content.content.some((block, index) => index > 0 && block.type.name === 'paragraph'));
  return !hasMore && (attrs.tight === true || (childCount === 1 && firstChild?.childCount === 1));
}
