import type { z } from 'zod';
import { createProblem } from '../../../problems/create-problem.ts';
import type { Place, Problem } from '../../../problems/problem.ts';
import { accepts, type FieldPlan, fieldNames, listIn, objectIn, planAt } from '../../../schema/field-plan.ts';
import { entryFix } from '../../../yaml/missing-dash.ts';
import { correctedLine, correctionAt, textAt } from '../../../yaml/source-lines.ts';
import { fieldAt, type SchemaSubject, valueAt } from '../schema-subject.ts';
import { explainEmptyValue, explainMissingValue } from './explain-missing-value.ts';
import { type CommaInBrackets, commaInBrackets } from './explain-number.ts';
import { explainUnknownField } from './explain-unknown-field.ts';
import { explainIssue } from './explain-value.ts';
import {
  blockInList,
  blockInListProblem,
  misplacedFields,
  misplacedFieldsProblem,
  nameAsField,
  nameAsFieldProblem,
  valuesWithoutBrackets,
  withoutBracketsProblem,
} from './misread-fields.ts';

type Issues = readonly z.core.$ZodIssue[];

/** Converts zod issues to problems with places, one for each mistake. */
export function schemaProblems(subject: SchemaSubject, value: unknown, found: Issues): Problem[] {
  const all = withOptionIssues(subject.plan, value, found);
  const blocks = all.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.flatMap((key) => blockInList(subject, value, [...issue.path, key]) ?? []) : [],
  );
  const isInBlock = (path: readonly PropertyKey[]): boolean => blocks.some((one) => one.path.every((step, index) => step === path[index]));
  const issues = all.filter(({ path }) => !isInBlock(path));
  const groups = issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? groupIn(subject, value, issue, issues) : []));
  const isInGroup = (path: readonly PropertyKey[], key: string): boolean =>
    groups.some(({ parent, keys }) => parent.join('.') === path.join('.') && keys.includes(key));
  const unknown = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.filter((key) => !isInGroup(issue.path, key)).map((key) => [...issue.path, key]) : [],
  );
  const isBeside = (path: readonly PropertyKey[], other: readonly PropertyKey[]): boolean => parentKey(path) === parentKey(other);
  const explained = new Set(groups.flatMap(({ parent, explains }) => explains.map((field) => [...parent, field].join('.'))));
  const explainedPlaces = new Set(groups.map(({ parent }) => parent.join('.')));
  const explainedFields = unknown.map((path) => {
    const lacks = missingIn(path.slice(0, -1), value, issues);
    const isOnly = unknown.filter((other) => isBeside(path, other)).length === 1;
    const { problem, explains } = explainUnknownField(subject, value, { path, lacks, isOnly });
    if (explains !== undefined) {
      explained.add([...path.slice(0, -1), explains].join('.'));
      explainedPlaces.add(parentKey(path));
    }
    return problem;
  });
  const problems = [...blocks.map((one) => blockInListProblem(subject, one)), ...groups.map(({ problem }) => problem), ...explainedFields];
  const others = (issue: z.core.$ZodIssue): (readonly PropertyKey[])[] => issues.flatMap((other) => (other === issue ? [] : [other.path]));
  for (const issue of issues) {
    const at = issue.path.join('.');
    if (issue.code === 'unrecognized_keys' || explained.has(at)) continue;
    // A rule over several fields can be checked only after the misspelt field is corrected.
    if (issue.code === 'custom' && explainedPlaces.has(parentKey(issue.path)) && valueAt(value, issue.path) === undefined) continue;
    // Which fields an entry may have depends on another one, which may be the misspelt one.
    if (isAboutKind(issue) && unknown.some((path) => isBeside(path, issue.path))) continue;
    // A rule over a whole list or object can be checked only after its parts are valid.
    if (issue.code === 'custom' && [...unknown, ...others(issue)].some((path) => isBelow(path, issue.path))) continue;
    // Report one problem for each value: fixing it may fix the others.
    explained.add(at);
    const comma = commaOf(subject, value, issue);
    if (comma && explainedPlaces.has(placeKey(comma.place))) continue;
    if (comma) explainedPlaces.add(placeKey(comma.place));
    problems.push(comma ? commaProblem(subject, comma) : fieldProblem(subject, value, issue));
  }
  return problems;
}

