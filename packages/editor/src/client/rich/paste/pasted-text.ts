import { pastedText } from 'pagewright/fields';
import { Fragment, type Node, type Schema, Slice } from 'prosemirror-model';
import { openRichText } from '../rich-document.ts';

/** What only Markdown has: a heading, a fence, a link, or bold words. */
const marks = /^#{1,6} \S|^(?:```|~~~)|\[[^[\]\n]+\]\([^\s()[\]]+\)|\*\*\S[^\n*]*\S\*\*/m;

/** The line below the header of a table. */
const isTableLine = (line: string): boolean => /^[ :|-]+$/.test(line) && line.includes('---') && line.includes('|');

/** A line of a list. A single one may begin with the number of a day. */
const entry = /^[ \t]*(?:[-*+]|\d{1,3}[.)])[ \t]+\S/gm;

/** True for a text that says something in Markdown. */
export const isMarkdown = (text: string): boolean =>
  marks.test(text) || text.split('\n').some(isTableLine) || (text.match(entry)?.length ?? 0) > 1;

/** Reads a text of the clipboard: Markdown as what it says, unless it is pasted as plain text (`isPlain`). Other texts have paragraphs and lines. */
export function readPastedText(text: string, schema: Schema, isPlain: boolean): Slice {
  const written = text.replaceAll(/\r\n?/g, '\n').replaceAll(/(?![\n\t])[\p{Cc}\p{Bidi_Control}\u200B\uFEFF]/gu, '');
  const { hard_break: lineBreak, paragraph } = schema.nodes;
  if (!paragraph) return inLine(written, schema);
  const listed = isPlain ? written : pastedText(written, true);
  const blocks = !isPlain && isMarkdown(listed) ? openRichText(listed, false)?.doc.content.content.map(withoutIndex) : undefined;
  if (blocks) return Slice.maxOpen(Fragment.from(blocks));
  const linesOf = (block: string): Node[] =>
    block
      .split('\n')
      .flatMap((line, index) => [
        ...(index > 0 && lineBreak ? [lineBreak.create()] : []),
        ...(line.trim() === '' ? [] : [schema.text(line.replaceAll(/[\t\u00A0 ]+/g, ' ').trim())]),
      ]);
  const paragraphs = written.split(/\n(?:[ \t]*\n)+/).filter((block) => block.trim() !== '');
  return Slice.maxOpen(
    Fragment.from(paragraphs.map((block) => paragraph.create(null, linesOf(block.replaceAll(/^\n+|(?<!\n)\n+$/g, ''))))),
  );
}

/** A text on one line has spaces in place of line breaks and tabs. */
function inLine(text: string, schema: Schema): Slice {
  const line = text.replaceAll(/[\s\u00A0]+/g, ' ');
  return line.trim() === '' ? Slice.empty : new Slice(Fragment.from(schema.text(line)), 0, 0);
}

/** A piece of a pasted text is no part of the text that is open. */
const withoutIndex = (block: Node): Node => (block.type.name === 'piece' ? block.type.create({ ...block.attrs, index: null }) : block);
