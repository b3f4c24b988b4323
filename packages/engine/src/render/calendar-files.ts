import {
  type CalendarEvent,
  dayAfter,
  encodePath,
  endOf,
  isDay,
  type RecordCalendar,
  type SiteModel,
  settingsIn,
  startOf,
  urlOf,
} from '@pagewright/core';

/** A calendar file: its path, and its text as iCalendar (RFC 5545). */
export type CalendarFile = { path: string; text: string };

/**
 * Returns the files of calendars: one for each event, and one with those that lists contain. `firstUrl` is the URL of the site at its first
 * release, because calendars know an event again by an id that never changes. Of the packages that write iCalendar, `ical-generator` needs
 * a newer Node, and `ics` brings a second library of schemas.
 */
export const calendarFiles = (calendars: readonly RecordCalendar[], settings: SiteModel, firstUrl: string): CalendarFile[] =>
  calendars.flatMap(({ path, name, language, events }) => {
    const site = settingsIn(settings, language);
    const linesOf = (event: CalendarEvent): string[] => eventLines(event, site, firstUrl);
    const title = escapeText(`${site.brand.name}: ${name}`);
    const all = [`NAME:${title}`, `X-WR-CALNAME:${title}`, ...events.filter(({ isListed }) => isListed).flatMap(linesOf)];
    return [{ path, text: calendarText(all) }, ...events.map((event) => ({ path: event.path, text: calendarText(linesOf(event)) }))];
  });

const calendarText = (lines: readonly string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Pagewright//Pagewright//EN', ...lines, 'END:VCALENDAR']
    .map((line) => `${foldLine(line)}\r\n`)
    .join('');

/** When an event was changed is not known. The time of the build would make the files of every build differ. */
const stamp = 'DTSTAMP:19700101T000000Z';

function eventLines(event: CalendarEvent, site: Pick<SiteModel, 'url' | 'timeZone'>, firstUrl: string): string[] {
  const { id, title, summary, place, href } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(`${id}@${firstUrl.replace('https://', '')}`)}`,
    stamp,
    ...timeLines(event, site.timeZone),
    `SUMMARY:${escapeText(title)}`,
    ...(summary === undefined ? [] : [`DESCRIPTION:${escapeText(summary)}`]),
    ...(place === undefined ? [] : [`LOCATION:${escapeText(place)}`]),
    ...(href === undefined ? [] : [`URL:${urlOf(encodePath(href), site)}`]),
    'END:VEVENT',
  ];
}

/** Days end before the day after the last one. Times are in UTC, so that they need no definition of a time zone. */
function timeLines({ from, until }: Pick<CalendarEvent, 'from' | 'until'>, timeZone: string): string[] {
  if (isDay(from) && isDay(until)) return [`DTSTART;VALUE=DATE:${digitsOf(from)}`, `DTEND;VALUE=DATE:${digitsOf(dayAfter(until))}`];
  const [start, end] = [startOf(from, timeZone), endOf(until, timeZone)];
  return [`DTSTART:${inUtc(start)}`, ...(end > start ? [`DTEND:${inUtc(end)}`] : [])];
}

const digitsOf = (time: string): string => time.replaceAll(/[-:]/g, '');

const inUtc = (milliseconds: number): string => digitsOf(new Date(milliseconds).toISOString().replace(/\.\d+/, ''));

/** Escapes a text. Control characters other than line breaks and tabs are not allowed. */
export const escapeText = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');

/** A line has at most so many octets without its line break. */
const maxOctets = 75;

/** Divides a long line between characters. Each further line starts with a space, which readers remove. */
export function foldLine(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > maxOctets) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
