import type { embedProviders } from '../embed-providers.ts';

/** The calendar of an appointment page: the service, and the URL of its frame. */
type Calendar = { provider: keyof typeof embedProviders & ('cal' | 'calendly'); src: string };

/** Returns the calendar of an appointment page. Calendly wants to know which site shows it. */
export const calendarOf = (page: string): Calendar =>
  page.startsWith('https://cal.com/')
    ? { provider: 'cal', src: page }
    : { provider: 'calendly', src: `${page}?embed_type=Inline&embed_domain={host}` };
