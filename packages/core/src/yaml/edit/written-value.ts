import { Scalar, stringify } from 'yaml';
import { scalarSource } from './scalar-source.ts';

/** Where lines are written: the column of their first character, the line ending of the file, and the length of folded lines. */
type Lines = { column: number; eol: string; width?: number | undefined };

/** Long lines stay whole: a person decides where to break them. */
const options = { lineWidth: 0 } as const;

/** Indents all lines but the first, which follows what stands before it. */
const indented = (text: string, { column, eol }: Lines): string =>
  text
    .replace(/\n$/, '')
    .split('\n')
    .map((line, index) => (index === 0 || line === '' ? line : ' '.repeat(column) + line))
    .join(eol);

/** A text that is written in a block below its field, with `|` or `>`. */
export const textBlock = (text: string, type: Scalar.Type | undefined): Scalar => Object.assign(new Scalar(text), type && { type });

/** Formats a field on lines of its own, without the indentation of its first line. */
export const fieldSource = (name: PropertyKey, value: unknown, lines: Lines): string =>
  indented(stringify({ [name]: value }, { lineWidth: lines.width ?? options.lineWidth }), lines);

/** Formats an entry of a list, from its dash on. `gap` is the distance from the dash to the value. A list within a list is in brackets. */
export function entrySource(value: unknown, gap: number, lines: Lines): string {
  if (Array.isArray(value)) return '-'.padEnd(gap) + flowSource(value);
  const [first = '', ...rest] = stringify([value], options).split('\n');
  const wider = rest.map((line) => (line === '' ? '' : ' '.repeat(gap) + line.slice(2)));
  return indented(['-'.padEnd(gap) + first.slice(2), ...wider].join('\n'), lines);
}

/** Formats a value within brackets, on one line. */
export function flowSource(value: unknown): string {
  if (typeof value === 'string') return scalarSource({ value, like: '', isInFlow: true });
  if (Array.isArray(value)) return `[${value.map(flowSource).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const fields = Object.entries(value).map(([name, one]) => `${flowSource(name)}: ${flowSource(one)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}
