import { dayAfter, withOffset } from 'pagewright/schema';
import { absoluteUrl } from './absolute-url.ts';

type Session = { from: string; to?: string | undefined; title: string; text?: string | undefined; speakers: readonly string[] };

type Programme = {
  heading: string;
  text?: string | undefined;
  event?: string | undefined;
  place?: string | undefined;
  address: readonly string[];
  online?: string | undefined;
  timeZone: string;
  days: readonly { date: string; sessions: readonly Session[] }[];
};

type Context = { pageUrl: string; toUrl: (path: string) => string; organization: { '@id': string } };

/** Returns a programme as structured data: an event with its sessions as parts. Nothing for one without a place: search engines reject it. */
export function eventData({ heading, text, event, days, timeZone, ...where }: Programme, { pageUrl, toUrl, organization }: Context) {
  const location = locationOf(where, { pageUrl, toUrl });
  if (location.length === 0) return [];
  const sessions = days.flatMap(({ date, sessions: ofDay }) =>
    ofDay.map((session) => ({ ...session, ...momentsOf(session, date, timeZone) })),
  );
  const starts = sessions.map(({ startDate }) => startDate).toSorted(byTime);
  const ends = sessions.map(({ startDate, endDate }) => endDate ?? startDate).toSorted(byTime);
  const data = {
    '@type': 'Event' as const,
    name: event ?? heading,
    url: pageUrl,
    ...(text && { description: text }),
    ...(starts[0] && { startDate: starts[0] }),
    ...(ends.length > 0 && { endDate: ends.at(-1) ?? '' }),
    eventAttendanceMode: attendanceOf(where),
    location,
    organizer: organization,
    subEvent: sessions.map(({ title, text: summary, speakers, startDate, endDate }) => ({
      '@type': 'Event' as const,
      name: title,
      ...(summary && { description: summary }),
      startDate,
      ...(endDate && { endDate }),
      location,
      ...(speakers.length > 0 && { performer: speakers.map((name) => ({ '@type': 'Person' as const, name })) }),
    })),
  };
  return [data];
}

const byTime = (one: string, other: string): number => Date.parse(one) - Date.parse(other);

/** A session that ends before it starts ends on the next day. */
function momentsOf({ from, to }: Session, day: string, timeZone: string): { startDate: string; endDate?: string } {
  const startDate = withOffset(`${day}T${from}`, timeZone);
  if (to === undefined) return { startDate };
  return { startDate, endDate: withOffset(`${to < from ? dayAfter(day) : day}T${to}`, timeZone) };
}

type Where = Pick<Programme, 'place' | 'address' | 'online'>;

const isAtPlace = ({ place, address }: Where): boolean => place !== undefined || address.length > 0;

function attendanceOf(where: Where) {
  if (where.online === undefined) return 'https://schema.org/OfflineEventAttendanceMode' as const;
  return isAtPlace(where)
    ? ('https://schema.org/MixedEventAttendanceMode' as const)
    : ('https://schema.org/OnlineEventAttendanceMode' as const);
}

const locationOf = (where: Where, urls: Pick<Context, 'pageUrl' | 'toUrl'>) => [
  ...(isAtPlace(where)
    ? [
        {
          '@type': 'Place' as const,
          ...(where.place && { name: where.place }),
          ...(where.address.length > 0 && { address: where.address.join(', ') }),
        },
      ]
    : []),
  ...(where.online ? [{ '@type': 'VirtualLocation' as const, url: absoluteUrl(where.online, urls) }] : []),
];
