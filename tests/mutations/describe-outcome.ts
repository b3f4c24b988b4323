import type { Problem } from '../../packages/core/src/problems/problem.ts';
import type { Mutation } from './mutate.ts';

/**
 * The code, place and fix of a mutation's problems without the wording, such as `value wrong-type --fix <name>: "2026"`. Places and
 * fixes are relative to the field, so that the same mistake in another field has the same outcome.
 */
export function describeOutcome(mutation: Mutation, problems: readonly Problem[], original: string): string {
  if (problems.length === 0) return 'accepted';
  return problems
    .map((problem) => `${placeOf(mutation, problem, original)} ${problem.code}${fixOf(mutation, problem, original)}`)
    .join(' + ');
}

type Position = { line: number; column: number };

function positionAt(text: string, offset: number): Position {
  const lines = text.slice(0, offset).split('\n');
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}

/** `key`, `value`, `line` or `object` for the start of one of these, with a difference in columns; else line and column. */
function placeOf({ field }: Mutation, { line, column }: Problem, original: string): string {
  const key = positionAt(original, field.at);
  // A value on lines of its own was replaced by one behind the key.
  const isBelow = positionAt(original, field.start).line > key.line;
  const valueColumn = isBelow ? key.column + field.key.length + 2 : positionAt(original, field.start).column;
  const first = positionAt(original, field.objectStart);
  if (line === key.line || line === key.line + 1) {
    const prefix = line === key.line ? '' : 'next line, ';
    if (column === key.column) return `${prefix}key`;
    if (column === valueColumn) return `${prefix}value`;
    if (column === 1) return `${prefix}line`;
    return `${prefix}key${column < key.column ? '-' : '+'}${Math.abs(column - key.column)}`;
  }
  if (line === first.line && column === first.column) return 'object';
  return `${line}:${column}`;
}

/** The fix with `<line>` for the field as it was, `<name>` for its key and `<value>` for its value. */
function fixOf({ field }: Mutation, { fix, edits }: Problem, original: string): string {
  if (!fix) return edits ? ' --fix' : '';
  const from = original.lastIndexOf('\n', field.at - 1) + 1;
  const line = original.slice(from).split('\n', 1).join('').trim().replace(/^- /, '');
  const value = String(field.value);
  const lines = fix.split('\n').map((fixLine) => {
    const text = fixLine.trim().replace(/^- /, '');
    if (text === line) return '<line>';
    const withName = text.replace(`${field.key}:`, '<name>:');
    // A shorter value may occur by chance in what the fix adds.
    return value.length > 3 ? withName.replaceAll(value, '<value>') : withName;
  });
  return `${edits ? ' --fix ' : ' fix '}${lines.join(' ¶ ')}`;
}
