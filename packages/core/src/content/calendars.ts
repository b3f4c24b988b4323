import { formatValue } from '../model/format-value.ts';
import { type CalendarEvent, calendarPath, type RecordCalendar } from '../model/record-calendar.ts';
import { planOf } from '../schema/compile-plan.ts';
import { periodOf } from '../schema/record-fields.ts';
import { ownFields, rolesOf } from '../schema/record-roles.ts';
import { indexesOfRecords } from './resolve/indexes.ts';
import { shownEntries } from './resolve/shown-values.ts';
import { type SiteDb, siteQueries } from './site-db.ts';
import { defaultCodeOf, languageOf, languagesOfSite } from './site-settings.ts';

/** The calendars of a language, by its code; empty for the default one. */
const calendars = siteQueries.define({
  name: 'calendars',
  equality: 'json',
  compute: (db, code): RecordCalendar[] => {
    const { schemas } = indexesOfRecords(db, code);
    return Object.entries(schemas.types).flatMap(([collection, type]) =>
      type.calendar
        ? [
            {
              path: calendarPath(languageOf(db, code), collection),
              name: type.many,
              ...(code !== '' && { language: code }),
              events: eventsOf(db, code, collection),
            },
          ]
        : [],
    );
  },
});

/** Returns the calendars of all languages, with unpublished records. */
export const readCalendars = (db: SiteDb): RecordCalendar[] => {
  const defaultCode = defaultCodeOf(db);
  return languagesOfSite(db).flatMap(({ code }) => db.get(calendars, code === defaultCode ? '' : code));
};

/** Returns the records of a type that have a date. */
function eventsOf(db: SiteDb, code: string, collection: string): CalendarEvent[] {
  const { schemas, records, words } = indexesOfRecords(db, code);
  const plan = planOf(schemas.recordSchema(collection));
  const roles = rolesOf(plan, schemas.types[collection]?.roles);
  return records.ids(collection).flatMap((id) => {
    const { value: record, isWhole } = records.get(collection, id) ?? {};
    if (!isWhole || typeof record !== 'object' || record === null) return [];
    const period = periodOf(record, plan);
    if (!period) return [];
    const text = (name: string | undefined): string | undefined => {
      const value: unknown = Reflect.get(record, name ?? '');
      return typeof value === 'string' ? value : undefined;
    };
    const place = shownEntries(record, ownFields(plan), plan, schemas).find(({ value }) => value.kind === 'place');
    const where = place && formatValue(place.value, words);
    const [summary, href] = [text(roles.summary), text('href')];
    return [
      {
        id: `${collection}/${id}`,
        path: calendarPath(languageOf(db, code), collection, id),
        title: text(roles.title) ?? id,
        ...period,
        ...(summary !== undefined && { summary }),
        ...(where !== undefined && { place: where }),
        ...(href !== undefined && { href }),
        isListed: Reflect.get(records.raw(collection, id) ?? {}, 'listed') !== false,
        isPublished: records.absence(collection, id) === undefined,
      },
    ];
  });
}
