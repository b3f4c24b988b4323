import { splitMarkdown } from '@pagewright/core/rich';
import type { Element, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import type { Node } from 'prosemirror-model';
import { readNodes, readWords } from '../read-nodes.ts';
import { isSame, notations } from '../rich-document.ts';
import { longSchema } from '../rich-schema.ts';
import { type Notation, wordsInMarkdown } from '../write-words.ts';
import { styleOf } from '../writing-style.ts';
import type { PastedTable, PastedWord } from './pasted-blocks.ts';
import { withoutBold } from './pasted-marks.ts';
import { writeWords } from './write-pasted.ts';

/** Writes a table in Markdown, else in HTML. Its first row is the header. */
export function tableInMarkdown({ rows, aligns }: PastedTable): string {
  const cells = rows.map((row, index) => row.map((words) => writeWords(index === 0 ? words.map(asHeader) : words)));
  const wanted = cells.map((row) => row.map((html) => readNodes(`<p>${html}</p>`, longSchema)?.[0] ?? longSchema.node('paragraph')));
  const written = notations.map((notation) => inNotation(wanted, aligns, notation));
  return written.find((one) => hasCells(one, wanted)) ?? inHtml(cells);
}

const asHeader = (word: PastedWord): PastedWord =>
  word !== 'break' && 'text' in word ? { ...word, marks: withoutBold(word.marks) } : word;

type Cells = readonly (readonly Node[])[];

function inNotation(rows: Cells, aligns: PastedTable['aligns'], notation: Notation): string {
  const style = { ...styleOf('', 0), lineBreak: '<br>' };
  const isEscaped = notation === 'escaped' || notation === 'all';
  const [header = '', ...lines] = rows.map((row) => {
    const cells = row.map(({ content }) => wordsInMarkdown(content.content, notation, style));
    return `| ${cells.map((text) => (isEscaped ? text : text.replaceAll('|', '\\|'))).join(' | ')} |`;
  });
  const rule = aligns.map((align) => (align === 'right' ? '--:' : align === 'center' ? ':-:' : '---'));
  return [header, `|${rule.join('|')}|`, ...lines].join('\n');
}

const inHtml = (cells: readonly (readonly string[])[]): string =>
  `<table>${cells.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`;

/** True for a text that is one table with these cells. */
function hasCells(written: string, wanted: Cells): boolean {
  const [part, ...others] = splitMarkdown(written, 0).parts;
  const rows = part && others.length === 0 ? elementsIn(fromHtml(part.html, { fragment: true }).children, ['tr']) : [];
  const read = rows.map((row) =>
    elementsIn(row.children, ['td', 'th']).map((cell) => longSchema.node('paragraph', null, readWords(cell.children, longSchema))),
  );
  return (
    read.length === wanted.length &&
    read.every((row, index) => {
      const cells = wanted[index] ?? [];
      return row.length === cells.length && row.every((cell, column) => cells[column] !== undefined && isSame(cell, cells[column]));
    })
  );
}

const elementsIn = (nodes: readonly RootContent[], names: readonly string[]): Element[] =>
  nodes.flatMap((node) => (node.type !== 'element' ? [] : names.includes(node.tagName) ? [node] : elementsIn(node.children, names)));
