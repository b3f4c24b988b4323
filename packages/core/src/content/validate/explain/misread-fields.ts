import { createProblem } from '../../../problems/create-problem.ts';
import type { Place, Problem } from '../../../problems/problem.ts';
import { accepts, type FieldPlan, fieldNames, listIn, planAt, planIn } from '../../../schema/field-plan.ts';
import { scalarSource } from '../../../yaml/edit/scalar-source.ts';
import { correctedLine, inQuotes, textAt } from '../../../yaml/source-lines.ts';
import { fieldAt, partName, type SchemaSubject, valueAt } from '../schema-subject.ts';

/** A block that is indented so far that it became an entry of a list in the block before it. */
type BlockInList = { path: readonly PropertyKey[]; type: string };

/** Returns the block at the path of an unknown field `type` in a list. Undefined when it is none. */
export function blockInList({ isBlockType }: SchemaSubject, value: unknown, path: readonly PropertyKey[]): BlockInList | undefined {
  const entry = path.slice(0, -1);
  const type: unknown = valueAt(value, path);
  if (path.at(-1) !== 'type' || typeof entry.at(-1) !== 'number' || typeof type !== 'string' || !isBlockType?.(type)) return undefined;
  return { path: entry, type };
}

/** Explains a block within the list of another one. */
export function blockInListProblem({ file, path, context, name }: SchemaSubject, { path: at, type }: BlockInList): Problem {
  const text = file.readText();
  const place = file.locate([...path, ...at, 'type'], 'value');
  const wanted = file.locate(path, 'value').column - 2;
  const found = file.locate([...path, ...at], 'value').column - 2;
  const less = found - wanted;
  return createProblem({
    code: 'wrong-indent',
    place,
    text,
    context,
    message: `This block "${type}" is indented so far that it is an entry of "${fieldAt(at)}" in ${name}.`,
    hint: `Remove ${less} spaces before this line and before the other lines of the block, so that its dash is below the dash of ${name}.`,
  });
}

/** Unknown fields of the object at `parent` that are fields of its field `owner`, which has no value: `src` and `alt` without `image`. */
type MisplacedFields = { parent: readonly PropertyKey[]; keys: readonly string[]; owner: string };

/** Returns the field to which all unknown fields of an object belong. Undefined when there is none, or more than one. */
export function misplacedFields(
  { plan }: SchemaSubject,
  value: unknown,
  { parent, keys, lacks }: { parent: readonly PropertyKey[]; keys: readonly string[]; lacks: readonly string[] },
): MisplacedFields | undefined {
  const present = valueAt(value, parent);
  const owners = fieldNames(planAt(plan, parent)).filter((name) => {
    const within = fieldsWithin(planAt(plan, [...parent, name]));
    return (valueAt(present, [name]) ?? undefined) === undefined && keys.every((key) => within.includes(key));
  });
  const [owner] = owners;
  if (owner === undefined || owners.length > 1) return undefined;
  // One field alone may have that name by chance.
  const isWanted = keys.length > 1 || lacks.includes(owner) || valueAt(present, [owner]) === null;
  return isWanted ? { parent, keys, owner } : undefined;
}

/** Returns the fields of an object, or those of an entry of a list. */
const fieldsWithin = (plan: FieldPlan | undefined): string[] => fieldNames(listIn(plan)?.item ?? plan);

/** Explains fields that stand beside the field to which they belong. */
export function misplacedFieldsProblem(subject: SchemaSubject, value: unknown, { parent, keys, owner }: MisplacedFields): Problem {
  const { file, context, path } = subject;
  const text = file.readText();
  const isList = listIn(planAt(subject.plan, [...parent, owner])) !== undefined;
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

/** An object of two required fields that was written as one: `Home: /` for `label: Home` and `to: /`. */
type NameAsField = { parent: readonly PropertyKey[]; key: string; name: string; rest: string };

/** Returns the two fields that an object with one unknown field means. Undefined when it is not certain which. */
export function nameAsField(
  { plan }: SchemaSubject,
  value: unknown,
  { parent, keys, lacks }: { parent: readonly PropertyKey[]; keys: readonly string[]; lacks: readonly string[] },
): NameAsField | undefined {
  const [key, more] = Object.keys(Object(valueAt(value, parent)));
  const [one, other, third] = lacks;
  if (key === undefined || more !== undefined || !keys.includes(key) || one === undefined || other === undefined || third !== undefined)
    return undefined;
  const written = valueAt(value, [...parent, key]);
  const at = planAt(plan, parent);
  const fitting = [
    { name: one, rest: other },
    { name: other, rest: one },
  ].filter(({ name, rest }) => accepts(planIn(at, name), key) && accepts(planIn(at, rest), written));
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

/** A value between braces that ends at its first comma: its field, the words after it, and its place as a whole. */
type ValueWithoutBrackets = { parent: readonly PropertyKey[]; owner: string; keys: readonly string[]; place: Place };

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
function placeOf({ file, path, plan }: SchemaSubject, written: string, found: Omit<ValueWithoutBrackets, 'place'>): Place | undefined {
  const { parent, owner, keys } = found;
  const first = file.locate([...path, ...parent, owner], 'value');
  const last = file.locate([...path, ...parent, keys.at(-1) ?? owner], 'key');
  const place = { ...first, length: last.column + last.length - first.column };
  const words = textAt(file.readText(), place)
    .split(',')
    .map((word) => word.trim());
  const field = planAt(plan, [...parent, owner]);
  const isWhole = first.line === last.line && words.join() === [written, ...keys].join();
  return isWhole && accepts(listIn(field)?.item ?? field, written) ? place : undefined;
}

/** Explains a list without its brackets, or a text with commas and without quotes, between braces. */
export function withoutBracketsProblem({ file, context, plan }: SchemaSubject, { parent, owner, place }: ValueWithoutBrackets): Problem {
  const text = file.readText();
  const written = textAt(text, place);
  const isList = listIn(planAt(plan, [...parent, owner])) !== undefined;
  const right = isList ? `[${written}]` : inQuotes(written);
  return createProblem({
    code: 'unknown-field',
    place,
    text,
    context,
    message: `Within braces a comma starts a new field, so "${owner}" ends before "${written.slice(written.indexOf(','))}".`,
    hint: isList ? `Put the entries in brackets: ${owner}: ${right}.` : 'Put quotes around the text.',
    fix: correctedLine(text, place, right),
  });
}
