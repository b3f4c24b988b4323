import type { TextEdit } from '../../problems/problem.ts';
import { levelColumns, lineAt } from '../source-lines.ts';
import type { SyntaxFinding } from '../syntax-finding.ts';
import { levelsBefore, spaces } from './explain-indentation.ts';

/** A tab where YAML wants spaces. Its correction is for every line of the file that starts with one. */
export function explainTab(text: string, index: number): SyntaxFinding {
  const line = lineAt(text, index);
  const lead = leadOf(line.text);
  const tab = Math.max(0, line.text.indexOf('\t'));
  const tabs = /^\t+/.exec(line.text.slice(tab))?.[0].length ?? 1;
  const span: [number, number] = [line.start + tab, line.start + tab + tabs];
  if (tab >= lead.length) {
    return {
      code: 'tab-character',
      span,
      message: 'There is a tab in this line. YAML needs spaces.',
      hint: 'Replace the tab by a space.',
      fix: line.text.replaceAll('\t', ' ').trim(),
      edits: [...line.text.matchAll(/\t+/g)].map(({ index: at, 0: run }) => edit(line.start + at, run.length, ' ')),
    };
  }
  const edits = tabsToSpaces(text, line.start);
  const column = edits[0]?.text.length ?? 0;
  return {
    code: 'tab-character',
    span,
    message: 'This line starts with a tab. YAML needs spaces.',
    hint: column > 0 ? `Replace ${tabs > 1 ? 'the tabs' : 'the tab'} by ${spaces(column)}.` : 'Remove the tab.',
    fix: `${' '.repeat(column)}${line.text.slice(lead.length)}`,
    edits,
  };
}

const leadOf = (line: string): string => /^[ \t]*/.exec(line)?.[0] ?? '';

const edit = (start: number, length: number, text: string): TextEdit => ({ start, end: start + length, text });

/** Lines that start alike with tabs belong in one column: that of the first of them. */
function tabsToSpaces(text: string, from: number): TextEdit[] {
  const columns = new Map<string, number>();
  const edits: TextEdit[] = [];
  let mended = text.slice(0, from);
  let start = from;
  for (const line of text.slice(from).split('\n')) {
    const lead = leadOf(line);
    const content = line.slice(lead.length);
    const isEntry = content.startsWith('- ');
    const kind = `${lead}${isEntry ? '-' : ''}`;
    const column = lead.includes('\t') && content.trim() !== '' ? (columns.get(kind) ?? columnAfter(mended, isEntry)) : undefined;
    if (column !== undefined) {
      columns.set(kind, column);
      edits.push(edit(start, lead.length, ' '.repeat(column)));
    }
    mended += `${column === undefined ? line : `${' '.repeat(column)}${content}`}\n`;
    start += line.length + 1;
  }
  return edits;
}

/** The column that a line most likely belongs to, after the lines before it. */
function columnAfter(before: string, isEntry: boolean): number {
  const deepest = levelsBefore(before, before.length).at(-1) ?? 0;
  if (/[:|>][-+]?$/.test(before.trimEnd())) return deepest + 2;
  return isEntry ? (lastDash(before) ?? deepest) : deepest;
}

/** The column of the dash that opened the list entry before. */
function lastDash(before: string): number | undefined {
  const line = before.split('\n').findLast((one) => /^ *- /.test(one));
  return line === undefined ? undefined : levelColumns(line)[0];
}
