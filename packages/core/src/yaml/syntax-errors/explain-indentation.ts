import { correction, levelColumns, lineAt, openLevels } from '../source-lines.ts';
import type { SyntaxFinding } from '../syntax-finding.ts';
import { entryAtEdge } from './explain-list-start.ts';

export const spaces = (number: number): string => `${number} space${number === 1 ? '' : 's'}`;

/** Returns the columns that are open before a line, outermost first. */
export const levelsBefore = (text: string, start: number): number[] => text.slice(0, start).split('\n').reduce<number[]>(openLevels, []);

/** Explains a line whose indentation matches no line before it, and suggests the nearest open column. */
export function explainIndentation(text: string, index: number): SyntaxFinding {
  // The parser may report the empty line before the mistake.
  const line = lineAt(text, index + (/^(?:[^\S\n]*\n)+(?=[^\S\n]*\S)/.exec(text.slice(lineAt(text, index).start))?.[0].length ?? 0));
  const own = /^ */.exec(line.text)?.[0].length ?? 0;
  const content = line.text.trim();
  const isEntry = content.startsWith('- ');
  const dashes = dashColumns(text, line.start);
  if (!isEntry && dashes.includes(own) && /^[\w-]+:/.test(content)) return dashMissing(text, line.start + own);
  if (isEntry && own === 0 && !dashes.includes(0)) return entryAtEdge(text, line.start);
  const field = isEntry ? undefined : /^([\w-]+):/.exec(content)?.[1];
  const open = levelsBefore(text, line.start).filter((level) => level !== own && dashes.includes(level) === isEntry);
  const [nearest, next] = open.sort((a, b) => Math.abs(a - own) - Math.abs(b - own) || a - b);
  const isBetween = nearest !== undefined && next !== undefined && next - own === own - nearest;
  const earlier = nearest === undefined ? undefined : oddOneBefore(text, { start: line.start, own, level: nearest });
  if (earlier !== undefined) return firstOfGroup(text, earlier, own);
  const subject = field ? `"${field}"` : isEntry ? 'This list entry' : 'This line';
  return {
    code: 'wrong-indent',
    span: [line.start + own, line.start + own + (field?.length ?? content.length)],
    message: messageOf(subject, { own, nearest, next: isBetween ? next : undefined }),
    hint: nearest === undefined || isBetween ? columns : `${howToMove(own, nearest)} ${columns}`,
    ...(nearest !== undefined && content && !isBetween && moved(text, { start: line.start, own, nearest, isOnly: open.length === 1 })),
  };
}

type Step = { start: number; own: number; level: number };

const leadOf = (line: string): number => /^ */.exec(line)?.[0].length ?? 0;

/**
 * Returns the start of the first line of a group when that line is the wrong one: the other lines of the group have the
 * column of the reported line. Undefined when the reported line itself is wrong.
 */
