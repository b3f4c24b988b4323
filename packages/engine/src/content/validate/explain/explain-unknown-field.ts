import { accepts } from '../../../field-kinds/accepts.ts';
import { createProblem } from '../../../problems/create-problem.ts';
import { nearestName, nearestNames } from '../../../problems/nearest-name.ts';
import type { Place, Problem } from '../../../problems/problem.ts';
import { linesOf } from '../../../text/lines-of.ts';
import { withClearDecimals } from '../../../text/written-number.ts';
import { correctedLine, correction, indexOf } from '../../../yaml/source-lines.ts';
import { sampleOf } from '../sample-value.ts';
import { partName, type SchemaSubject, valueAt } from '../schema-subject.ts';
import { describeField, fieldNames, schemaAt } from '../schema-walk.ts';
import { commaInBrackets } from './comma-in-brackets.ts';
import { acceptedReadings } from './explain-number.ts';
import { fieldElsewhere } from './field-elsewhere.ts';
import { nameMeant } from './name-meant.ts';
import { isReservedName, reservedNameProblem } from './reserved-name.ts';

/** An unknown field. `lacks` are the required fields that are missing in the same object. `isOnly` when it is the only unknown field there. */
export type UnknownField = { path: readonly PropertyKey[]; lacks: readonly string[]; isOnly: boolean };

/** Explains an unknown field. `explains` is the missing field that was misspelt, or the only missing one. */
export function explainUnknownField(
  subject: SchemaSubject,
  value: unknown,
  { path, lacks, isOnly }: UnknownField,
): { problem: Problem; explains: string | undefined } {
  const field = String(path.at(-1));
  const parent = path.slice(0, -1);
  const names = fieldNames(schemaAt(subject.schema, parent)).filter((name) => name !== 'type');
  // The value of a translation has the fields of the original too.
  const present = Object(valueAt(subject.file.value, [...subject.path, ...parent]));
  const free = names.filter((name) => !Object.hasOwn(present, name));
  const visible = field.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '');
  const found = valueAt(value, path);
  const meant = nameMeant({ field: visible, value: found, schema: schemaAt(subject.schema, parent), free, lacks });
  const taken = meant === undefined ? nearestName(visible, names) : undefined;
  const missing = meant === undefined && taken === undefined && isOnly && lacks.length === 1 ? lacks[0] : undefined;
  const place = subject.file.locate([...subject.path, ...path], 'key');
  const comma = commaProblem(subject, value, { path, names, place });
  if (comma) return comma;
  const named = meant ?? missing;
  // A group may be incomplete, and still its name is misspelt.
  const isGroup = meant !== undefined && typeof found === 'object' && nearestName(visible, [meant]) !== undefined;
  const right = named !== undefined && (isGroup || accepts(schemaAt(subject.schema, [...parent, named]), found)) ? named : undefined;
  if (visible !== field && names.includes(visible)) return { problem: invisibleProblem(subject, { visible, place }), explains: visible };
  if (isReservedName(field)) return { problem: reservedNameProblem(subject, path), explains: undefined };
  return {
    problem: createProblem({
      code: 'unknown-field',
      place,
      text: subject.file.readText(),
      context: subject.context,
      message: `"${field}" is not a field of ${partName(subject, parent)}${suggestion(subject, { field, meant, taken, missing, parent })}`,
      hint: meant !== undefined && right === undefined ? aboutField(subject, [...parent, meant]) : fieldList(field, names, meant),
      ...(right !== undefined && { fix: correctedLine(subject.file.readText(), place, right) }),
    }),
    explains: named,
  };
}

/** Explains a field whose name has an invisible character. */
function invisibleProblem({ file, context }: SchemaSubject, { visible, place }: { visible: string; place: Place }): Problem {
  const text = file.readText();
  const start = indexOf(text, place);
  return createProblem({
    code: 'unknown-field',
    place,
    text,
    context,
    message: `There is an invisible character in the name of the field "${visible}".`,
    hint: 'Type the name again instead of copying it.',
    ...correction(text, [start, start + place.length], visible),
  });
}

type Key = { path: readonly PropertyKey[]; names: readonly string[]; place: Place };

/** Explains a field that is the second half of a number with a comma, such as the 8 in `{ value: 4,8 }`. */
function commaProblem(subject: SchemaSubject, value: unknown, { path, names, place }: Key) {
  const { file, context, schema } = subject;
  const text = file.readText();
  const found = /^\d/.test(String(path.at(-1))) && valueAt(value, path) === null ? commaInBrackets(text, place) : undefined;
  const before = found && (linesOf(text)[place.line - 1] ?? '').slice(0, found.place.column - 1);
  const owner = /(?<![\w-])([\w-]+): *$/.exec(before ?? '')?.[1];
  if (!found || owner === undefined || !names.includes(owner)) return undefined;
  const siblings = fieldNames(schemaAt(schema, path.slice(0, -1)));
  const field = schemaAt(schema, [...path.slice(0, -1), owner]);
  const { readings } = acceptedReadings(found.written, { schema: field, language: file.language, hasSuffix: siblings.includes('suffix') });
  const isText = accepts(field, found.written);
  const [right = isText ? `"${found.written}"` : undefined, other] = readings;
  const lines = other === undefined ? [] : [right, other].map((one) => `${owner}: ${withClearDecimals(String(one))}`);
  const problem = createProblem({
    code: 'unknown-field',
    place: found.place,
    text,
    context,
    message: `Within braces a comma starts a new field, so "${owner}" ends before ${found.written.slice(found.written.indexOf(','))}.`,
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
  const elsewhere = fieldElsewhere(subject.schema, field, parent);
  if (elsewhere !== undefined) return `. ${elsewhere}`;
  const owner = isTop ? subject.ownerOf?.(field) : undefined;
  if (owner !== undefined) return `. It is a field of ${owner}.`;
  if (isTop && subject.isBlockField?.(field)) return '. It is a field of blocks: indent it below the block it belongs to.';
  if (isTop && subject.isBlockType?.(field)) return `. It is a type of block: write "- type: ${field}" in the blocks of a page.`;
  return '.';
}

/** Returns a hint about a field that needs another value than the one that is written. */
function aboutField({ schema }: SchemaSubject, path: readonly PropertyKey[]): string {
  const field = schemaAt(schema, path);
  return `Example: ${String(path.at(-1))}: ${sampleOf(field)}. ${describeField(field) ?? ''}`.trim();
}

/** Returns a hint with all fields, or with the three nearest of many. */
function fieldList(field: string, names: string[], meant?: string): string {
  if (names.length === 0) return 'There are no fields here.';
  if (names.length <= 12) return `Fields: ${names.join(', ')}.`;
  const nearest = new Set([...(meant === undefined ? [] : [meant]), ...nearestNames(field, names, 3)]);
  return `The nearest of ${names.length} fields: ${[...nearest].slice(0, 3).join(', ')}.`;
}
