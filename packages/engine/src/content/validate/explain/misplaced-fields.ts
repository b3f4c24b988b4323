import { createProblem } from '../../../problems/create-problem.ts';
import type { Problem } from '../../../problems/problem.ts';
import { correctedLine, textAt } from '../../../yaml/source-lines.ts';
import { partName, type SchemaSubject, valueAt } from '../schema-subject.ts';
import { fieldNames, listPart, schemaAt } from '../schema-walk.ts';

/** Unknown fields of the object at `parent` that are fields of its field `owner`, which has no value: `src` and `alt` without `image`. */
export type MisplacedFields = { parent: readonly PropertyKey[]; keys: readonly string[]; owner: string };

/** Returns the field to which all unknown fields of an object belong. Undefined when there is none, or more than one. */
export function misplacedFields(
  { schema }: SchemaSubject,
  value: unknown,
  { parent, keys, lacks }: { parent: readonly PropertyKey[]; keys: readonly string[]; lacks: readonly string[] },
): MisplacedFields | undefined {
  const present = valueAt(value, parent);
  const owners = fieldNames(schemaAt(schema, parent)).filter((name) => {
    const within = fieldsWithin(schemaAt(schema, [...parent, name]));
    return (valueAt(present, [name]) ?? undefined) === undefined && keys.every((key) => within.includes(key));
  });
  const [owner] = owners;
  if (owner === undefined || owners.length > 1) return undefined;
  // One field alone may have that name by chance.
  const isWanted = keys.length > 1 || lacks.includes(owner) || valueAt(present, [owner]) === null;
  return isWanted ? { parent, keys, owner } : undefined;
}

/** Returns the fields of an object, or those of an entry of a list. */
const fieldsWithin = (schema: unknown): string[] => fieldNames(listPart(schema)?.element ?? schema);

/** Explains fields that stand beside the field to which they belong. */
export function misplacedFieldsProblem(subject: SchemaSubject, value: unknown, { parent, keys, owner }: MisplacedFields): Problem {
  const { file, context, path } = subject;
  const text = file.readText();
  const isList = listPart(schemaAt(subject.schema, [...parent, owner])) !== undefined;
  const around = file.locate([...path, ...parent], 'value');
  const written = textAt(text, around);
  const present = Object(valueAt(value, parent));
  const isInBraces = written.startsWith('{');
  const isWhole = isInBraces && written.endsWith('}') && Object.keys(present).length === keys.length;
  const inOwner = (fields: string): string => `${owner}: ${isList ? `[${fields}]` : fields}`;
  const ownerLine = Object.hasOwn(present, owner) ? '' : `Write a line "${owner}:" before the first of them. `;
  const indent = isList ? 'Put "  - " before the first, and four spaces before the others.' : 'Put two more spaces before each.';
  return createProblem({
    code: 'unknown-field',
    text,
    context,
    place: file.locate([...path, ...parent, keys[0] ?? owner], 'key'),
    message: `${new Intl.ListFormat('en').format(keys.map((key) => `"${key}"`))} ${keys.length === 1 ? 'is a field' : 'are fields'} of ${isList ? 'an entry of ' : ''}"${owner}", and not of ${partName(subject, parent)}.`,
    hint: isInBraces ? `Write ${inOwner(`{ ${keys.map((key) => `${key}: …`).join(', ')} }`)}.` : `${ownerLine}${indent}`,
    ...(isWhole && { fix: correctedLine(text, around, `{ ${inOwner(written)} }`) }),
  });
}
