import {
  blockBase,
  currencySchema,
  defineBlock,
  endWithOffset,
  isInOrder,
  linkSchema,
  phoneSchema,
  richTextSchema,
  textSchema,
  wrongDecimals,
} from 'pagewright/schema';
import { z } from 'zod';
import { backgroundSchema } from '../fields/background.ts';
import { daySchema, lastDaySchema } from '../fields/day.ts';

const placeSchema = z.strictObject({
  street: textSchema.optional().describe('The street and the number.'),
  postalCode: textSchema
    .optional()
    .describe('The postal code.')
    .meta({ yaml: 'Write it in quotes when it has only digits.' })
    .meta({ examples: ['10115'] }),
  city: textSchema.describe('The town or city.'),
  region: textSchema.optional().describe('The state or region.'),
  country: textSchema.describe('The country.'),
});

const contactSchema = z.strictObject({
  name: textSchema.describe('The name.'),
  role: textSchema.optional().describe('The position in the company.'),
  email: z
    .email('an e-mail address, such as "jobs@example.com"')
    .optional()
    .describe('The e-mail address.')
    .meta({ examples: ['jobs@example.com'] }),
  phone: phoneSchema.optional().describe('The phone number.'),
});

const salarySchema = z
  .strictObject({
    currency: currencySchema.describe('The currency: three capitals, such as EUR.').meta({ examples: ['EUR'] }),
    from: z
      .number()
      .min(1)
      .max(100_000_000)
      .describe('The salary, or the least of a range.')
      .meta({ examples: [50_000] }),
    to: z.number().min(1).max(100_000_000).optional().describe('The most of a range.').meta({ title: 'To' }),
    per: z.enum(['hour', 'day', 'month', 'year']).default('year').meta({ title: 'Paid per', description: 'For which time it is paid.' }),
  })
  .refine(({ from, to }) => to === undefined || from < to, { path: ['to'], error: 'an amount above "from"' })
  .superRefine(({ currency, from, to }, context) => {
    for (const [field, amount] of Object.entries({ from, to })) {
      const message = wrongDecimals(amount, currency);
      if (message) context.addIssue({ code: 'custom', path: [field], message });
    }
  });

/** How people can be employed, and the terms of schema.org. */
const employmentTypes = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  internship: 'INTERN',
  volunteer: 'VOLUNTEER',
} as const;

export const job = defineBlock(
  z
    .strictObject({
      type: z.literal('job').describe('An open position: what it is, where it is, what it pays and how to apply.'),
      ...blockBase,
      background: backgroundSchema.default('light').describe('The background: light, paper (white) or dark.'),
      heading: textSchema.describe('The title of the position only, such as "Frontend Engineer".'),
      text: textSchema.optional().describe('One or two sentences under the title.'),
      content: richTextSchema.describe('The tasks, the requirements and what you offer, in simple HTML.'),
      employment: z
        .enum(['full-time', 'part-time', 'contract', 'temporary', 'internship', 'volunteer'])
        .default('full-time')
        .describe('The type of employment.'),
      place: placeSchema.optional().describe('Where the work is done. With "remote": where it can also be done.'),
      remote: z.boolean().default(false).describe('true: the whole work can be done from home.'),
      applicantCountries: z
        .array(textSchema)
        .min(1)
        .max(50)
        .optional()
        .describe('With "remote": the countries from which people may apply. Default: the country of "place".')
        .meta({ examples: [['Germany', 'Austria']] }),
      salary: salarySchema.optional().describe('What it pays.'),
      published: daySchema.describe('The day of publication, such as "2027-06-01".'),
      until: lastDaySchema.optional().describe('The last day for applications. After it, search engines do not list the job any more.'),
      contact: contactSchema.optional().describe('Whom applicants can ask.'),
      apply: linkSchema.describe('The button to apply: a page, a URL that starts with https://, or mailto: with an address.'),
    })
    .refine(({ place, remote }) => place !== undefined || remote, {
      path: ['place'],
      error: 'a place with "city" and "country", or "remote: true"',
    })
    .refine(({ place, remote, applicantCountries }) => !remote || place !== undefined || applicantCountries !== undefined, {
      path: ['applicantCountries'],
      error: 'the countries from which people may apply, such as [Germany, Austria]: search engines need them for a remote job',
    })
    .refine(({ remote, applicantCountries }) => remote || applicantCountries === undefined, {
      path: ['remote'],
      error: 'true, because of "applicantCountries"; or remove "applicantCountries"',
    })
    .refine(({ published, until }) => isInOrder(published, until), { path: ['until'], error: 'the day of "published", or a later one' }),
  {
    synonyms: ['jobs', 'career', 'careers', 'vacancy', 'position', 'job-posting', 'opening', 'hiring'],
    interactive: false,
    pageHeading: false,
    // A page with two is an invalid JobPosting for search engines.
    maxPerPage: 1,
    site: ({ language }) => ({ language }),
    strings: ['job', 'links', 'richText'],
    structuredData: (
      { heading, text, content, employment, place, remote, applicantCountries, salary, published, until },
      { pageUrl, organization, company, timeZone, isOver },
    ) => {
      // Search engines want no JobPosting for a job that nobody can apply for any more.
      if (until !== undefined && isOver(until)) return [];
      return [
        {
          '@type': 'JobPosting',
          title: heading,
          url: pageUrl,
          description: text ? `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>${content.html}` : content.html,
          datePosted: published,
          ...(until && { validThrough: endWithOffset(until, timeZone) }),
          employmentType: employmentTypes[employment],
          hiringOrganization: { '@type': 'Organization', ...organization, name: company.name },
          ...(place && { jobLocation: { '@type': 'Place', address: addressOf(place) } }),
          ...(remote && {
            jobLocationType: 'TELECOMMUTE',
            applicantLocationRequirements: (applicantCountries ?? (place ? [place.country] : [])).map((name) => ({
              '@type': 'Country',
              name,
            })),
          }),
          ...(salary && {
            baseSalary: {
              '@type': 'MonetaryAmount',
              currency: salary.currency,
              value: {
                '@type': 'QuantitativeValue',
                unitText: salary.per.toUpperCase(),
                ...(salary.to === undefined ? { value: salary.from } : { minValue: salary.from, maxValue: salary.to }),
              },
            },
          }),
        },
      ];
    },
  },
);

const addressOf = ({ street, postalCode, city, region, country }: z.output<typeof placeSchema>) => ({
  '@type': 'PostalAddress' as const,
  ...(street && { streetAddress: street }),
  ...(postalCode && { postalCode }),
  addressLocality: city,
  ...(region && { addressRegion: region }),
  addressCountry: country,
});
