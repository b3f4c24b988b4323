import {
  type CalendarEvent,
  dayAfter,
  encodePath,
  endOf,
  isDay,
  type PublishedEvent,
  plainText,
  type SiteModel,
  settingsIn,
  startOf,
  urlOf,
} from '@pagewright/core';
import { cacheKey } from '../cache/text-cache.ts';
import type { RenderableSite } from './build-input.ts';

/** A calendar file: its path, and its text as iCalendar (RFC 5545). */
export type CalendarFile = { path: string; text: string };

/**
 * The calendars of a site, the events of earlier releases, and when it is released. `firstUrl` is the URL of the site at its first release,
 * because calendars know an event again by an id that never changes.
 */
export type Calendars = Pick<RenderableSite, 'calendars' | 'settings' | 'firstUrl' | 'publishedEvents' | 'releasedAt'>;

/**
 * Returns the files of calendars: one for each event, and one with those that lists contain. Of the packages that write iCalendar,
 * `ical-generator` needs a newer Node, and `ics` brings a second library of schemas.
 */
export function calendarFiles(site: Calendars): CalendarFile[] {
  const revisionOf = createRevisions(site);
  return site.calendars.flatMap(({ path, name, language, events }) => {
    const settings = settingsIn(site.settings, language);
    const linesOf = (event: CalendarEvent): string[] => {
      const { sequence, stamp } = revisionOf(event, language);
      const revision = [`DTSTAMP:${stamp}`, `LAST-MODIFIED:${stamp}`, `SEQUENCE:${sequence}`];
      return ['BEGIN:VEVENT', ...eventLines(event, settings, site.firstUrl), ...revision, 'END:VEVENT'];
    };
    const title = escapeText(`${settings.brand.name}: ${name}`);
    const all = [`NAME:${title}`, `X-WR-CALNAME:${title}`, ...events.filter(({ isListed }) => isListed).flatMap(linesOf)];
    return [{ path, text: calendarText(all) }, ...events.map((event) => ({ path: event.path, text: calendarText(linesOf(event)) }))];
  });
}

/** Returns the events of a site as a release records them. */
export function eventsOf(site: Calendars): PublishedEvent[] {
  const revisionOf = createRevisions(site);
  return site.calendars.flatMap(({ language, events }) => events.map((event) => revisionOf(event, language)));
}

/**
 * Returns a function that returns how often an event has changed, and when it did last. That is recorded by releases: the time of a build
 * would make the files of every build differ, and calendars take a change for news (RFC 5545, 3.8.7). A change that is not released yet
 * has the next second, and an event of which no release knows has a time that is always the same.
 */
function createRevisions({ settings, firstUrl, publishedEvents, releasedAt }: Calendars) {
  const known = new Map<string, PublishedEvent>();
  // Two branches may both have changed an event.
  for (const event of publishedEvents) if ((known.get(event.path)?.sequence ?? -1) <= event.sequence) known.set(event.path, event);
  return (event: CalendarEvent, language: string | undefined): PublishedEvent => {
    const { path } = event;
    const hash = cacheKey(...eventLines(event, settingsIn(settings, language), firstUrl)).slice(0, 16);
    const before = known.get(path);
    if (before?.hash === hash) return before;
    const released = known.size > 0 && releasedAt ? inUtc(releasedAt.getTime()) : firstStamp;
    if (!before) return { path, sequence: 0, stamp: released, hash };
    const next = inUtc(Date.parse(isoOf(before.stamp)) + 1000);
    return { path, sequence: before.sequence + 1, stamp: released > next ? released : next, hash };
  };
}

const firstStamp = '19700101T000000Z';

/** Returns `20270401T090000Z` as `2027-04-01T09:00:00Z`. */
const isoOf = (stamp: string): string => stamp.replace(/^(\d{4})(\d{2})(\d{2}T\d{2})(\d{2})/, '$1-$2-$3:$4:');

const calendarText = (lines: readonly string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Pagewright//Pagewright//EN', ...lines, 'END:VCALENDAR']
    .map((line) => `${foldLine(line)}\r\n`)
    .join('');

/** Returns the lines that say what an event is. */
function eventLines(event: CalendarEvent, site: Pick<SiteModel, 'url' | 'timeZone'>, firstUrl: string): string[] {
  const { id, title, summary, place, href } = event;
  return [
    `UID:${escapeText(`${id}@${firstUrl.replace('https://', '')}`)}`,
    ...timeLines(event, site.timeZone),
    `SUMMARY:${escapeText(title)}`,
    ...(summary === undefined ? [] : [`DESCRIPTION:${escapeText(summary)}`]),
    ...(place === undefined ? [] : [`LOCATION:${escapeText(place)}`]),
    ...(href === undefined ? [] : [`URL:${urlOf(encodePath(href), site)}`]),
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
  plainText(text)
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
