import type { Language } from './languages.ts';

/** The dates of the records of a type in one language. JSON-safe. */
export type RecordCalendar = {
  /** The path of its file. */
  path: string;
  /** What the records are called, such as concerts. */
  name: string;
  /** The code of its language. Undefined for the default one. */
  language?: string;
  events: CalendarEvent[];
};

/** A record with its date. */
export type CalendarEvent = {
  /** Its collection and its id, such as `concerts/quartet`. */
  id: string;
  /** The path of the file with this event alone. */
  path: string;
  title: string;
  /** When it begins and ends, as it is written. A day as the end is the last one. */
  from: string;
  until: string;
  /** The sentence that lists show below the title. */
  summary?: string;
  place?: string;
  /** The address of its page. */
  href?: string;
  /** False for a record that no list contains. */
  isListed: boolean;
  /** False for a draft, and outside of the publish dates. */
  isPublished: boolean;
};

/** Returns the path of the calendar file of a record, or of all records of a type. */
export const calendarPath = ({ prefix }: Pick<Language, 'prefix'>, collection: string, id?: string): string =>
  `${prefix}/calendar/${collection}${id === undefined ? '' : `/${id}`}.ics`;

/** Returns calendars as visitors get them: without unpublished records. */
export const publishedCalendars = (calendars: readonly RecordCalendar[]): RecordCalendar[] =>
  calendars.map((calendar) => ({ ...calendar, events: calendar.events.filter(({ isPublished }) => isPublished) }));
