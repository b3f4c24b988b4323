import type { SyntaxFinding } from './quote-mistake.ts';
import { levelColumns, lineAt, openLevels } from './source-lines.ts';

const spaces = (number: number): string => `${number} space${number === 1 ? '' : 's'}`;

/** A line that stands in no column of the lines before it, with the nearest column that is open there. */
export function indentMistake(text: string, index: number): SyntaxFinding {
  const line = lineAt(text, index);
  const own = /^ */.exec(line.text)?.[0].length ?? 0;
  const content = line.text.trim();
  const field = /^(?:- +)?([\w-]+):/.exec(content)?.[1];
  const levels = levelsBefore(text, line.start).filter((level) => level !== own);
  const nearest = levels.sort((a, b) => Math.abs(a - own) - Math.abs(b - own) || b - a)[0];
  const subject = field ? `"${field}"` : 'This line';
  const found = own === 0 ? 'stands at the left edge' : `is indented by ${spaces(own)}`;
  const wanted = nearest === 0 ? 'it belongs at the left edge' : `the lines it belongs to by ${nearest}`;
  return {
    code: 'wrong-indent',
    span: [line.start + own, line.start + own + (field?.length ?? content.length)],
    message: nearest === undefined ? `${subject} does not line up with the lines around it.` : `${subject} ${found}; ${wanted}.`,
    hint: 'Fields of one block start in the same column; entries of a list start with "- " in the same column.',
    ...(nearest !== undefined && Math.abs(nearest - own) <= 2 && content && { fix: `${' '.repeat(nearest)}${content}` }),
  };
}

/** The line after a text that is indented as if it belonged to it. */
export function indentedBelowText(text: string, from: number, until: number): SyntaxFinding {
  const next = text.indexOf('\n', from);
  return indentMistake(text, next < 0 || next >= until ? from : next + 1);
}

/** A tab where YAML wants spaces. */
export function tabMistake(text: string, index: number): SyntaxFinding {
  const line = lineAt(text, index);
  const lead = /^[ \t]*/.exec(line.text)?.[0] ?? '';
  const tab = Math.max(0, line.text.indexOf('\t'));
  const tabs = /^\t+/.exec(line.text.slice(tab))?.[0].length ?? 1;
  const isLead = tab < lead.length;
  const content = line.text.slice(lead.length);
  return {
    code: 'tab-character',
    span: [line.start + tab, line.start + tab + tabs],
    message: isLead ? 'This line starts with a tab. YAML needs spaces.' : 'There is a tab in this line. YAML needs spaces.',
    hint: 'Replace the tab by spaces, as many as the lines beside it have.',
    fix: isLead ? `${' '.repeat(columnAfter(text, line.start, content))}${content}` : line.text.replaceAll('\t', ' ').trim(),
  };
}

/** The column that a line most likely belongs to, after the lines before it. */
function columnAfter(text: string, start: number, content: string): number {
  const before = text.slice(0, start).trimEnd();
  const levels = levelsBefore(text, start);
  const deepest = levels.at(-1) ?? 0;
  if (/[:|>][-+]?$/.test(before)) return deepest + 2;
  const dashes = lastDashes(before);
  return content.startsWith('- ') ? (dashes ?? deepest) : deepest;
}

/** The column of the dash that opened the list entry before. */
function lastDashes(before: string): number | undefined {
  const line = before.split('\n').findLast((one) => /^ *- /.test(one));
  return line === undefined ? undefined : levelColumns(line)[0];
}

const levelsBefore = (text: string, start: number): number[] => text.slice(0, start).split('\n').reduce<number[]>(openLevels, []);
