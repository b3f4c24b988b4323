import { isSeq, Lexer } from 'yaml';
import type { ValuePath } from '../yaml-file.ts';
import { regionAt, regionsIn } from './list-entries.ts';
import { columnOf, nodeAt, parseYamlText, spanOf, UneditableError } from './yaml-text.ts';

/** The text of an entry without the indentation of its list. */
const outdented = (text: string, column: number): string =>
  text
    .replaceAll('\r\n', '\n')
    .split('\n')
    .map((line) => line.slice(Math.min(column, /^ */.exec(line)?.[0].length ?? 0)))
    .join('\n');

/**
 * Returns an entry of the list at a path as it is written: a list with this one entry, without indentation, with the comments right above the
 * entry. Throws `UneditableError` when there is none.
 */
export function entryText(text: string, path: ValuePath, index: number): string {
  const list = nodeAt(parseYamlText(text), path)?.node;
  const item = isSeq(list) ? list.items[index] : undefined;
  const [from, to] = spanOf(item) ?? [];
  if (!isSeq(list) || from === undefined) throw new UneditableError(`it has no entry ${index + 1} in ${path.map(String).join('.')}`);
  if (list.flow) return outdented(`- ${text.slice(from, to)}`, 0);
  const { start, end } = regionAt(regionsIn(text, list), index);
  return outdented(text.slice(start, end), columnOf(text, spanOf(list)?.[0] ?? 0));
}

/** Returns the text of a file that has only the value of an entry, with its comments. `entry`: see `entryText`. */
export function textOfEntry(entry: string): string {
  const { contents } = parseYamlText(entry).document;
  const item = isSeq(contents) ? contents.items[0] : undefined;
  const column = columnOf(entry, spanOf(item)?.[0] ?? 0);
  const lines = entry.split('\n');
  const dash = lines.findIndex((line) => line.startsWith('-'));
  const rest = (lines[dash] ?? '').slice(1).trimStart();
  return [...lines.slice(0, dash), ...(rest === '' ? [] : [rest]), outdented(lines.slice(dash + 1).join('\n'), column)]
    .join('\n')
    .trimEnd()
    .concat('\n');
}

/** Returns the entry of a list whose value is that of a file, with the comments of the file. The reverse of `textOfEntry`. */
export function entryOfText(text: string): string {
  const lines = text.replaceAll('\r\n', '\n').trimEnd().split('\n');
  const first = lines.findIndex((line) => !/^\s*(?:#|$)/.test(line));
  const above = lines.slice(0, first).filter((line) => line !== '');
  const fields = lines.slice(first).map((line, index) => (index === 0 ? `- ${line}` : line === '' ? '' : `  ${line}`));
  return [...above, ...fields].join('\n');
}

/** Returns the comments of a YAML text, each from its `#` on. */
export function commentsIn(text: string): string[] {
  const tokens = [...new Lexer().lex(text)];
  // What follows this mark is a scalar.
  return tokens.filter((token, index) => token.startsWith('#') && tokens[index - 1] !== '\x1f');
}
