import type { TextEdit } from '../../problems/problem.ts';
import { levelColumns, lineAt } from '../source-lines.ts';
import type { SyntaxFinding } from '../syntax-finding.ts';
import { levelsBefore, spaces } from './explain-indentation.ts';

/** Explains a tab where YAML requires spaces. The fix replaces the tabs at the start of all lines. */
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
      message: 'There is a tab in this line. YAML requires spaces.',
      hint: 'Replace the tab with a space.',
      fix: line.text.replaceAll('\t', ' ').trim(),
      edits: [...line.text.matchAll(/\t+/g)].map(({ index: at, 0: run }) => edit(line.start + at, run.length, ' ')),
    };
  }
  const edits = tabsToSpaces(text, line.start);
  const column = edits[0]?.text.length ?? 0;
  return {
    code: 'tab-character',
    span,
    message: 'This line starts with a tab. YAML requires spaces.',
    hint: column > 0 ? `Replace ${tabs > 1 ? 'the tabs' : 'the tab'} with ${spaces(column)}.` : 'Remove the tab.',
    fix: `${' '.repeat(column)}${line.text.slice(lead.length)}`,
    edits,
  };
}

const leadOf = (line: string): string => /^[ \t]*/.exec(line)?.[0] ?? '';

const edit = (start: number, length: number, text: string): TextEdit => ({ start, end: start + length, text });

/** Returns the edits that replace leading tabs by spaces. Lines with the same tabs get the column of the first of them. */
function tabsToSpaces(text: string, from: number): TextEdit[] {
  const columns = new Map<string, number>();
  const edits: TextEdit[] = [];
  let fixed = text.slice(0, from);
  let start = from;
  for (const line of text.slice(from).split('\n')) {
    const lead = leadOf(line);
    const content = line.slice(lead.length);
    const isEntry = content.startsWith('- ');
    const kind = `${lead}${isEntry ? '-' : ''}`;
    const column = lead.includes('\t') && content.trim() !== '' ? (columns.get(kind) ?? columnAfter(fixed, isEntry)) : undefined;
    if (column !== undefined) {
      columns.set(kind, column);
      edits.push(edit(start, lead.length, ' '.repeat(column)));
    }
    fixed += `${column === undefined ? line : `${' '.repeat(column)}${content}`}\n`;
    start += line.length + 1;
  }
  return edits;
}

/** Returns the most likely column of a line after the lines before it. */
function columnAfter(before: string, isEntry: boolean): number {
  const deepest = levelsBefore(before, before.length).at(-1) ?? 0;
  if (/[:|>][-+]?$/.test(before.trimEnd())) return deepest + 2;
  return isEntry ? (lastDash(before) ?? deepest) : deepest;
}

/** Returns the column of the dash of the previous list entry. */
function lastDash(before: string): number | undefined {
  const line = before.split('\n').findLast((one) => /^ *- /.test(one));
  return line === undefined ? undefined : levelColumns(line)[0];
}
