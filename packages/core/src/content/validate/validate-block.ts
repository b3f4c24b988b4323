import type { z } from 'zod';
import { createProblem } from '../../problems/create-problem.ts';
import { nearestName, nearestNames } from '../../problems/nearest-name.ts';
import type { Place, Problem } from '../../problems/problem.ts';
import { planOf } from '../../schema/compile-plan.ts';
import type { ContentSchemas } from '../../schema/content-schemas.ts';
import { fieldNames } from '../../schema/field-plan.ts';
import { type BlockSchema, sharedUseSchema } from '../../schema/fields/define-block.ts';
import { correctedLine, indexOf } from '../../yaml/source-lines.ts';
import type { ValuePath, YamlFile } from '../../yaml/yaml-file.ts';
import { thousandsPoints } from './explain/explain-number.ts';
import { schemaProblems } from './explain/schema-problems.ts';
import { isInNested, type NestedEntry, nestedEntries, validParts } from './nested-entries.ts';
import type { SchemaSubject } from './schema-subject.ts';

export type BlockSubject = {
  file: YamlFile;
  path: ValuePath;
  /** Its position on the page, counted from 1. Undefined for a shared block. */
  number?: number;
  pageName: string;
  schemas: ContentSchemas;
  /** Where it stands, in messages. Default: derived from `number` and `pageName`. */
  context?: string;
};

/** A valid block with unresolved references. */
export type Block = z.output<BlockSchema>;

/** A block after validation: the block, or its problems and the parts of it that are valid. */
export type CheckedBlock = { block: Block | undefined; parts?: BlockParts; problems: Problem[] };

/** The valid parts of a block with a problem. They are not rendered; their references are checked. */
export type BlockParts = { type: string; value: unknown };

/** Validates one entry of `blocks:`: first its `type`, then that type's schema alone. */
export function validateBlock(subject: BlockSubject, value: unknown): CheckedBlock {
  const { file, path, number, pageName, schemas } = subject;
  const inPage = subject.context ?? (number === undefined ? `shared block "${pageName}"` : `page "${pageName}", block ${number}`);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const doubled = Array.isArray(value) ? doubledDash(file, path, value, inPage) : undefined;
    if (doubled) return { block: undefined, problems: [doubled] };
    const problem = createProblem({
      code: 'not-a-block',
      place: file.locate(path, 'value'),
      text: file.readText(),
      context: inPage,
      message: `${nameAtStart(subject)} has no fields.`,
      hint: 'A block starts with "- type: " and the name of its type. Each field goes on its own line below.',
    });
    return { block: undefined, problems: [problem] };
  }
  const type: unknown = Reflect.get(value, 'type');
  if (!schemas.isBlockType(type)) return { block: undefined, problems: [typeProblem(subject, value, type, inPage)] };
  const schema = schemas.blockSchema(type);
  const result = schema.safeParse(value);
  const fields = { file, path, plan: planOf(schema), name: type, context: `${inPage} (${type})`, schemas, pageName };
  const unclear = thousandsPoints(fields, value, result.error?.issues);
  if (result.success && unclear.length === 0) return { block: result.data, problems: [] };
  const problems = [...unclear, ...blockProblems(fields, value, result.error?.issues ?? [])];
  return { block: undefined, parts: { type, value: validParts(fields.plan, value) }, problems };
}

/** Explains a block with two dashes before it, which make it a list with one entry. */
function doubledDash(file: YamlFile, path: ValuePath, [only, ...others]: readonly unknown[], context: string): Problem | undefined {
  if (others.length > 0 || typeof only !== 'object' || only === null || !(Object.hasOwn(only, 'type') || Object.hasOwn(only, 'use')))
    return undefined;
  const text = file.readText();
  const place = file.locate(path, 'value');
  const start = indexOf(text, place);
  const space = text.charAt(start) === '-' ? { start, end: start + 1, text: ' ' } : undefined;
  return createProblem({
    code: 'not-a-block',
    place,
    text,
    context,
    message: 'There are two dashes before this block.',
    hint: 'A block starts with one dash.',
    ...(space && { fix: correctedLine(text, { ...place, length: 1 }, ' '), edits: [space] }),
  });
}

