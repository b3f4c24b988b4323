import { blockBase, defineBlock, fieldKinds, textSchema } from 'pagewright/schema';
import { z } from 'zod';
import { backgroundSchema } from '../fields/background.ts';
import { calendarOf } from '../fields/calendar.ts';
import { frameOf } from '../fields/frame.ts';

const appointmentPageSchema = z
  .string()
  .regex(
    /^https:\/\/(?:cal\.com|calendly\.com)\/[\w./-]+$/,
    'an appointment page of Cal.com or Calendly without "?", such as "https://cal.com/your-name/intro" or "https://calendly.com/your-name/30min"',
  )
  .brand<'href'>()
  .register(fieldKinds, { kind: 'href' })
  .meta({ examples: ['https://cal.com/your-name/intro'] });

export const booking = defineBlock(
  z.strictObject({
    type: z.literal('booking').describe('A calendar of Cal.com or Calendly in which visitors choose a time. It loads after a click.'),
    ...blockBase,
    background: backgroundSchema.default('paper').describe('The background: light, paper (white) or dark.'),
    heading: textSchema.describe('The title of the section.'),
    text: textSchema.optional().describe('A sentence under the title: what the appointment is about, and how long it takes.'),
    url: appointmentPageSchema.describe('The appointment page.').meta({ yaml: 'site.yaml needs embeds: [cal] or [calendly].' }),
  }),
  {
    synonyms: ['appointment', 'appointments', 'scheduler', 'calendly', 'cal', 'book-a-call', 'booking-calendar'],
    interactive: { enhance: ({ url, heading, embeds }) => frameOf({ src: calendarOf(url).src, title: heading, embeds }) },
    pageHeading: false,
    strings: ['links', 'embed'],
    embeds: ({ url }) => [{ provider: calendarOf(url).provider, field: 'url' }],
  },
);
