import type { TextEdit } from '../../problems/problem.ts';
import { lineAt } from '../source-lines.ts';
import type { SyntaxFinding } from '../syntax-finding.ts';

/** A line with text: its start, its indentation, and its text without it. */
type Line = { start: number; lead: number; content: string };

const isEntry = (content: string): boolean => content.startsWith('- ');

const fieldAlone = /^([A-Za-z][\w-]*): *(?:#.*)?$/;

/** Explains the first entry of a list when it has no dash and later ones have: `blocks:`, `type: faq`, then `- type: …`. */
export function firstDashMissing(text: string, index: number): SyntaxFinding | undefined {
  const lines = writtenLines(text);
  const until = lineAt(text, index).start;
  const isList = (line: Line | undefined): boolean => line !== undefined && fieldAlone.test(line.content);
  // The name of the list is on a line alone, and the next line is a field. So is a group of fields in the entry, whose lines have no dash.
  const places: number[] = [];
  for (let at = lines.findLastIndex(({ start }) => start <= until); at > 0; at -= 1) {
    const [name, entry] = [lines[at - 1], lines[at]];
    if (isList(name) && (entry?.lead ?? 0) > (name?.lead ?? 0) && /^[A-Za-z][\w-]*:/.test(entry?.content ?? '')) places.push(at);
  }
  return [false, true].flatMap((isBlank) => places.flatMap((at) => entryWithoutDash(lines, at, isBlank) ?? []))[0];
}

/**
 * Explains the entry of a list in the line `first`, below the name of the list, when a later entry has a dash. `isBlank`: where its own dash was, there
 * is a space, so that its fields are two columns after the other dashes.
 */
function entryWithoutDash(lines: readonly Line[], first: number, isBlank: boolean): SyntaxFinding | undefined {
  const name = lines[first - 1];
  const entry = lines[first];
  if (!name || !entry) return undefined;
  // The entries of a list may be in the column of its name.
  const end = lines.findIndex(({ lead, content }, at) => at > first && (lead < name.lead || (lead === name.lead && !isEntry(content))));
  const inside = lines.slice(first + 1, end < 0 ? undefined : end);
  const isNext = (lead: number): boolean => (isBlank ? lead < entry.lead && lead >= entry.lead - 2 : lead === entry.lead);
  const next = inside.find(({ lead, content }) => isEntry(content) && isNext(lead));
  if (!next) return undefined;
  const own = inside.slice(0, inside.indexOf(next));
  const isWithin = own.every(({ lead }) => lead >= entry.lead);
  if (isBlank && !isWithin) return undefined;
  // Fields in the column of the first one move with it. Those that are two columns further are in the right place.
  const moves = !isBlank && isWithin && own.some(({ lead }) => lead === entry.lead) ? own : [];
  const edits: TextEdit[] = [
    { start: entry.start + next.lead, end: entry.start + entry.lead, text: '- ' },
    ...moves.map(({ start }) => ({ start, end: start, text: '  ' })),
  ];
  return {
    code: 'missing-dash',
    span: [entry.start + entry.lead, entry.start + entry.lead + entry.content.length],
    message: `The first entry of "${fieldAlone.exec(name.content)?.[1]}" has no dash.`,
    hint: 'Put "- " before it. Its other fields start in the same column as the text after the dash.',
    fix: `${' '.repeat(next.lead)}- ${entry.content}`,
    edits,
  };
}

/** Explains a list entry at the left edge: without the name of its list, or less indented than the entries before it. */
export function entryAtEdge(text: string, start: number): SyntaxFinding {
  const content = lineAt(text, start).text.trim();
  const span: [number, number] = [start, start + content.length];
  const isBlock = /^- +(?:type|use):/.test(content);
  const before = writtenLines(text).filter((line) => line.start < start);
  const list = before.findLast(({ lead, content: other }) => lead === 0 && fieldAlone.test(other));
  const entries = list && before.filter((line) => line.start > list.start && line.content.startsWith('- '));
  const column = entries?.[0]?.lead;
  if (list && column !== undefined) {
    return {
      code: 'wrong-indent',
      span,
      message: `This list entry is not indented, but the entries of "${fieldAlone.exec(list.content)?.[1]}" above are indented by ${column}.`,
      hint: `Add ${column} spaces before it and before the lines that belong to it.`,
      fix: `${' '.repeat(column)}${content}`,
      edits: linesToEnd(text, start).map((at) => ({ start: at, end: at, text: ' '.repeat(column) })),
    };
  }
  return {
    code: 'missing-dash',
    span,
    message: 'This list has no field name before it.',
    hint: isBlock ? 'Write "blocks:" on the line before it.' : 'Write the name of the field and a colon on the line before it.',
    ...(isBlock && { fix: `blocks:\n${content}`, edits: [{ start, end: start, text: 'blocks:\n' }] }),
  };
}

/** Explains a list that starts on the line of its name: `blocks: - type: faq`. `start` is that of the dash. */
export function listBesideName(text: string, start: number): SyntaxFinding | undefined {
  const line = lineAt(text, start);
  const [, lead = '', name] = /^( *(?:- +)*)([A-Za-z][\w-]*): +$/.exec(line.text.slice(0, start - line.start)) ?? [];
  const entry = line.text.slice(start - line.start).trimEnd();
  if (name === undefined || !/^- +\S/.test(entry)) return undefined;
  const base: Omit<SyntaxFinding, 'message' | 'hint'> = { code: 'missing-dash', span: [start, start + entry.length] };
  if (!/^- +[A-Za-z][\w-]*:(?: |$)/.test(entry)) {
    return {
      ...base,
      code: 'special-character',
      message: `The dash after "${name}:" starts a list or a text, and cannot do it on this line.`,
      hint: `For a text: put it in quotes. For a list: write each entry on its own line below "${name}:".`,
    };
  }
  const below = /^\n+( *)(?=[A-Za-z])/.exec(text.slice(line.start + line.text.length).replaceAll('\r', ''))?.[1]?.length ?? 0;
  const column = Math.max(lead.length + 2, below - 2);
  const before = text.slice(line.start, start);
  const space = before.length - before.trimEnd().length;
  return {
    ...base,
    message: `The list of "${name}" starts on the line of its name.`,
    hint: `Write its first entry on the line below "${name}:".`,
    fix: `${name}:\n${' '.repeat(column)}${entry}`,
    edits: [{ start: start - space, end: start, text: `\n${' '.repeat(column)}` }],
  };
}

/** Returns the starts of a line at the left edge and of the lines after it, up to a field at the left edge. */
function linesToEnd(text: string, start: number): number[] {
  const lines = writtenLines(text).filter((line) => line.start >= start);
  const end = lines.findIndex(({ lead, content }, at) => at > 0 && lead === 0 && !content.startsWith('- '));
  return lines.slice(0, end < 0 ? undefined : end).map((line) => line.start);
}

/** Returns the lines of a text that are neither empty nor comments. */
function writtenLines(text: string): Line[] {
  let start = 0;
  return text.split('\n').flatMap((line) => {
    const at = start;
    start += line.length + 1;
    const content = line.trim();
    return content === '' || content.startsWith('#') ? [] : { start: at, lead: /^ */.exec(line)?.[0].length ?? 0, content };
  });
}