type FieldsSubject = Omit<SchemaSubject, 'ownerOf' | 'isBlockType' | 'context'> &
  Pick<BlockSubject, 'schemas' | 'pageName'> & { context: string };

/** Converts the zod issues of a block to problems. Those of nested blocks are found as those of a page's blocks are. */
export function blockProblems(subject: FieldsSubject, value: object, issues: readonly z.core.$ZodIssue[]): Problem[] {
  const { plan, schemas } = subject;
  const nested = nestedEntries(plan, value);
  const ownerOf = (field: string): string | undefined => ownerOfField(field, schemas);
  const { isBlockType } = schemas;
  return [
    ...schemaProblems(
      { ...subject, ownerOf, isBlockType },
      value,
      issues.filter(({ path }) => !isInNested(path, nested)),
    ),
    ...nested.filter((entry) => issues.some(({ path }) => isInNested(path, [entry]))).flatMap((entry) => nestedProblems(subject, entry)),
  ];
}

function nestedProblems({ file, path, context, pageName, schemas }: FieldsSubject, { path: inside, value, types }: NestedEntry): Problem[] {
  const at = [...path, ...inside];
  const type: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'type') : undefined;
  const refuse = (field: string, part: 'key' | 'value', message: string, hint: string): Problem[] => [
    createProblem({ code: 'not-allowed-here', place: file.locate([...at, field], part), text: file.readText(), context, message, hint }),
  ];
  const names = Object.keys(types);
  if (usedName(value) !== undefined && type === undefined)
    return refuse('use', 'key', 'A shared block cannot stand inside another block.', 'Write its type and its fields here.');
  if (schemas.isBlockType(type) && !names.includes(type))
    return refuse('type', 'value', `A block of the type "${type}" cannot stand here.`, `Types that can: ${names.join(', ')}.`);
  const allowed = { ...schemas, blockTypes: names, isBlockType: (name: unknown): name is string => names.includes(String(name)) };
  return validateBlock({ file, path: at, pageName, schemas: allowed, context: `${context}, inside` }, value).problems;
}

const nameAtStart = ({ number }: BlockSubject): string => (number === undefined ? 'This block' : `Block ${number}`);

/** The fields of which a block has one, each with the hint for a misspelt one. */
const startingFields = {
  type: 'The type decides what the block looks like and which fields it has.',
  use: 'Write "use: " and the name of a block in the folder shared/.',
};

function typeProblem(subject: BlockSubject, value: object, type: unknown, context: string): Problem {
  const { file, path, schemas } = subject;
  const types = schemas.blockTypes.toSorted();
  const base = { text: file.readText(), context, hint: typeList(type, types) };
  for (const [field, hint] of Object.entries(startingFields)) {
    const misspelt = type === undefined ? nearestName(field, Object.keys(value)) : undefined;
    if (misspelt === undefined) continue;
    const place = file.locate([...path, misspelt], 'key');
    return createProblem({
      ...base,
      code: 'unknown-field',
      place,
      message: `"${misspelt}" is not a field of a block. Did you mean "${field}"?`,
      hint,
      fix: correctedLine(file.readText(), place, field),
    });
  }
  if (type === undefined) {
    const likely = likelyType(Object.keys(value), schemas);
    const place = file.locate(path, 'value');
    return createProblem({
      ...base,
      code: 'missing-block-type',
      place,
      message: `${nameAtStart(subject)} has no type.${likely ? ` Its fields look like "${likely}".` : ''}`,
      ...(likely && { fix: withType(file, place, likely) }),
    });
  }
  if (type === null || (typeof type === 'string' && type.trim() === '')) {
    const place = file.locate([...path, 'type'], 'key');
    return createProblem({ ...base, code: 'empty-field', place, message: `"type" is empty. ${nameAtStart(subject)} needs a type.` });
  }
  if (typeof type !== 'string') {
    const found = typeof type === 'object' ? (Array.isArray(type) ? 'a list' : 'a group of fields') : String(type);
    const place = file.locate([...path, 'type'], 'value');
    return createProblem({ ...base, code: 'wrong-type', place, message: `"type" must be the name of a block type; found ${found}.` });
  }
  const nearest = typeMeant(type, schemas) ?? nearestName(type, types);
  return createProblem({
    ...base,
    code: 'unknown-block-type',
    place: file.locate([...path, 'type'], 'value'),
    message: `Unknown block type "${type}".${nearest ? ` Did you mean "${nearest}"?` : ''}`,
    ...(nearest && { fix: `type: ${nearest}` }),
  });
}

