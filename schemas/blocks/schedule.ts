import { blockBase, defineBlock, hrefSchema, linkSchema, textSchema, timeSchema, timeZoneSchema } from 'pagewright/schema';
import { z } from 'zod';
import { backgroundSchema } from '../fields/background.ts';
import { daySchema } from '../fields/day.ts';
import { eventData } from '../fields/event-data.ts';

const sessionSchema = z.strictObject({
  from: timeSchema.describe('When it starts, such as "09:30". Sessions that start at the same time are shown side by side.'),
  to: timeSchema.optional().describe('When it ends.'),
  title: textSchema.describe('The title.'),
  text: textSchema.optional().describe('A few sentences about it.'),
  speakers: z.array(textSchema).max(8).default([]).describe('The names of the speakers.'),
  track: textSchema.optional().describe('The track or room, when several sessions happen at the same time.'),
  link: linkSchema.optional().describe('A link under the text.'),
});

const dayOfScheduleSchema = z.strictObject({
  date: daySchema.describe('The day, such as "2027-06-01".'),
  title: textSchema.optional().describe('A title for the day, such as "Workshops". The date is beside it.'),
  sessions: z.array(sessionSchema).min(1).max(60).describe('What happens, in order of time.'),
});

export const schedule = defineBlock(
  z.strictObject({
    type: z.literal('schedule').describe('The programme of an event: days, times, sessions and tracks.'),
    ...blockBase,
    background: backgroundSchema.default('light').describe('The background: light, paper (white) or dark.'),
    heading: textSchema.describe('The title of the section.'),
    text: textSchema.optional().describe('A sentence under the title.'),
    event: textSchema.optional().describe('The name of the event, above the title. Search engines show it; default: the title.'),
    place: textSchema.optional().describe('The name of the place.'),
    address: z.array(textSchema).max(6).default([]).describe('The postal address: one list entry for each line.'),
    online: hrefSchema
      .optional()
      .describe('Where visitors take part online, or register: a page, an anchor such as "#register", or a URL that starts with https://.'),
    onlineLabel: textSchema.optional().describe('The label of the button to "online", such as "Register". Default: "Take part online".'),
    timeZone: timeZoneSchema.describe('The time zone of all times, such as "Europe/Berlin".'),
    days: z.array(dayOfScheduleSchema).min(1).max(14).describe('The days, one list entry each.'),
  }),
  {
    synonyms: ['agenda', 'program', 'programme', 'timetable', 'sessions', 'events', 'calendar'],
    interactive: false,
    pageHeading: false,
    site: ({ language }) => ({ language }),
    strings: ['schedule', 'links'],
    structuredData: eventData,
  },
);
