import type { RecordsChoice } from '../../field-kinds/resolve-context.ts';
import type { ValuePath } from '../../yaml/yaml-file.ts';
import type { Absence } from '../publication.ts';
import { absentByDate, reportEmptyList } from './empty-list.ts';
import { createNewId } from './new-record-id.ts';
import type { ReferenceFindings } from './reference-findings.ts';
import { absenceWhenShown, describeAbsence, howToPublish, resolveRecord } from './resolve-record.ts';

/** Resolves the entries of a list: ids, and records that are written in the list. Leaves out records that are not published. */
export function resolveListed(choice: RecordsChoice, entries: readonly unknown[], findings: ReferenceFindings): unknown[] {
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
