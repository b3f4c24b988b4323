import type { LongText } from '../../field-kinds/resolve-context.ts';
import { nearestName, nearestNames } from '../../problems/nearest-name.ts';
import { memoizeByKey } from '../../text/memoize.ts';
import type { ValuePath } from '../../yaml/yaml-file.ts';
import { fetchedFile } from '../find/find-files.ts';
import { type Absence, isPublishedWithin, publicationOf } from '../publication.ts';
import type { FoundRecord, ReferenceFindings } from './reference-findings.ts';
import { withoutHeadingIds } from './replace-texts.ts';

/** The collection of a field with one record. `isLink`: it shows only the title of the record and the path of its page. */
export type SingleRecord = { collection: string; isLink?: true };

/** Looks up the record of a field with one id. Reports one that is not published while the page is: the field needs it. */
export function resolveSingleRecord({ collection, isLink }: SingleRecord, id: string, at: ValuePath, findings: ReferenceFindings): unknown {
  const absence = absenceWhenShown(collection, id, findings);
  if (!absence) {
    const found = findRecord({ collection, isLink }, id, at, findings);
    findings.longTexts.push(...(found?.longTexts ?? []).map((text) => ofRecord(text, at)));
    return found?.value;
  }
  if (absence.reason !== 'draft') {
    reportExpired({ collection, id, at }, absence, findings);
    findings.leaveOut('no record');
    return undefined;
  }
  findings.report({
    code: 'needs-unpublished-record',
    at,
    message: `The record "${id}" of ${collection} ${describeAbsence(absence)}, and this needs it.`,
    hint: `Name another record, hide the block with "hidden: true", or ${howToPublish(collection, id, absence, findings)}.`,
  });
  return undefined;
}

/** Returns a text of a record as one of the page that shows it: what is wrong with it on this page is reported here. */
export const ofRecord = ({ text, headings }: LongText, at: ValuePath): LongText => ({
  text,
  headings: headings.map(({ part: _, ...heading }) => heading),
  at,
});

type Wanted = { collection: string; id: string; at: ValuePath };

/** Reports that the built page leaves a block out, because the date of its record has passed or has not come. */
function reportExpired({ collection, id, at }: Wanted, absence: Absence & { moment: string }, findings: ReferenceFindings): void {
  findings.report({
    code: 'empty-list',
    at,
    message: `The record "${id}" of ${collection} ${describeAbsence(absence)}. The built page leaves out what shows it.`,
    hint:
      absence.reason === 'early'
        ? `It appears with the first build on or after ${absence.moment}. There is nothing to do.`
        : `Name another record, remove the block, or ${howToPublish(collection, id, absence, findings)}.`,
  });
}

const inLists = new WeakMap<FoundRecord, unknown>();

/** Looks up a record for a list by its id, whether it is published or not. */
export function resolveRecord(collection: string, id: string, at: ValuePath, findings: ReferenceFindings): unknown {
  const found = findRecord({ collection }, id, at, findings);
  return found && memoizeByKey(inLists, found, () => withoutHeadingIds(found.value, found.longTexts));
}

function findRecord({ collection, isLink }: SingleRecord, id: string, at: ValuePath, findings: ReferenceFindings): FoundRecord | undefined {
  const { records } = findings.indexes;
  findings.collections.add(collection);
  const found = isLink ? records.getLink(collection, id) : records.get(collection, id);
  if (found) {
    for (const [path, facts] of found.mediaFiles) findings.mediaFiles.set(path, facts);
    // Its problems are reported at the record. A page is not rendered with a part of it.
    if (!found.isWhole) findings.isIncomplete = true;
    if (found.isLeftOut) findings.leaveOut('no record');
    return found;
  }
  // An unreadable file may contain the record, and its problems are reported at the file.
  if (records.isComplete(collection)) reportMissing({ collection, id, at }, findings);
  else findings.isIncomplete = true;
  return undefined;
}

/** Returns why visitors do not see a record now. Undefined when they do, and when they see the page only while the record is published. */
export function absenceWhenShown(collection: string, id: string, findings: ReferenceFindings): Absence | undefined {
  const { publication, indexes } = findings;
  const { records } = indexes;
  const absence = records.absence(collection, id);
  if (!absence || !publication) return undefined;
  return isPublishedWithin(publication, publicationOf(records.raw(collection, id) ?? {}), indexes.records.timeZone()) ? undefined : absence;
}

/** Describes why a record is not published, as the end of a sentence. */
export function describeAbsence(absence: Absence): string {
  if (absence.reason === 'draft') return 'is a draft';
  return absence.reason === 'early' ? `is published from ${absence.moment}` : `was published until ${absence.moment}`;
}

/** Returns how to publish a record, as a clause that starts with a verb. */
export function howToPublish(collection: string, id: string, { reason }: Absence, { indexes }: ReferenceFindings): string {
  const file = indexes.records.fileOf(collection, id) ?? `collections/${collection}.yaml`;
  return reason === 'draft' ? `remove "draft: true" in ${file}` : `change "publish" in ${file}`;
}

type MissingRecord = { collection: string; id: string; at: ValuePath; before?: string };

/** Reports a record that does not exist. `before` is what stands before its id in the same text. */
export function reportMissing({ collection, id, at, before = '' }: MissingRecord, findings: ReferenceFindings): void {
  const { records } = findings.indexes;
  const known = records.ids(collection);
  const file = records.isFetched(collection) ? fetchedFile(collection) : `collections/${collection}.yaml`;
  const nearest = nearestName(id, known);
  findings.report({
    code: 'missing-record',
    at,
    message: `There is no record "${id}" in the collection ${collection}.${nearest ? ` Did you mean "${nearest}"?` : ''}`,
    hint:
      known.length === 0
        ? 'The collection has no records.'
        : known.length <= 12
          ? `Records: ${known.join(', ')}.`
          : `The nearest of ${known.length} records in ${file}: ${nearestNames(id, known, 3).join(', ')}.`,
    nearest: nearest && before + nearest,
  });
}
