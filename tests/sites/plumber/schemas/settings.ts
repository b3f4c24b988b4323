import { hrefSchema, iconSchema, imageSchema, type OwnSettings, phoneSchema, recordsOf, textSchema } from 'pagewright/schema';
import { z } from 'zod';
import { collections } from './collections/index.ts';

/** What `settings:` in site.yaml has. */
export const settings = {
  hotline: z
    .strictObject({
      label: textSchema.describe('What the number is for.'),
      phone: phoneSchema.describe('The number that is answered at night.'),
      icon: iconSchema.describe('The icon beside it.'),
    })
    .describe('The number for emergencies, above the footer.'),
  booking: hrefSchema.optional().describe('The page or service that books a visit.'),
  seal: imageSchema({ shownWidth: 64 }).optional().describe('The seal of the guild.'),
  labels: z
    .strictObject({
      trail: textSchema.describe('The way to the page.'),
      repairs: textSchema.describe('The list of repairs.'),
    })
    .describe('What screen readers call the parts of the sidebar.'),
  repairs: recordsOf('repairs', collections).prefault('all').describe('The repairs in the list beside a page.'),
} as const satisfies OwnSettings;