/** Unknown fields of an object that are one mistake: the fields, its problem, and the known fields that it explains. */
type Group = { parent: readonly PropertyKey[]; keys: readonly string[]; explains: readonly string[]; problem: Problem };

/** Returns the unknown fields of an issue that are one mistake together. */
function groupIn(subject: SchemaSubject, value: unknown, { path, keys }: z.core.$ZodIssueUnrecognizedKeys, issues: Issues): Group[] {
  const at = { parent: path, keys, lacks: missingIn(path, value, issues) };
  const misplaced = misplacedFields(subject, value, at);
  if (misplaced) return [{ ...misplaced, explains: [misplaced.owner], problem: misplacedFieldsProblem(subject, value, misplaced) }];
  const pair = nameAsField(subject, value, at);
  if (pair) return [{ parent: path, keys: [pair.key], explains: [pair.name, pair.rest], problem: nameAsFieldProblem(subject, pair) }];
  return valuesWithoutBrackets(subject, value, at).map((one) => ({
    ...one,
    explains: [one.owner],
    problem: withoutBracketsProblem(subject, one),
  }));
}

const placeKey = ({ line, column }: Place): string => `${line}:${column}`;

/** Returns the number with a comma of which a number in a list of texts is a part. */
function commaOf({ file, path }: SchemaSubject, value: unknown, issue: z.core.$ZodIssue): CommaInBrackets | undefined {
  const isPart = issue.code === 'invalid_type' && issue.expected === 'string' && typeof issue.path.at(-1) === 'number';
  if (!isPart || typeof valueAt(value, issue.path) !== 'number') return undefined;
  return commaInBrackets(file.readText(), file.locate([...path, ...issue.path], 'value'));
}

const commaProblem = ({ file, context }: SchemaSubject, { written, place }: CommaInBrackets): Problem =>
  createProblem({
    code: 'wrong-type',
    place,
    text: file.readText(),
    context,
    message: `Within brackets a comma starts a new entry, so ${written} is more than one.`,
    hint: 'Put it in quotes if it is one entry. Otherwise write a space after the comma, and put each entry in quotes.',
    fix: correctedLine(file.readText(), place, `"${written}"`),
  });

/** True when a field is not one of those of its entry's kind. */
const isAboutKind = ({ code, message }: z.core.$ZodIssue): boolean => code === 'custom' && message.startsWith('only with ');

const isBelow = (path: readonly PropertyKey[], above: readonly PropertyKey[]): boolean =>
  path.length > above.length && above.every((step, index) => step === path[index]);

const parentKey = (path: readonly PropertyKey[]): string => path.slice(0, -1).join('.');

/** Returns the required fields that are missing in an object. */
function missingIn(parent: readonly PropertyKey[], value: unknown, issues: Issues): string[] {
  return issues.flatMap((issue) =>
    issue.code !== 'unrecognized_keys' && parentKey(issue.path) === parent.join('.') && valueAt(value, issue.path) === undefined
      ? String(issue.path.at(-1))
      : [],
  );
}

/** True when an object that lacks the field at the end of the path has no problem because of that. */
function isValidWithout(plan: FieldPlan, value: unknown, path: readonly PropertyKey[]): boolean {
  const parent = objectIn(planAt(plan, path.slice(0, -1)));
  const object = valueAt(value, path.slice(0, -1));
  const field = path.at(-1);
  if (!parent || typeof object !== 'object' || object === null || field === undefined) return false;
  const rest = Object.fromEntries(Object.entries(object).filter(([name]) => name !== String(field)));
  return parent.validate(rest).error?.issues.every((issue) => issue.path[0] !== field) ?? true;
}

