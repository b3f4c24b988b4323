import { type RichPart, sanitizeHtml, sanitizeRichText, splitMarkdown, splitRichText } from '@pagewright/core/rich';
import { Fragment, type Node } from 'prosemirror-model';
import { type BlockPlace, placeBlocks } from './place-blocks.ts';
import { normalized, readNodes, withSpaces } from './read-nodes.ts';
import { lineSchema, longSchema } from './rich-schema.ts';
import { blockInHtml, blockInMarkdown } from './write-blocks.ts';
import { addressIn, type Notation, type WritingStyle, wordsInHtml, wordsInMarkdown } from './write-words.ts';
import { lineWidthOf, styleOf, wrapped } from './writing-style.ts';

/** A rich text that is open for editing. */
export type RichDocument = {
  doc: Node;
  /** Returns the text of a document that was edited. Blocks that are as before keep their bytes. */
  write: (doc: Node) => string;
  /** Returns the sanitised HTML of a piece. */
  showPiece: (piece: Node) => { html: string; text: string };
  /** True for Markdown, where the first level of headings is always the largest. */
  isMarkdown: boolean;
};

/** The ways to write words, in the order in which they are tried. */
export const notations: readonly Notation[] = ['plain', 'escaped', 'all', 'tags'];

/** Opens a rich text. Undefined for one that cannot be edited as a document. `inline`: one line with emphasis only. */
export function openRichText(text: string, inline: boolean): RichDocument | undefined {
  const split = splitRichText(text, inline);
  if (!split) return undefined;
  const { parts, syntax, shift } = split;
  const style = styleOf(text, shift);
  const isMarkdown = syntax === 'markdown';
  if (inline) {
    const words = readNodes(parts[0]?.html ?? '', lineSchema);
    if (!words) return undefined;
    const doc = lineSchema.topNodeType.create(null, Fragment.from(words));
    return {
      doc,
      write: (next) => (next.eq(doc) ? text : writeLine(next, isMarkdown, style) + text.slice(text.trimEnd().length)),
      showPiece,
      isMarkdown,
    };
  }
  const blocks = parts.map((part, index) => readPart(part, index, text, { isMarkdown, style }));
  const empty = longSchema.node('paragraph');
  const doc = longSchema.topNodeType.create(null, blocks.length > 0 ? blocks : [empty]);
  return {
    doc,
    write: (next) => writeLong(next, { text, parts, blocks, isMarkdown, style }),
    showPiece: (piece) => {
      const { index, source } = piece.attrs;
      const part = index === null ? undefined : parts[index];
      return { html: part ? sanitizeHtml(part.html, false).html : sanitizeRichText(source, false, '').html, text: source };
    },
    isMarkdown,
  };
}

const showPiece = (): { html: string; text: string } => ({ html: '', text: '' });

type Writing = { isMarkdown: boolean; style: WritingStyle };

/** Reads a part. One that cannot be written so that it is the same again is a piece. */
function readPart(part: RichPart, index: number, text: string, writing: Writing): Node {
  const written = text.slice(part.from, part.to);
  const piece = longSchema.node('piece', { index, source: written });
  const [block, ...others] = readNodes(part.html, longSchema) ?? [];
  const hasUrl = / (?:href|src)=/.test(part.html);
  if (!block || others.length > 0 || (hasUrl && sanitizeHtml(part.html, false).removed.length > 0)) return piece;
  // A link or footnote whose address is elsewhere in the text.
  const alone = writing.isMarkdown ? readAgain(written, writing) : block;
  if (!alone?.eq(block)) return piece;
  return withInfo(block, written);
}

/** Adds the language of code, which is not in its HTML. */
function withInfo(block: Node, written: string): Node {
  const [, info] = /^ {0,3}(?:`{3,}|~{3,})[ \t]*([^\n`]*)/.exec(written) ?? [];
  return block.type.name === 'code_block' && info ? block.type.create({ info: info.trim() }, block.content) : block;
}

/** Returns the block that a text is. Undefined when it is none, or several. */
function readAgain(written: string, { isMarkdown, style }: Writing): Node | undefined {
  const parts = isMarkdown ? splitMarkdown(written, style.shift).parts : [{ html: written }];
  const [block, ...others] = parts.length === 1 ? (readNodes(parts[0]?.html ?? '', longSchema) ?? []) : [];
  return others.length === 0 ? block : undefined;
}

type Original = Writing & { text: string; parts: readonly RichPart[]; blocks: readonly Node[] };

function writeLong(doc: Node, original: Original): string {
  const { parts, blocks, isMarkdown } = original;
  const shown = withoutEmpty(doc);
  const isLine = !isMarkdown && parts.length === 1 && blocks[0]?.type.name === 'paragraph' && !/^<p[\s>]/i.test(parts[0]?.html ?? '');
  const places = placeBlocks(shown, isLine && shown.length > 1 ? [] : blocks);
  const [first] = shown;
  if (isLine && shown.length === 1 && first?.type.name === 'paragraph' && !places[0]?.isKept) {
    const line = around(wordsInHtml(withSpaces(first.content.content)), original);
    // Words such as `*` may look like Markdown without a paragraph around them.
    if (hasBlocks(line, shown)) return line;
  }
  const written = shown.map((block, index) => writeBlock(block, places[index], original));
  for (const [index, block] of shown.entries()) {
    // Two lists behind each other need different marks.
    const before = shown[index - 1];
    if (!isMarkdown || before === undefined || !/_list$/.test(block.type.name)) continue;
    if (markOf(written[index - 1]) === markOf(written[index]))
      written[index] = writeBlock(block, undefined, withOtherMarks(original, written[index]));
  }
  const join = (pieces: readonly string[], isTight: boolean): string =>
    pieces.map((block, index) => (index === 0 ? '' : gap(places[index - 1], places[index], original, isTight)) + block).join('');
  const asBefore = join(written, true);
  const apart = join(written, false);
  if (hasBlocks(asBefore, shown)) return around(asBefore, original);
  if (!isMarkdown || hasBlocks(apart, shown)) return around(apart, original);
  // A text such as "<w" is HTML when it is alone.
  const escaped = shown.map((block, index) => writeBlock(block, places[index], original, notations.slice(1)));
  return around(join(escaped, false), original);
}

