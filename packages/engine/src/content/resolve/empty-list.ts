import { startOf } from '../../time/moment.ts';
import type { Absence } from '../publication.ts';
import type { ReferenceFindings } from './reference-findings.ts';
import { describeAbsence } from './resolve-record.ts';

/** A record that is not published because of its dates. */
type AbsentByDate = { id: string; absence: Exclude<Absence, { reason: 'draft' }> };

/** Returns those of some records that are not published because of their dates, not as drafts. */
export const absentByDate = (collection: string, ids: readonly string[], { indexes }: ReferenceFindings): AbsentByDate[] =>
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
export function reportEmptyList({ collection, absent, mayBeEmpty, at }: EmptyList, findings: ReferenceFindings): void {
  const timeZone = findings.indexes.records.timeZone();
  const named = absent.slice(0, maxNamed).map(({ id, absence }) => `"${id}" ${describeAbsence(absence)}`);
  const more = absent.length > maxNamed ? [`${absent.length - maxNamed} more`] : [];
  const [next] = absent
    .flatMap(({ absence }) => (absence.reason === 'early' ? [absence.moment] : []))
    .toSorted((a, b) => startOf(a, timeZone) - startOf(b, timeZone));
  const result = mayBeEmpty ? 'The built page leaves the list out.' : 'The built page leaves out what shows them.';
  findings.report({
    code: 'empty-list',
    at,
    message: `No record of ${collection} that belongs here is published now: ${[...named, ...more].join(', ')}. ${result}`,
    hint:
      next === undefined
        ? 'Add a record that is published, change "publish" of one of them, or remove the block.'
        : `It appears with the first build on or after ${next}. There is nothing to do.`,
  });
  if (!mayBeEmpty) findings.leaveOut('empty list');
}
