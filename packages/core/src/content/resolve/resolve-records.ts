import type { RecordsChoice } from '../../field-kinds/resolve-context.ts';
import { nearestName, nearestNames } from '../../problems/nearest-name.ts';
import { planOf } from '../../schema/compile-plan.ts';
import { accepts, type FieldPlan, kindOf, planIn } from '../../schema/field-plan.ts';
import { anyQuerySchema, type RecordQuery } from '../../schema/fields/records.ts';
import { startOf } from '../../time/moment.ts';
import type { ValuePath } from '../../yaml/yaml-file.ts';
import type { Absence } from '../publication.ts';
import type { ReferenceFindings } from './reference-findings.ts';
import { absenceWhenShown, describeAbsence, howToPublish, resolveRecord } from './resolve-record.ts';
import { conditionsOf } from './select-records.ts';

/** Returns the records that a block chooses: all of a collection, those of one of its lists, those of a query, or listed ones. */
export function resolveRecords(choice: RecordsChoice, findings: ReferenceFindings): unknown[] {
  const { collection, chosen } = choice;
  findings.collections.add(collection);
  if (Array.isArray(chosen)) return resolveListed(choice, chosen, findings);
  return selected(choice, anyQuerySchema.safeParse(chosen).data ?? (chosen === 'all' ? {} : { list: String(chosen) }), findings);
}

/** Looks up the records of a query; an empty one selects all. */
function selected({ collection, chosen, mayBeEmpty, at }: RecordsChoice, query: RecordQuery, findings: ReferenceFindings): unknown[] {
  const { records } = findings.indexes;
  const ids = records.select(collection, query);
  if (!records.isComplete(collection)) findings.isIncomplete = true;
  else if (query.list !== undefined && !records.lists(collection).includes(query.list))
    reportMissingList(collection, query.list, typeof chosen === 'object' ? [...at, 'list'] : at, findings);
  else reportNoMatch({ collection, query, at, mayBeEmpty, isEmpty: ids.length === 0 }, findings);
  return ids.flatMap((id) => resolveRecord(collection, id, at, findings) ?? []);
}

function reportMissingList(collection: string, list: string, at: ValuePath, findings: ReferenceFindings): void {
  const lists = findings.indexes.records.lists(collection);
  const nearest = nearestName(list, lists);
  findings.report({
    code: 'missing-list',
    at,
    message: `The collection ${collection} has no list "${list}".${nearest ? ` Did you mean "${nearest}"?` : ''}`,
    hint: `Lists: ${lists.join(', ')}.`,
    nearest,
  });
}

/** Resolves the entries of a list: ids, and records that are written in the list. Leaves out records that are not published. */
function resolveListed(choice: RecordsChoice, entries: readonly unknown[], findings: ReferenceFindings): unknown[] {
  const { collection, item, at } = choice;
  const names = entries.map(nameOf);
  const newId = createNewId(item, names);
  const absences = entries.map((entry) => (isId(entry) ? absenceWhenShown(collection, String(entry), findings) : undefined));
  // An empty list is reported by its schema.
  if (entries.length > 0 && !absences.includes(undefined)) {
    const absent = absentByDate(collection, entries.map(String), findings);
    if (absent.length > 0) reportEmptyList({ ...choice, absent }, findings);
    else reportAllAbsent(choice, findings);
    return [];
  }
  return entries.flatMap((entry, index): unknown[] => {
    // An entry with a problem is undefined, and the problem is already reported.
    if (entry === undefined) return [];
    const path = [...at, index];
    const name = names[index];
    const absence = absences[index];
    const earlier = name === undefined ? index : names.indexOf(name);
    if (earlier !== index) {
      reportRepeated(String(name), [earlier, index], isId(entry) ? path : [...path, 'id'], findings);
      return [];
    }
    if (!isId(entry)) return [withId(findings.resolveInline(item, entry, path), name, newId)];
    if (absence) {
      reportAbsent(collection, { id: String(entry), absence }, path, findings);
      return [];
    }
    return [resolveRecord(collection, String(entry), path, findings)].filter((record) => record !== undefined);
  });
}

/** True for an entry that names a record of the collection. */
const isId = (entry: unknown): entry is string | number => typeof entry === 'string' || typeof entry === 'number';

/** The id of an entry. Undefined for a record without one. */
function nameOf(entry: unknown): string | undefined {
  const id: unknown = typeof entry === 'object' && entry !== null ? Reflect.get(entry, 'id') : entry;
  return id === undefined ? undefined : String(id);
}

