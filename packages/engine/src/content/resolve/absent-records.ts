import type { Now } from '../../time/moment.ts';
import { type Absence, absenceOf } from '../publication.ts';
import type { ValidCollection } from '../validate/validate-collection.ts';

/** The records that are not published, each with the reason. Named as `posts/3`, or `portfolio/web/acme` where there are lists. */
export type AbsentRecords = ReadonlyMap<string, Absence>;

/** Creates a function that finds the unpublished records at a moment. It returns the same object again when nothing changed. */
export function createFindAbsentRecords(): (collections: readonly ValidCollection[], now: Now) => AbsentRecords {
  let last: AbsentRecords = new Map();
  return (collections, now) => {
    const found = new Map(
      collections.flatMap(({ name, records }) =>
        records.flatMap(({ key, record }) => {
          const absence = name === undefined ? undefined : absenceOf(record, now);
          return absence ? [[`${name}/${key}`, absence] as const] : [];
        }),
      ),
    );
    if (JSON.stringify([...found]) !== JSON.stringify([...last])) last = found;
    return last;
  };
}