/** True for a text that has these blocks when it is read. */
function hasBlocks(text: string, blocks: readonly Node[]): boolean {
  const parts = splitRichText(text, false)?.parts ?? [];
  // Pages show a single paragraph as HTML: then "<w" is the start of a tag.
  const alone = blocks.length === 1 && blocks[0]?.type.name === 'paragraph' ? sanitizeRichText(text, false, '').html : undefined;
  return (
    parts.length === blocks.length &&
    blocks.every((block, index) => {
      const [read] = readNodes(alone ?? parts[index]?.html ?? '', longSchema) ?? [];
      return block.type.name === 'piece' || (read !== undefined && isSame(read, normalized(block)));
    })
  );
}

const withoutEmpty = (doc: Node): readonly Node[] =>
  doc.content.content.filter((block) => block.type.name !== 'paragraph' || normalized(block).childCount > 0);

/** Puts what is before and behind the blocks of a text around others. */
function around(blocks: string, { text, parts }: Original): string {
  return text.slice(0, parts[0]?.from ?? 0) + blocks + text.slice(parts.at(-1)?.to ?? text.length);
}

function gap(before: BlockPlace | undefined, place: BlockPlace | undefined, original: Original, isTight: boolean): string {
  const { text, parts, isMarkdown } = original;
  const [end, start] = [before?.index, place?.index];
  const follows = end !== undefined && start === end + 1;
  if (follows && (isTight || (before?.isKept && place?.isKept))) return text.slice(parts[end]?.to, parts[start]?.from);
  const usual = isMarkdown ? '\n\n' : '\n';
  return parts[0] && parts[1] && !isMarkdown ? text.slice(parts[0].to, parts[1].from) || usual : usual;
}

const markOf = (list = ''): string | undefined => /^\s*(?:\d+)?([-*+.)])\s/.exec(list)?.[1];

/** Returns the style with the marks that a list has already. */
function styleOfList(before: string | undefined, style: WritingStyle): WritingStyle {
  const mark = markOf(before);
  if (mark === undefined) return style;
  return /[.)]/.test(mark) ? { ...style, delimiter: mark } : { ...style, bullet: mark };
}

function withOtherMarks(original: Original, written: string | undefined): Original {
  const mark = markOf(written);
  return { ...original, style: { ...original.style, bullet: mark === '-' ? '*' : '-', delimiter: mark === '.' ? ')' : '.' } };
}

function writeBlock(
  block: Node,
  place: BlockPlace | undefined,
  { text, parts, isMarkdown, style: usual }: Original,
  allowed = notations,
): string {
  const part = place?.index === undefined ? undefined : parts[place.index];
  const before = part && text.slice(part.from, part.to);
  if (place?.isKept && before !== undefined) return before;
  if (block.type.name === 'piece') return isMarkdown || block.attrs.index !== null ? block.attrs.source : inHtml(block.attrs.source);
  const wanted = normalized(block);
  const style = styleOfList(before, usual);
  if (!isMarkdown) return blockInHtml(wanted);
  const width = block.type.name === 'paragraph' && before ? lineWidthOf(before) : undefined;
  const candidates = allowed.map((notation) => blockInMarkdown(wanted, notation, style));
  const all = candidates.flatMap((one) => (width === undefined ? [one] : [wrapped(one, width), one]));
  const right = all.find((one) => {
    const again = readAgain(one, { isMarkdown, style });
    return again && isSame(again, wanted);
  });
  return right ?? blockInHtml(wanted);
}

/** Writes a piece of another text, which may be Markdown, in HTML. */
const inHtml = (source: string): string => sanitizeRichText(source, false, '').html.trimEnd();

function writeLine(doc: Node, isMarkdown: boolean, style: WritingStyle): string {
  const words = withSpaces(doc.content.content);
  if (!isMarkdown) return wordsInHtml(words);
  const wanted = doc.copy(Fragment.from(words));
  const candidates = notations.map((notation) => wordsInMarkdown(words, notation, { ...style, lineBreak: '<br>' }));
  const right = candidates.find((one) => openRichText(one, true)?.doc.eq(wanted));
  return right ?? wordsInHtml(words);
}

/** True when two blocks are the same, but for addresses that Markdown makes links, and the language of code. */
export const isSame = (one: Node, other: Node): boolean => one.eq(other) || withoutAddresses(one).eq(withoutAddresses(other));

function withoutAddresses(node: Node): Node {
  const children = node.content.content.map((child) => {
    if (child.text === undefined) return withoutAddresses(child);
    const { text } = child;
    return child.mark(child.marks.filter(({ type, attrs }) => type.name !== 'link' || addressIn(text) !== attrs.href));
  });
  return node.type.create(node.type.spec.code ? null : node.attrs, Fragment.from(children));
}
