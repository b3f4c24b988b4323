import { accepts } from '../../../field-kinds/accepts.ts';
import { createProblem } from '../../../problems/create-problem.ts';
import type { Problem } from '../../../problems/problem.ts';
import { scalarSource } from '../../../yaml/edit/scalar-source.ts';
import { correctedLine, textAt } from '../../../yaml/source-lines.ts';
import { partName, type SchemaSubject, valueAt } from '../schema-subject.ts';
import { childSchema, schemaAt } from '../schema-walk.ts';

/** An object of two required fields that was written as one: `Home: /` for `label: Home` and `to: /`. */
export type NameAsField = { parent: readonly PropertyKey[]; key: string; name: string; rest: string };

/** Returns the two fields that an object with one unknown field means. Undefined when it is not certain which. */
export function nameAsField(
  { schema }: SchemaSubject,
  value: unknown,
  { parent, keys, lacks }: { parent: readonly PropertyKey[]; keys: readonly string[]; lacks: readonly string[] },
): NameAsField | undefined {
  const [key, more] = Object.keys(Object(valueAt(value, parent)));
  const [one, other, third] = lacks;
  if (key === undefined || more !== undefined || !keys.includes(key) || one === undefined || other === undefined || third !== undefined)
    return undefined;
  const written = valueAt(value, [...parent, key]);
  const at = schemaAt(schema, parent);
  const fitting = [
    { name: one, rest: other },
    { name: other, rest: one },
  ].filter(({ name, rest }) => accepts(childSchema(at, name), key) && accepts(childSchema(at, rest), written));
  const [first, second] = fitting;
  // What looks like the name of a field may be a misspelt one.
  return first && (!second || !/^[a-z][\w-]*$/.test(key)) ? { parent, key, ...first } : undefined;
}

/** Explains an object of two fields that was written as one. */
export function nameAsFieldProblem(subject: SchemaSubject, { parent, key, name, rest }: NameAsField): Problem {
  const { file, context, path } = subject;
  const text = file.readText();
  const place = file.locate([...path, ...parent, key], 'key');
  const end = file.locate([...path, ...parent, key], 'value');
  const isInBraces = textAt(text, file.locate([...path, ...parent], 'value')).startsWith('{');
  const words = `${name}: ${scalarSource({ value: key, like: '', isInFlow: true })}, ${rest}: ${textAt(text, end)}`;
  const right = isInBraces ? words : `{ ${words} }`;
  return createProblem({
    code: 'unknown-field',
    place,
    text,
    context,
    message: `"${key}" is not a field of ${partName(subject, parent)}. Its fields are "${name}" and "${rest}".`,
    hint: `Write both: ${right}.`,
    ...(end.line === place.line && {
      fix: correctedLine(text, { ...place, length: end.column + end.length - place.column }, right),
    }),
  });
}