function oddOneBefore(text: string, { start, own, level }: Step): number | undefined {
  const isWritten = (line: string): boolean => !/^\s*(?:#.*)?$/.test(line);
  const before = text.slice(0, start).split('\n').slice(0, -1);
  const parent = before.findLastIndex((line) => isWritten(line) && leadOf(line) < Math.min(own, level));
  if (parent < 0) return undefined;
  const group = before.slice(parent + 1).filter((line) => isWritten(line) && leadOf(line) <= Math.max(own, level));
  const [first] = group;
  if (group.length !== 1 || first === undefined || leadOf(first) !== level || first.trim().startsWith('- ')) return undefined;
  const after = text.slice(start).split('\n').filter(isWritten);
  const end = after.findIndex((line) => leadOf(line) < own);
  const alike = after.slice(0, end < 0 ? undefined : end).filter((line) => leadOf(line) === own).length;
  const outer = leadOf(before[parent] ?? '');
  return alike > 1 || own - outer === 2
    ? before.slice(0, before.lastIndexOf(first)).join('\n').length + (before.lastIndexOf(first) > 0 ? 1 : 0)
    : undefined;
}

function firstOfGroup(text: string, start: number, column: number): SyntaxFinding {
  const line = lineAt(text, start);
  const own = leadOf(line.text);
  const field = /^([\w-]+):/.exec(line.text.trim())?.[1];
  return {
    code: 'wrong-indent',
    span: [start + own, start + own + (field?.length ?? line.text.trim().length)],
    message: `${field ? `"${field}"` : 'This line'} ${found(own)}, but the lines below by ${column}.`,
    hint: `${howToMove(own, column)} ${columns}`,
    fix: `${' '.repeat(column)}${line.text.trim()}`,
    edits: correction(text, [start, start + own], ' '.repeat(column)).edits,
  };
}

const found = (own: number): string => (own === 0 ? 'is not indented' : `is indented by ${spaces(own)}`);
const wanted = (column: number): string => (column === 0 ? 'but must not be indented' : `but must be indented by ${column}`);

function messageOf(
  subject: string,
  { own, nearest, next }: { own: number; nearest: number | undefined; next: number | undefined },
): string {
  if (nearest === undefined) return `${subject} is not indented like the lines around it.`;
  if (next !== undefined) return `${subject} ${found(own)}, but the lines above by ${nearest} or ${next}.`;
  return `${subject} ${found(own)}, ${wanted(nearest)}.`;
}

type Move = { start: number; own: number; nearest: number; isOnly: boolean };

/** Returns the line in the nearest column. The edit is safe for one space, or when only one level is open: two spaces could mean a new level. */
function moved(text: string, { start, own, nearest, isOnly }: Move): Pick<SyntaxFinding, 'fix' | 'edits'> {
  const far = Math.abs(nearest - own);
  if (far > 2) return {};
  const { edits } = correction(text, [start, start + own], ' '.repeat(nearest));
  return { fix: `${' '.repeat(nearest)}${lineAt(text, start).text.trim()}`, ...((far === 1 || isOnly) && { edits }) };
}

/**
 * Explains a field in the column of a list's dashes: without its dash when the entries of the list start with this field,
 * else with too few spaces.
 */
function dashMissing(text: string, start: number): SyntaxFinding {
  const line = lineAt(text, start);
  const lead = line.text.slice(0, start - line.start);
  const name = /^[\w-]+/.exec(text.slice(start))?.[0] ?? '';
  const isFirstField = ['type', 'id'].includes(name) || text.slice(0, start).includes(`\n${lead}- ${name}:`);
  const { edits } = correction(text, [start, start], '- ');
  return {
    code: isFirstField ? 'missing-dash' : 'wrong-indent',
    span: [start, start + name.length],
    message: `"${name}" is at the place of a new list entry, but has no dash.`,
    hint: isFirstField
      ? 'Put "- " before it if it starts a new entry. Otherwise indent it like the lines above.'
      : 'Indent it by 2 more spaces if it belongs to the entry above. Put "- " before it if it starts a new entry.',
    fix: `${lead}${isFirstField ? '- ' : '  '}${line.text.slice(lead.length)}`,
    ...(['type', 'id'].includes(name) && { edits }),
  };
}

/** Returns the columns of the dashes whose lists are open before a line. */
function dashColumns(text: string, start: number): number[] {
  const levels = levelsBefore(text, start);
  const lines = text.slice(0, start).split('\n');
  return levels.filter((level) => lines.findLast((line) => levelColumns(line).includes(level))?.charAt(level) === '-');
}

/** Explains a first line that is indented more than the lines after it. */
export function firstLineIndented(text: string, index: number): SyntaxFinding | undefined {
  const start = /^(?:\s*(?:#.*)?\n)*/.exec(text)?.[0].length ?? 0;
  const lead = /^ +/.exec(text.slice(start))?.[0].length ?? 0;
  if (lead === 0 || /^\s/.test(lineAt(text, index).text)) return undefined;
  return {
    code: 'wrong-indent',
    span: [start + lead, start + lineAt(text, start).text.trimEnd().length],
    message: `This line is indented by ${spaces(lead)}, but the lines below are not indented.`,
    hint: 'Remove the spaces before it.',
    ...correction(text, [start, start + lead], ''),
  };
}

const columns = 'All fields of a block start in the same column, and all dashes of a list too.';

const howToMove = (own: number, wanted: number): string =>
  wanted > own ? `Add ${spaces(wanted - own)}.` : `Remove ${spaces(own - wanted)}.`;

/** Explains the line after a text when it is indented as if it were part of the text. */
export function indentedBelowText(text: string, from: number, until: number): SyntaxFinding {
  const next = text.indexOf('\n', from);
  return explainIndentation(text, next < 0 || next >= until ? from : next + 1);
}
