import { fieldNames, listPart, schemaAt } from '../schema-walk.ts';
import { isSynonym } from './field-synonyms.ts';

/** A field in another part of a schema: its name, and the fields around it. Empty for a field of the schema itself. */
type Found = { name: string; owner: readonly string[]; isList: boolean };

/** The depth to which fields are looked for: `mail.recipients` has the depth 2. */
const maxDepth = 3;

function* fieldsOf(schema: unknown, owner: readonly string[] = [], isList = false): Generator<Found> {
  for (const name of fieldNames(schema)) {
    yield { name, owner, isList };
    const inner = schemaAt(schema, [name]);
    const element = listPart(inner)?.element;
    if (owner.length + 1 < maxDepth) yield* fieldsOf(element ?? inner, [...owner, name], element !== undefined);
  }
}

/** Says where a field of this name, or with another name for the same, is in another part of the schema. Undefined when nowhere, or in many places. */
export function fieldElsewhere(schema: unknown, field: string, parent: readonly PropertyKey[]): string | undefined {
  const here = parent.filter((step) => typeof step === 'string').join('.');
  const others = [...fieldsOf(schema)].filter(({ owner }) => owner.length > 0 && owner.join('.') !== here);
  const same = others.filter(({ name }) => name === field);
  const depth = Math.min(...same.map(({ owner }) => owner.length));
  const exact = same.filter(({ owner }) => owner.length === depth);
  if (exact.length > 0 && exact.length <= 3) return `It is a field of ${exact.map(ownerOf).join(', or of ')}.`;
  const [similar, second] = others.filter(({ name, owner }) => isSynonym(field, name) && !owner.includes(field));
  return exact.length === 0 && similar && !second ? `Did you mean "${similar.name}" in ${ownerOf(similar)}?` : undefined;
}

const ownerOf = ({ owner, isList }: Found): string =>
  `${isList ? 'an entry of ' : ''}${owner
    .toReversed()
    .map((name) => `"${name}"`)
    .join(' in ')}`;
