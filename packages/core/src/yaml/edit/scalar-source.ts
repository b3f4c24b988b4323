import { isMap, isScalar } from 'yaml';
import { parseDocument } from '../parse-yaml.ts';

/** A value to write, the text that it replaces (`like`), and whether it is within brackets. */
type Writing = { value: string | number; like: string; isInFlow: boolean };

/**
 * Formats a value as YAML in the style of the replaced text: with the same quotes, or without quotes if the value can
 * be parsed back without them.
 */
export function scalarSource({ value, like, isInFlow }: Writing): string {
  if (typeof value === 'number') return String(value);
  const quote = /^["']/.exec(like)?.[0];
  if (quote === "'" && !/[\p{Cc}\u2028\u2029\u0085\uFEFF]/u.test(value)) return `'${value.replaceAll("'", "''")}'`;
  if (quote === undefined && isPlain(value, isInFlow)) return value;
  // JSON is YAML; it escapes what double quotes must.
  return JSON.stringify(value).replaceAll(/[\u2028\u2029\u0085\uFEFF\p{Cc}]/gu, escapeCharacter);
}

const escapeCharacter = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** True when a text without quotes is parsed as the same text. */
function isPlain(value: string, isInFlow: boolean): boolean {
  const document = parseDocument(isInFlow ? `{ a: ${value} }` : `a: ${value}\n`);
  const { contents } = document;
  if (document.errors.length > 0 || document.warnings.length > 0 || !isMap(contents) || contents.items.length !== 1) return false;
  const read: unknown = contents.items[0]?.value;
  return isScalar(read) && read.type === 'PLAIN' && read.value === value;
}