/** Adds an id to a record without one, because components need it to tell the records of a list apart. */
const withId = (record: unknown, name: string | undefined, newId: () => string | number): unknown =>
  name === undefined && typeof record === 'object' && record !== null ? { id: newId(), ...record } : record;

function reportRepeated(id: string, [first, second]: readonly [number, number], at: ValuePath, findings: ReferenceFindings): void {
  const message = `"${id}" is in this list twice: entries ${first + 1} and ${second + 1}.`;
  const hint = at.at(-1) === 'id' ? 'Change the id of one of them, or remove it.' : 'Remove one of them.';
  findings.report({ code: 'repeated-record', at, message, hint });
}

type AbsentRecord = { id: string; absence: Absence };

/** Reports that the built page leaves out a record, which is not published. */
function reportAbsent(collection: string, { id, absence }: AbsentRecord, at: ValuePath, findings: ReferenceFindings): void {
  const isEarly = absence.reason === 'early';
  findings.report({
    code: 'unpublished-record',
    at,
    message: `The record "${id}" of ${collection} ${describeAbsence(absence)}. The built page leaves it out.`,
    hint: isEarly
      ? `It appears with the first build on or after ${absence.moment}. There is nothing to do.`
      : `Remove it from the list, or ${howToPublish(collection, id, absence, findings)}.`,
  });
}

function reportAllAbsent({ collection, at }: RecordsChoice, findings: ReferenceFindings): void {
  findings.report({
    code: 'no-records',
    at,
    message: `None of these records of ${collection} is published now, so the block would be empty.`,
    hint: 'Add a record that is published, or hide the block with "hidden: true".',
  });
}

/**
 * Creates a function that returns an id for each record without one: a number where the collection has numbers. `taken` are
 * the ids that the list has already.
 */
function createNewId(item: FieldPlan, taken: readonly (string | undefined)[]): () => string | number {
  // An id may have the name of its list before it: `web/online-shop`.
  const used = new Set(taken.flatMap((id) => id?.split('/').at(-1) ?? []));
  const isNumbered = accepts(planIn(item, 'id'), 1);
  let last = 0;
  return () => {
    do last += 1;
    while (used.has(isNumbered ? String(last) : `entry-${last}`));
    return isNumbered ? last : `entry-${last}`;
  };
}

/** A record that is not published because of its dates. */
type AbsentByDate = { id: string; absence: Exclude<Absence, { reason: 'draft' }> };

/** Returns those of some records that are not published because of their dates, not as drafts. */
const absentByDate = (collection: string, ids: readonly string[], { indexes }: ReferenceFindings): AbsentByDate[] =>
  ids.flatMap((id) => {
    const absence = indexes.records.absence(collection, id);
    return absence && absence.reason !== 'draft' ? [{ id, absence }] : [];
  });

type EmptyList = Pick<Parameters<ReferenceFindings['report']>[0], 'at'> & {
  collection: string;
  absent: readonly AbsentByDate[];
  mayBeEmpty: boolean;
};

/** The maximum number of records that a message names. */
const maxNamed = 3;

/** Reports that a list has no records because of their dates, and leaves its block out. A list that may be empty stays. */
function reportEmptyList({ collection, absent, mayBeEmpty, at }: EmptyList, findings: ReferenceFindings): void {
  const timeZone = findings.indexes.records.timeZone();
  const named = absent.slice(0, maxNamed).map(({ id, absence }) => `"${id}" ${describeAbsence(absence)}`);
  const more = absent.length > maxNamed ? [`${absent.length - maxNamed} more`] : [];
  const [next] = absent
    .flatMap(({ absence }) => (absence.reason === 'early' ? [absence.moment] : []))
    .toSorted((a, b) => startOf(a, timeZone) - startOf(b, timeZone));
  findings.report({
    code: 'empty-list',
    at,
    message: `No record of ${collection} that belongs here is published now: ${[...named, ...more].join(', ')}. ${resultOf(mayBeEmpty)}`,
    hint:
      next === undefined
        ? 'Add a record that is published, change "publish" of one of them, or remove the block.'
        : `It appears with the first build on or after ${next}. There is nothing to do.`,
  });
  if (!mayBeEmpty) findings.leaveOut('empty list');
}

/** Reports that a source has no records, which no author can change, and leaves the block out. A list that may be empty stays. */
function reportEmptySource({ collection, at, mayBeEmpty }: Omit<Selection, 'isEmpty'>, findings: ReferenceFindings): void {
  findings.report({
    code: 'empty-list',
    at,
    message: `The collection ${collection} is fetched, and its source has no records. ${resultOf(mayBeEmpty)}`,
    hint: 'It appears with the first build after the source has a record. There is nothing to do.',
  });
  if (!mayBeEmpty) findings.leaveOut('empty list');
}

