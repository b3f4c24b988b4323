import { createProblem } from '../../../problems/create-problem.ts';
import { nearestName, nearestNames } from '../../../problems/nearest-name.ts';
import type { Place, Problem } from '../../../problems/problem.ts';
import { accepts, describeInYaml, type FieldPlan, fieldNames, listIn, planAt, planIn } from '../../../schema/field-plan.ts';
import { linesOf } from '../../../text/lines-of.ts';
import { withClearDecimals } from '../../../text/written-number.ts';
import { removal } from '../../../yaml/edit/removal.ts';
import { correctedLine, correctionAt } from '../../../yaml/source-lines.ts';
import { sampleOf } from '../sample-value.ts';
import { partName, type SchemaSubject, valueAt } from '../schema-subject.ts';
import { acceptedReadings, commaInBrackets } from './explain-number.ts';

/** An unknown field. `lacks` are the required fields that are missing in the same object. `isOnly` when it is the only unknown field there. */
type UnknownField = { path: readonly PropertyKey[]; lacks: readonly string[]; isOnly: boolean };

/** Explains an unknown field. `explains` is the missing field that was misspelt, or the only missing one. */
export function explainUnknownField(
  subject: SchemaSubject,
  value: unknown,
  { path, lacks, isOnly }: UnknownField,
): { problem: Problem; explains: string | undefined } {
  const field = String(path.at(-1));
  const parent = path.slice(0, -1);
  const names = fieldNames(planAt(subject.plan, parent)).filter((name) => name !== 'type');
  // The value of a translation has the fields of the original too.
  const present = Object(valueAt(subject.file.value, [...subject.path, ...parent]));
  const free = names.filter((name) => !Object.hasOwn(present, name));
  const visible = field.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '');
  const found = valueAt(value, path);
  const meant = nameMeant({ field: visible, value: found, plan: planAt(subject.plan, parent), free, lacks });
  const taken = meant === undefined ? nearestName(visible, names) : undefined;
  const missing = meant === undefined && taken === undefined && isOnly && lacks.length === 1 ? lacks[0] : undefined;
  const place = subject.file.locate([...subject.path, ...path], 'key');
  const comma = commaProblem(subject, value, { path, names, place });
  if (comma) return comma;
  const named = meant ?? missing;
  // A group may be incomplete, and still its name is misspelt.
  const isGroup = meant !== undefined && typeof found === 'object' && nearestName(visible, [meant]) !== undefined;
  const right = named !== undefined && (isGroup || accepts(planAt(subject.plan, [...parent, named]), found)) ? named : undefined;
  if (visible !== field && names.includes(visible)) return { problem: invisibleProblem(subject, { visible, place }), explains: visible };
  if (isReservedName(field)) return { problem: reservedNameProblem(subject, path), explains: undefined };
  if (removedFields[String(parent.at(-1))]?.includes(field)) return { problem: removedFieldProblem(subject, path), explains: undefined };
  return {
    problem: createProblem({
      code: 'unknown-field',
      place,
      text: subject.file.readText(),
      context: subject.context,
      message: `"${field}" is not a field of ${partName(subject, parent)}${suggestion(subject, { field, meant, taken, missing, parent })}`,
      hint: meant !== undefined && right === undefined ? aboutField(subject, [...parent, meant]) : fieldList(field, names, meant),
      ...(right !== undefined && { fix: correctedLine(subject.file.readText(), place, right) }),
      // A name that differs in case alone is beyond doubt.
      ...(right?.toLowerCase() === field.toLowerCase() && correctionAt(subject.file.readText(), place, right)),
    }),
    explains: named,
  };
}

/** Fields of earlier versions for which there is no other, by the name of the field around them. */
const removedFields: Readonly<Record<string, readonly string[]>> = { mail: ['proofOfWork'] };

/** Explains a field that earlier versions had. */
const removedFieldProblem = (subject: SchemaSubject, path: readonly PropertyKey[]): Problem =>
  createProblem({
    code: 'unknown-field',
    place: subject.file.locate([...subject.path, ...path], 'key'),
    text: subject.file.readText(),
    context: subject.context,
    message: `"${String(path.at(-1))}" is not a field of ${partName(subject, path.slice(0, -1))}.`,
    hint: 'Remove the line.',
    ...removal(subject.file, [...subject.path, ...path]),
  });

