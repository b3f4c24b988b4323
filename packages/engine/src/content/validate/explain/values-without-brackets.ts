import { accepts } from '../../../field-kinds/accepts.ts';
import { createProblem } from '../../../problems/create-problem.ts';
import type { Place, Problem } from '../../../problems/problem.ts';
import { correctedLine, inQuotes, textAt } from '../../../yaml/source-lines.ts';
import { type SchemaSubject, valueAt } from '../schema-subject.ts';
import { listPart, schemaAt } from '../schema-walk.ts';

/** A value between braces that ends at its first comma: its field, the words after it, and its place as a whole. */
export type ValueWithoutBrackets = { parent: readonly PropertyKey[]; owner: string; keys: readonly string[]; place: Place };

/** Returns the values of an object whose commas made fields of their words: `{ options: Red, White }` has a field `White`. */
export function valuesWithoutBrackets(
  subject: SchemaSubject,
  value: unknown,
  { parent, keys }: { parent: readonly PropertyKey[]; keys: readonly string[] },
): ValueWithoutBrackets[] {
  const present = Object(valueAt(value, parent));
  const names = Object.keys(present);
  const isWord = (name: string | undefined): boolean => name !== undefined && present[name] === null && keys.includes(name);
  return names.flatMap((owner, index) => {
    if (typeof present[owner] !== 'string' || !isWord(names[index + 1])) return [];
    const after = names.slice(index + 1);
    const end = after.findIndex((name) => !isWord(name));
    const found = { parent, owner, keys: end < 0 ? after : after.slice(0, end) };
    const place = placeOf(subject, present[owner], found);
    return place ? [{ ...found, place }] : [];
  });
}

/** Returns the place of a value with the words after it. Undefined when something else is between them, or the field accepts no text. */
function placeOf({ file, path, schema }: SchemaSubject, written: string, found: Omit<ValueWithoutBrackets, 'place'>): Place | undefined {
  const { parent, owner, keys } = found;
  const first = file.locate([...path, ...parent, owner], 'value');
  const last = file.locate([...path, ...parent, keys.at(-1) ?? owner], 'key');
  const place = { ...first, length: last.column + last.length - first.column };
  const words = textAt(file.readText(), place)
    .split(',')
    .map((word) => word.trim());
  const field = schemaAt(schema, [...parent, owner]);
  const isWhole = first.line === last.line && words.join() === [written, ...keys].join();
  return isWhole && accepts(listPart(field)?.element ?? field, written) ? place : undefined;
}

/** Explains a list without its brackets, or a text with commas and without quotes, between braces. */
export function withoutBracketsProblem({ file, context, schema }: SchemaSubject, { parent, owner, place }: ValueWithoutBrackets): Problem {
  const text = file.readText();
  const written = textAt(text, place);
  const isList = listPart(schemaAt(schema, [...parent, owner])) !== undefined;
  const right = isList ? `[${written}]` : inQuotes(written);
  return createProblem({
    code: 'unknown-field',
    place,
    text,
    context,
    message: `Within braces a comma starts a new field, so "${owner}" ends before ${written.slice(written.indexOf(','))}.`,
    hint: isList ? `Put the entries in brackets: ${owner}: ${right}.` : 'Put quotes around the text.',
    fix: correctedLine(text, place, right),
  });
}
