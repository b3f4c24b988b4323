import { type RecordType, type TypeField, withFieldsOfLinks } from '@pagewright/core';
import type { NewFile } from '../../edit/site-changes.ts';
import { type CollectionNames, collectionWords } from './collection-texts.ts';
import { fillTemplate } from './fill-template.ts';

/** Returns the file of a collection in code, in the project `root`, whose records are those of a type. */
export function collectionOfType(root: string, names: CollectionNames, type: RecordType): NewFile[] {
  const { one, many, help, roles, date, schema, feed, calendar, fields } = type;
  const lines = Object.entries(withFieldsOfLinks(fields)).map(([name, field]) => (field ? fieldText(name, field, '    ') : ''));
  const traits = { one, many, help, ...roles, date, schema, feed: feed || undefined, calendar: calendar || undefined };
  const words = { COLLECTION_TRAITS: literal(traits, '  ', 1), '    RECORD_FIELDS,': lines.join('\n') };
  return fillTemplate('collection-of-type', root, { ...collectionWords(names), ...words });
}

type Field = Omit<TypeField, 'fields'> & { fields?: Readonly<Record<string, Field>> | undefined };

/** Returns a field as a line of a schema, or as several when it does not fit into one. */
function fieldText(name: string, { kind, required, fields, ...settings }: Field, indent: string): string {
  const start = `${name}: recordField('${kind}'`;
  const end = `)${required ? '' : '.optional()'},`;
  const given = Object.entries(settings).filter(([, value]) => value !== undefined);
  if (!fields) {
    const text = given.length === 0 ? '' : `, ${literal(settings, indent, start.length + end.length + 2)}`;
    return `${indent}${start}${text}${end}`;
  }
  const inside = `${indent}  `;
  const lines = given.map(([key, value]) => `${inside}${key}: ${literal(value, inside, key.length + 3)},`);
  const inner = Object.entries(fields).map(([own, field]) => fieldText(own, field, `${inside}  `));
  return [`${indent}${start}, {`, ...lines, `${inside}fields: {`, ...inner, `${inside}},`, `${indent}}${end}`].join('\n');
}

/** The length of the longest line, as the formatter has it. */
const longest = 140;

/** Returns a value as code. `taken`: the characters before and after it on its line. Settings without a value are left out. */
function literal(value: unknown, indent: string, taken: number): string {
  const line = inOneLine(value);
  const isShort = indent.length + taken + line.length <= longest;
  if (typeof value !== 'object' || value === null || (isShort && !hasGroups(value))) return line;
  const inside = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map((entry) => literal(entry, inside, 1))
    : settingsOf(value).map(([key, inner]) => `${key}: ${literal(inner, inside, key.length + 3)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return [open, ...parts.map((part) => `${inside}${part},`), `${indent}${close}`].join('\n');
}

function inOneLine(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return `[${value.map(inOneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  return `{ ${settingsOf(value)
    .map(([key, inner]) => `${key}: ${inOneLine(inner)}`)
    .join(', ')} }`;
}

/** Returns the settings with a value. An option that is not closed does not say so. */
const settingsOf = (value: object): [string, unknown][] =>
  Object.entries(value).filter(([key, inner]) => inner !== undefined && !(key === 'closed' && inner === false));

/** True for what has a list of groups with several settings each: the formatter gives each a line of its own. */
const hasGroups = (value: object): boolean =>
  Array.isArray(value)
    ? value.length > 1 && value.every((entry) => typeof entry === 'object' && settingsOf(entry).length > 1)
    : Object.values(value).some((inner) => typeof inner === 'object' && inner !== null && hasGroups(inner));

/** Returns a text in the quotes that need fewer escapes. */
function quoted(text: string): string {
  const count = (mark: string): number => text.split(mark).length;
  const quote = count("'") > count('"') ? '"' : "'";
  return `${quote}${text.replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`).replaceAll('\n', '\\n')}${quote}`;
}