/** Says what becomes of a list without records. */
const resultOf = (mayBeEmpty: boolean): string =>
  mayBeEmpty ? 'The built page leaves the list out.' : 'The built page leaves out what shows them.';

type Selection = { collection: string; query: RecordQuery; at: ValuePath; mayBeEmpty: boolean; isEmpty: boolean };

/** Reports each value of a query that no record has, or that a query with known values selects nothing. */
function reportNoMatch({ isEmpty, ...selection }: Selection, findings: ReferenceFindings): void {
  const { collection, query, at } = selection;
  const { records } = findings.indexes;
  if (records.isFetched(collection) && records.ids(collection).length === 0) {
    reportEmptySource(selection, findings);
    return;
  }
  const hasUnknown = reportUnknownValues({ collection, query, at }, findings);
  if (!hasUnknown && isEmpty) reportNone(selection, findings);
}

/**
 * Reports each value of a query that no record has. Returns whether there is one. Not a value that a record may get any day: the id
 * of a record that none refers to yet, an option of a choice, or true and false.
 */
export function reportUnknownValues(
  { collection, query, at }: Pick<Selection, 'collection' | 'query' | 'at'>,
  findings: ReferenceFindings,
): boolean {
  const { records, schemas } = findings.indexes;
  const plan = planOf(schemas.recordSchema(collection));
  // A value is known while one record has it, so the problem depends on all records.
  const unknown = conditionsOf(query).flatMap(([field, values]) => {
    const known = records.values(collection, field, query.list);
    const isKnown = (value: string): boolean => known.includes(value) || isPossible(value, planIn(plan, field), records);
    return values.flatMap((value, index) => (isKnown(value) ? [] : [{ field, value, index, known }]));
  });
  for (const { field, value, index, known } of unknown) {
    const path = Array.isArray(query[field]) ? [...at, field, index] : [...at, field];
    const nearest = nearestName(value, known);
    findings.report({
      code: 'unknown-value',
      at: path,
      message: `No record of ${collection} has "${value}" in the field "${field}".${nearest === undefined ? '' : ` Did you mean "${nearest}"?`}`,
      hint: describeValues(value, field, known),
      nearest,
    });
  }
  return unknown.length > 0;
}

function isPossible(value: string, plan: FieldPlan | undefined, records: ReferenceFindings['indexes']['records']): boolean {
  const kind = kindOf(plan?.shape === 'list' ? plan.item : plan);
  if (kind?.kind === 'record') return records.raw(kind.collection, value) !== undefined;
  if (plan?.shape === 'boolean') return value === 'true' || value === 'false';
  return plan?.format?.type === 'choice' && Object.hasOwn(plan.format.labels, value);
}

function describeValues(value: string, field: string, known: readonly string[]): string {
  if (known.length === 0) return `No record has the field "${field}".`;
  if (known.length <= 12) return `The records have: ${known.join(', ')}.`;
  return `The nearest of ${known.length} values: ${nearestNames(value, known, 3).join(', ')}.`;
}

function reportNone({ collection, query, at, mayBeEmpty }: Omit<Selection, 'isEmpty'>, findings: ReferenceFindings): void {
  const { records } = findings.indexes;
  const absent = absentByDate(collection, records.selectAtAnyTime(collection, query), findings);
  if (absent.length > 0) {
    reportEmptyList({ collection, absent, mayBeEmpty, at }, findings);
    return;
  }
  const subject = query.list === undefined ? `The collection ${collection}` : `The list "${query.list}" of ${collection}`;
  if (records.ids(collection).length === 0) {
    const hint = `Add records to collections/${collection}.yaml, or write them in the block.`;
    findings.report({ code: 'no-records', at, message: `The collection ${collection} has no records.`, hint });
    return;
  }
  if (conditionsOf(query).length > 0) {
    const message = `No listed record of ${collection} has all of these values.`;
    const hint = 'Records that are drafts, not published now, or have "listed: false" do not count. Remove a value from the query.';
    findings.report({ code: 'no-match', at, message, hint });
    return;
  }
  const message = `${subject} has no record that is listed and published now.`;
  const hint = 'Remove "listed: false" or "draft: true" from a record, choose records by their ids, or write them in the block.';
  findings.report({ code: 'no-records', at, message, hint });
}