/** Returns the block type that has a word as a synonym, in singular or plural. */
function typeMeant(written: string, { blockTypes, traitsOf }: ContentSchemas): string | undefined {
  const word = written
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-');
  return blockTypes.find((type) => traitsOf(type).synonyms?.some((one) => one === word || `${one}s` === word));
}

/** Returns a hint with the nearest types, or with examples. */
function typeList(type: unknown, types: readonly string[]): string {
  const all = `All ${types.length} types: docs/authors/blocks.md.`;
  return typeof type === 'string' && type.trim() !== ''
    ? `The nearest types: ${nearestNames(type, types, 3).join(', ')}. ${all}`
    : `Some types: ${types.slice(0, 3).join(', ')}. ${all}`;
}

/** Returns the first line of a block with its type before it, on a separate line or within the brackets. */
function withType(file: YamlFile, place: Place, type: string): string {
  const line = (file.readText().split('\n')[place.line - 1] ?? '').trim();
  if (/^(?:- +)?\{/.test(line)) return line.replace('{', `{ type: ${type},`);
  return line.startsWith('- ') ? `- type: ${type}\n  ${line.replace(/^- +/, '')}` : `type: ${type}\n${line}`;
}

function likelyType(fields: string[], { blockTypes, blockSchema }: ContentSchemas): string | undefined {
  const scored = blockTypes.toSorted().map((type) => {
    const own = fieldNames(planOf(blockSchema(type)));
    return { type, score: fields.filter((field) => own.includes(field)).length };
  });
  const [best, second] = scored.sort((a, b) => b.score - a.score);
  return best && best.score > (second?.score ?? 0) ? best.type : undefined;
}

/** Returns the only type that has a field of this name. Undefined when there is none or several. */
function ownerOfField(field: string, { blockTypes, blockSchema }: ContentSchemas): string | undefined {
  const owners = blockTypes.filter((type) => fieldNames(planOf(blockSchema(type))).includes(field));
  return owners.length === 1 ? owners[0] : undefined;
}

/** True when any block type has a field of this name. */
export const isBlockField = (field: string, { blockTypes, blockSchema }: ContentSchemas): boolean =>
  blockTypes.some((type) => fieldNames(planOf(blockSchema(type))).includes(field));

/** Returns the name of the shared block that an entry uses. Undefined for an entry that is a block itself. */
export function usedName(entry: unknown): string | undefined {
  if (typeof entry !== 'object' || entry === null || !Object.hasOwn(entry, 'use')) return undefined;
  const { data } = sharedUseSchema.safeParse(entry);
  return data ? data.use : String(Reflect.get(entry, 'use') ?? '');
}

/** Returns the names of the shared blocks that a page uses, as written. */
export function usedNames(page: unknown): string[] {
  const blocks: unknown = typeof page === 'object' && page !== null ? Reflect.get(page, 'blocks') : undefined;
  return Array.isArray(blocks) ? blocks.flatMap((entry: unknown) => usedName(entry) ?? []) : [];
}
