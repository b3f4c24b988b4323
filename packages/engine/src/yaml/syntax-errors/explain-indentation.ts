import { correction, levelColumns, lineAt, openLevels } from '../source-lines.ts';
import type { SyntaxFinding } from '../syntax-finding.ts';

export const spaces = (number: number): string => `${number} space${number === 1 ? '' : 's'}`;

/** The columns that are open before a line, outermost first. */
export const levelsBefore = (text: string, start: number): number[] => text.slice(0, start).split('\n').reduce<number[]>(openLevels, []);

/** A line that stands in no column of the lines before it, with the nearest column that is open there. */
export function explainIndentation(text: string, index: number): SyntaxFinding {
  // The place of a mistake may be the empty line before it.
  const line = lineAt(text, index + (/^[^\S\n]*\n\s*?(?=[^\S\n]*\S)/.exec(text.slice(lineAt(text, index).start))?.[0].length ?? 0));
  const own = /^ */.exec(line.text)?.[0].length ?? 0;
  const content = line.text.trim();
  const isEntry = content.startsWith('- ');
  const dashes = dashColumns(text, line.start);
  if (!isEntry && dashes.includes(own) && /^[\w-]+:/.test(content)) return dashMissing(text, line.start + own);
  const field = isEntry ? undefined : /^([\w-]+):/.exec(content)?.[1];
  const open = levelsBefore(text, line.start).filter((level) => level !== own && dashes.includes(level) === isEntry);
  const [nearest, next] = open.sort((a, b) => Math.abs(a - own) - Math.abs(b - own) || a - b);
  const isBetween = nearest !== undefined && next !== undefined && next - own === own - nearest;
  const earlier = nearest === undefined ? undefined : oddOneBefore(text, { start: line.start, own, level: nearest });
  if (earlier !== undefined) return firstOfGroup(text, earlier, own);
  const subject = field ? `"${field}"` : isEntry ? 'This entry of a list' : 'This line';
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
 * Where the line begins that does not line up, when it is not the one at which that shows: the first of a
 * group, whose other lines stand in the column of the later one.
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
    message: `${field ? `"${field}"` : 'This line'} ${found(own)}; the lines below it by ${column}.`,
    hint: `${howToMove(own, column)} ${columns}`,
    fix: `${' '.repeat(column)}${line.text.trim()}`,
    edits: correction(text, [start, start + own], ' '.repeat(column)).edits,
  };
}

const found = (own: number): string => (own === 0 ? 'stands at the left edge' : `is indented by ${spaces(own)}`);
const wanted = (column: number): string => (column === 0 ? 'it belongs at the left edge' : `the lines it belongs to by ${column}`);

function messageOf(
  subject: string,
  { own, nearest, next }: { own: number; nearest: number | undefined; next: number | undefined },
): string {
  if (nearest === undefined) return `${subject} does not line up with the lines around it.`;
  if (next !== undefined) return `${subject} ${found(own)}; the lines above it are by ${nearest} and by ${next}.`;
  return `${subject} ${found(own)}; ${wanted(nearest)}.`;
}

type Move = { start: number; own: number; nearest: number; isOnly: boolean };

/** The line in the nearest column. Two spaces could be a level of their own; one is a slip, and so is any number where one level alone is open. */
function moved(text: string, { start, own, nearest, isOnly }: Move): Pick<SyntaxFinding, 'fix' | 'edits'> {
  const far = Math.abs(nearest - own);
  if (far > 2) return {};
  const { edits } = correction(text, [start, start + own], ' '.repeat(nearest));
  return { fix: `${' '.repeat(nearest)}${lineAt(text, start).text.trim()}`, ...((far === 1 || isOnly) && { edits }) };
}

/** A field in the column in which the dashes of a list stand. */
function dashMissing(text: string, start: number): SyntaxFinding {
  const line = lineAt(text, start);
  const name = /^[\w-]+/.exec(text.slice(start))?.[0] ?? '';
  const { edits } = correction(text, [start, start], '- ');
  return {
    code: 'missing-dash',
    span: [start, start + name.length],
    message: `"${name}" stands where the entries of a list begin, but has no dash.`,
    hint: 'Put "- " before it if it begins a new entry; otherwise indent it as the lines above are.',
    fix: `${line.text.slice(0, start - line.start)}- ${line.text.slice(start - line.start)}`,
    ...(['type', 'id'].includes(name) && { edits }),
  };
}

/** The columns of the dashes whose lists are still open before a line. */
function dashColumns(text: string, start: number): number[] {
  const levels = levelsBefore(text, start);
  const lines = text.slice(0, start).split('\n');
  return levels.filter((level) => lines.findLast((line) => levelColumns(line).includes(level))?.charAt(level) === '-');
}

/** A first line that is indented more than those after it. */
export function firstLineIndented(text: string, index: number): SyntaxFinding | undefined {
  const start = /^(?:\s*(?:#.*)?\n)*/.exec(text)?.[0].length ?? 0;
  const lead = /^ +/.exec(text.slice(start))?.[0].length ?? 0;
  if (lead === 0 || /^\s/.test(lineAt(text, index).text)) return undefined;
  return {
    code: 'wrong-indent',
    span: [start + lead, start + lineAt(text, start).text.trimEnd().length],
    message: `This line is indented by ${spaces(lead)}; the lines below it stand at the left edge.`,
    hint: 'Remove the spaces before it.',
    ...correction(text, [start, start + lead], ''),
  };
}

const columns = 'Fields of one block start in the same column; entries of a list start with "- " in the same column.';

const howToMove = (own: number, wanted: number): string =>
  wanted > own ? `Add ${spaces(wanted - own)}.` : `Remove ${spaces(own - wanted)}.`;

/** The line after a text that is indented as if it belonged to it. */
export function indentedBelowText(text: string, from: number, until: number): SyntaxFinding {
  const next = text.indexOf('\n', from);
  return explainIndentation(text, next < 0 || next >= until ? from : next + 1);
}