/** Explains a field whose name has an invisible character. */
function invisibleProblem({ file, context }: SchemaSubject, { visible, place }: { visible: string; place: Place }): Problem {
  const text = file.readText();
  return createProblem({
    code: 'unknown-field',
    place,
    text,
    context,
    message: `There is an invisible character in the name of the field "${visible}".`,
    hint: 'Type the name again instead of copying it.',
    ...correctionAt(text, place, visible),
  });
}

type Key = { path: readonly PropertyKey[]; names: readonly string[]; place: Place };

/** Explains a field that is the second half of a number with a comma, such as the 8 in `{ value: 4,8 }`. */
function commaProblem(subject: SchemaSubject, value: unknown, { path, names, place }: Key) {
  const { file, context, plan } = subject;
  const text = file.readText();
  const found = /^\d/.test(String(path.at(-1))) && valueAt(value, path) === null ? commaInBrackets(text, place) : undefined;
  const before = found && (linesOf(text)[place.line - 1] ?? '').slice(0, found.place.column - 1);
  const owner = /(?<![\w-])([\w-]+): *$/.exec(before ?? '')?.[1];
  if (!found || owner === undefined || !names.includes(owner)) return undefined;
  const siblings = fieldNames(planAt(plan, path.slice(0, -1)));
  const field = planAt(plan, [...path.slice(0, -1), owner]);
  const { readings } = acceptedReadings(found.written, { plan: field, language: file.language, hasSuffix: siblings.includes('suffix') });
  const isText = accepts(field, found.written);
  const [right = isText ? `"${found.written}"` : undefined, other] = readings;
  const lines = other === undefined ? [] : [right, other].map((one) => `${owner}: ${withClearDecimals(String(one))}`);
  const problem = createProblem({
    code: 'unknown-field',
    place: found.place,
    text,
    context,
    message: `Within braces a comma starts a new field, so "${owner}" ends before "${found.written.slice(found.written.indexOf(','))}".`,
    hint:
      lines.length > 0
        ? `Write ${lines.join(', or ')}.`
        : isText
          ? 'Put quotes around it.'
          : 'Write a number with a point before decimals.',
    ...(right !== undefined && lines.length === 0 && { fix: correctedLine(text, found.place, right) }),
  });
  return { problem, explains: owner };
}

type Instead = {
  field: string;
  /** The absent field that is meant. */
  meant: string | undefined;
  /** A field of nearly the same name that is there already. */
  taken: string | undefined;
  missing: string | undefined;
  parent: readonly PropertyKey[];
};

/** Returns the end of the message: the name that is meant, the missing field, or where the field belongs. */
function suggestion(subject: SchemaSubject, { field, meant, taken, missing, parent }: Instead): string {
  if (meant !== undefined) return `. Did you mean "${meant}"?`;
  if (taken !== undefined) return `. Did you mean "${taken}", which is here already?`;
  if (missing !== undefined) return `, and the required field "${missing}" is missing.`;
  const isTop = parent.length === 0;
  const place = placeOfField(subject.plan, field, parent);
  if (place !== undefined) return `. ${place}`;
  const owner = isTop ? subject.ownerOf?.(field) : undefined;
  if (owner !== undefined) return `. It is a field of ${owner}.`;
  if (isTop && subject.isBlockField?.(field)) return '. It is a field of blocks: indent it below the block it belongs to.';
  if (isTop && subject.isBlockType?.(field)) return `. It is a type of block: write "- type: ${field}" in the blocks of a page.`;
  return '.';
}

/** Returns a hint about a field that needs another value than the one that is written. */
function aboutField({ plan }: SchemaSubject, path: readonly PropertyKey[]): string {
  const field = planAt(plan, path);
  return `Example: ${String(path.at(-1))}: ${sampleOf(field)}. ${field ? describeInYaml(field) : ''}`.trim();
}

/** Returns a hint with all fields, or with the three nearest of many. */
function fieldList(field: string, names: string[], meant?: string): string {
  if (names.length === 0) return 'There are no fields here.';
  if (names.length <= 12) return `Fields: ${names.join(', ')}.`;
  const nearest = new Set([...(meant === undefined ? [] : [meant]), ...nearestNames(field, names, 3)]);
  return `The nearest of ${names.length} fields: ${[...nearest].slice(0, 3).join(', ')}.`;
}

/** An unknown field: its name and value, the plan of its object, the fields that are absent there, and the required ones of those. */
type UnknownName = { field: string; value: unknown; plan: FieldPlan | undefined; free: readonly string[]; lacks: readonly string[] };