function fieldProblem(subject: SchemaSubject, value: unknown, issue: z.core.$ZodIssue): Problem {
  const { file, context, plan } = subject;
  if (issue.code === 'invalid_key') return explainKey(subject, issue);
  const found = valueAt(value, issue.path);
  if (found === undefined) return explainMissingValue(subject, issue);
  if (found === null) return explainEmptyValue(subject, issue.path, isValidWithout(plan, value, issue.path));
  const place = file.locate([...subject.path, ...issue.path], 'value');
  const parent = issue.path.slice(0, -1);
  const mismatch = {
    field: fieldAt(issue.path) ?? subject.name,
    found,
    written: textAt(file.readText(), place),
    plan: planAt(plan, issue.path),
    language: file.language,
    isEntry: typeof issue.path.at(-1) === 'number',
    siblings: fieldNames(planAt(plan, parent)),
    siblingAccepts: (name: string, one: string) => name !== issue.path.at(-1) && accepts(planAt(plan, [...parent, name]), one),
    isInBraces: textAt(file.readText(), file.locate([...subject.path, ...parent], 'value')).startsWith('{'),
    isOptional: () => isValidWithout(plan, value, issue.path),
    corrected: (replacement: string) => correctedLine(file.readText(), place, replacement),
    safeFix: (replacement: string) => correctionAt(file.readText(), place, replacement),
    asEntry: () => entryFix(file.readText(), place),
  };
  return createProblem({ text: file.readText(), context, place, ...explainIssue(mismatch, issue) });
}

/** Explains a name of the author's own that is not accepted. */
function explainKey({ file, path, context }: SchemaSubject, { path: at, issues }: z.core.$ZodIssueInvalidKey): Problem {
  return createProblem({
    code: 'not-a-name',
    place: file.locate([...path, ...at], 'key'),
    text: file.readText(),
    context,
    message: `"${String(at.at(-1))}" is not accepted as a name here.`,
    hint: `Accepted: ${issues[0]?.message}.`,
  });
}

type Issue = z.core.$ZodIssue;

/**
 * Replaces the issue of a union by those of the option that the author means: its list for a list, its object for fields, its
 * choice for a word.
 * So a mistake in an entry is reported at the entry, as it is in a list that is not part of a union.
 */
const withOptionIssues = (plan: FieldPlan | undefined, value: unknown, issues: readonly Issue[]): Issue[] =>
  issues.flatMap((issue) => (issue.code === 'invalid_union' ? ofOption(plan, value, issue) : [issue]));

function ofOption(plan: FieldPlan | undefined, value: unknown, issue: z.core.$ZodIssueInvalidUnion): Issue[] {
  const union = planAt(plan, issue.path);
  const found = valueAt(value, issue.path);
  if (union?.shape !== 'union' || found === null || (typeof found !== 'object' && typeof found !== 'string')) return [issue];
  const { path, message } = issue;
  if (typeof found === 'object' && !Array.isArray(found) && isEntryAlone(union, found))
    return [{ code: 'invalid_type', expected: 'array', path, message }];
  const meant = typeof found === 'string' ? choiceIn(union) : Array.isArray(found) ? listIn(union) : objectIn(union);
  const below = meant && issue.errors[union.options.indexOf(meant)];
  if (!below) return [issue];
  return withOptionIssues(
    plan,
    value,
    below.map((one) => ({ ...one, path: [...path, ...one.path] })),
  );
}

/** Returns the choice of a union whose other options are objects or lists. */
function choiceIn({ options }: Extract<FieldPlan, { shape: 'union' }>): FieldPlan | undefined {
  const [only, ...others] = options.filter(({ shape }) => shape !== 'object' && shape !== 'list');
  return only?.shape === 'choice' && others.length === 0 ? only : undefined;
}

/** True for the fields of one entry where a list of entries belongs: more of them are fields of an entry than of the union's object. */
function isEntryAlone(union: FieldPlan, found: object): boolean {
  const entry = objectIn(listIn(union)?.item);
  if (!entry) return false;
  const countUnknown = (names: readonly string[]): number => Object.keys(found).filter((name) => !names.includes(name)).length;
  const isLikely = Object.keys(found).length > 1 && countUnknown(fieldNames(entry)) < countUnknown(fieldNames(union));
  return isLikely || accepts(entry, found);
}