/** Returns the absent field that the name of an unknown field means: misspelt, one of whose choices is the value, or a synonym. */
function nameMeant({ field, value, plan, free, lacks }: UnknownName): string | undefined {
  const fits = (name: string): boolean => accepts(planIn(plan, name), value);
  const nearest = nearestName(field, free);
  if (nearest !== undefined && fits(nearest)) return nearest;
  const choices = free.filter((name) => planIn(plan, name)?.shape === 'choice' && fits(name));
  const others = choices.filter((name) => isSynonym(field, name));
  const chosen = choices.length === 1 ? choices : others;
  return onlyOf(chosen) ?? nearest ?? onlyOf(synonymsIn(lacks, field), fits) ?? onlyOf(synonymsIn(free, field), fits);
}

const synonymsIn = (names: readonly string[], field: string): string[] => names.filter((name) => isSynonym(field, name));

/** Returns the only name, or the only one of several that passes a test. */
function onlyOf(names: readonly string[], test: (name: string) => boolean = () => false): string | undefined {
  if (names.length <= 1) return names[0];
  const passing = names.filter(test);
  return passing.length === 1 ? passing[0] : undefined;
}

/** A field in another part of a plan: its name, and the fields around it. Empty for a field of the plan itself. */
type Found = { name: string; owner: readonly string[]; isList: boolean };

/** The depth to which fields are looked for: `mail.recipients` has the depth 2. */
const maxDepth = 3;

function* fieldsOf(plan: FieldPlan | undefined, owner: readonly string[] = [], isList = false): Generator<Found> {
  for (const name of fieldNames(plan)) {
    yield { name, owner, isList };
    const inner = planIn(plan, name);
    const element = listIn(inner)?.item;
    if (owner.length + 1 < maxDepth) yield* fieldsOf(element ?? inner, [...owner, name], element !== undefined);
  }
}

/** Says where a field of this name, or with another name for the same, is in another part of the plan. Undefined when nowhere, or in many places. */
function placeOfField(plan: FieldPlan, field: string, parent: readonly PropertyKey[]): string | undefined {
  const here = parent.filter((step) => typeof step === 'string').join('.');
  const others = [...fieldsOf(plan)].filter(({ owner }) => owner.length > 0 && owner.join('.') !== here);
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

/** Names that other programs and people use for common fields, by the name of the field. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  label: ['text', 'title', 'name', 'caption'],
  to: ['url', 'href', 'link', 'target', 'page', 'path'],
  src: ['url', 'file', 'path', 'image', 'source', 'href'],
  alt: ['title', 'description', 'text', 'caption'],
  url: ['href', 'link', 'src', 'to'],
  heading: ['title', 'headline', 'name'],
  title: ['heading', 'headline', 'name'],
  name: ['title', 'label', 'heading'],
  text: ['content', 'description', 'body', 'message', 'paragraph'],
  content: ['text', 'body', 'description'],
  image: ['picture', 'photo', 'img', 'src'],
  kind: ['type'],
  hint: ['help', 'description', 'note', 'placeholder'],
  blocks: ['sections', 'components', 'modules', 'content'],
  options: ['choices', 'values', 'items'],
  question: ['title', 'heading', 'q'],
  answer: ['text', 'content', 'a'],
  recipient: ['to', 'recipients', 'email'],
  recipients: ['to', 'recipient', 'email'],
  position: ['coordinates', 'geo', 'location'],
  latitude: ['lat'],
  longitude: ['lng', 'lon', 'long'],
  exceptions: ['closed', 'holidays'],
};

/** True when a word is another name for a field. */
const isSynonym = (word: string, field: string): boolean =>
  Object.hasOwn(synonyms, field) && synonyms[field]?.includes(word.toLowerCase()) === true;

const reservedNames = new Set(['__proto__', 'constructor', 'prototype']);

/** True for a name that every JavaScript object already has. */
export const isReservedName = (name: string): boolean => reservedNames.has(name);

/** Returns the problem of a field with a reserved name, at a path in the subject. */
export function reservedNameProblem(
  { file, path, context }: Pick<SchemaSubject, 'file' | 'path' | 'context'>,
  at: readonly PropertyKey[],
): Problem {
  return createProblem({
    code: 'reserved-name',
    place: file.locate([...path, ...at], 'key'),
    text: file.readText(),
    context,
    message: `A field cannot have the name "${String(at.at(-1))}", which is reserved for programs.`,
    hint: 'Remove the line, or use another name.',
  });
}
