import { z } from 'zod';
import { english } from '../strings/en.ts';
import { defaultTimeZone } from '../time/time-zone.ts';
import { trustType } from '../trust/trust-type.ts';
import { analyticsSchema, consentSchema, isHttpsAddress } from './analytics.ts';
import { uniqueBy } from './checks.ts';
import { type EmbedProviders, embedsSchemaFor } from './embeds.ts';
import { renames } from './fields/field-kinds.ts';
import { hrefSchema, pagePathSchema, redirectSchema } from './fields/link.ts';
import { mailSchema } from './fields/mail.ts';
import { logoPathSchema, markPathSchema, socialImagePathSchema } from './fields/media-path.ts';
import { emailAddressSchema, phoneSchema, textSchema } from './fields/text.ts';
import { timeZoneSchema } from './fields/time.ts';
import { languageCodeSchema, languagesSchema } from './languages.ts';
import { headerSchemaFor, type LayoutDefinitions, motionSchemaFor } from './layouts.ts';
import { footerSchema, navigationSchema, topBarSchema } from './navigation.ts';
import { securitySchema } from './security.ts';
import { type ThemeDefinition, themeSchemaFor } from './theme.ts';

/** The own settings of a site, `settings` in `site.yaml`: the schema of each field. */
export type OwnSettings = Readonly<Record<string, z.ZodType>>;

/** The social networks that a site's code declares: the names in `site.yaml`, and the names that visitors see. */
export type Networks = Readonly<Record<string, string>>;

const { pageMessages } = english;

const milliseconds = z.int().min(0).max(600_000);

const brandSchema = z.strictObject({
  name: textSchema.describe('The name of the brand.'),
  tagline: textSchema.describe('A short phrase that describes the brand.'),
  mark: markPathSchema.describe('The logo next to the name: an .svg file that is visible on light and dark backgrounds.'),
  showName: z
    .boolean()
    .optional()
    .describe(
      'false: the logo stands alone, because the name is in it. Default: the name is shown, unless the logo is at least twice as wide as it is high.',
    ),
  favicon: logoPathSchema.describe('The icon in the browser tab, on home screens and in search results: a square .svg file.'),
  socialImage: socialImagePathSchema
    .optional()
    .describe(
      'The image that social networks show with a link to the site: a .png of 1200 by 630 pixels. Default: each page gets a picture with its title, the mark and the name.',
    ),
});

const chatSchema = z.strictObject({
  number: textSchema
    .optional()
    .describe('The number of the chat with the country code. For your records: pages show only the button.')
    .meta({ yaml: 'Write it in quotes.' }),
  link: hrefSchema
    .describe('The link that opens the chat, such as "https://chat.example.com/your-name".')
    .meta({ examples: ['https://chat.example.com/your-name'] }),
  label: textSchema.describe('The text of the button for screen readers, such as "Chat with us".').meta({ examples: ['Chat with us'] }),
});

const companySchemaFor = (networks: Networks) =>
  z.strictObject({
    name: textSchema.describe('The legal or trading name.'),
    phone: phoneSchema
      .optional()
      .describe('The phone number with the country code, such as "+49 30 1234567". Without it, pages show none.')
      .meta({ yaml: 'Write it in quotes.' }),
    email: emailAddressSchema.describe('The e-mail address for visitors.'),
    chat: chatSchema
      .optional()
      .describe('The floating chat button of every page. Without it there is no button.')
      .register(renames, { renamedFrom: ['whatsapp'] }),
    address: z.array(textSchema).min(1).max(6).describe('The postal address: one list entry for each line.'),
    social: z
      .array(
        z.strictObject({
          network: z.enum(Object.keys(networks)).describe('The social network.'),
          to: hrefSchema.describe('The URL of the profile.').meta({ examples: ['https://social.example.com/your-name'] }),
        }),
      )
      .max(12)
      .default([])
      .describe('Profiles on social networks, in the order in which they are shown.'),
  });

const profileSchemaFor = (networks: Networks) =>
  z.strictObject({
    name: z
      .string()
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a name of lowercase letters, digits and hyphens, such as "spring-campaign"')
      .describe('The name that pages write as profile:.')
      .meta({ examples: ['spring-campaign'] }),
    folder: pagePathSchema
      .optional()
      .describe('The page at this path and all pages below it have the profile, unless they name another.')
      .meta({ examples: ['/products'] }),
    brand: brandSchema.partial().optional().describe('What differs in the brand. Default: as on the rest of the site.'),
    company: companySchemaFor(networks).optional().describe('Other contact data. Without "chat" there is no chat button.'),
    navigation: navigationSchema.optional().describe('Other links in the header.'),
    footer: footerSchema.optional().describe('Another footer.'),
    topBar: topBarSchema.optional().describe('Another line above the header.'),
  });

const identityFor = (networks: Networks) => ({
  url: z
    .string()
    .regex(
      /^https:\/\/[a-z0-9.-]+[a-z0-9](?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)*$/,
      'the URL of the site without a slash at the end, such as "https://example.com"',
    )
    .describe(
      'The URL of the published site. With a path, such as https://example.com/blog, all addresses of the site are below it; its files stay at the root of the built folder.',
    )
    .meta({ examples: ['https://www.example.com'] }),
  trailingSlash: z
    .enum(['always', 'never'])
    .default('never')
    .describe(
      'How the addresses of pages end: never as in /about, always as in /about/. Write always for a host that redirects /about to /about/, such as GitHub Pages.',
    ),
  language: languageCodeSchema.default('en').describe('The language of the pages, or the default one. Times: 7 PM in en, 19:00 in en-GB.'),
  timeZone: timeZoneSchema
    .default(defaultTimeZone)
    .describe('The time zone of all days and times of the site, such as Europe/Berlin: when pages, banners and offers begin and end.'),
  languages: languagesSchema
    .default({})
    .describe('The languages of the site by their codes, with the default one, when it has several. Their pages are in pages/<code>/.'),
  brand: brandSchema.describe('The name, logo and images of the brand.'),
  company: companySchemaFor(networks).describe('The contact data of the company.'),
  owner: z
    .strictObject({
      name: textSchema.describe('The name of the recipient.'),
      email: emailAddressSchema.describe('The e-mail address of the recipient.'),
    })
    .optional()
    .describe('The recipient of messages from the contact form. Default: the company.'),
  navigation: navigationSchema.describe('The links in the header.'),
  footer: footerSchema.describe('The footer of every page.'),
  topBar: topBarSchema.optional().describe('A line above the header, such as with opening hours and the phone number. Default: none.'),
  profiles: z
    .array(profileSchemaFor(networks))
    .max(100)
    .check(uniqueBy('name', 'a name that no other profile has'))
    .default([])
    .describe('Other brands, contact data, navigation or footers for some pages, such as those of one product.'),
});

const behaviour = {
  toasts: z
    .strictObject({
      success: milliseconds.describe('How long a success message is shown, in milliseconds.').meta({ examples: [2000] }),
      error: milliseconds.describe('How long an error message is shown, in milliseconds.').meta({ examples: [4000] }),
      limit: z
        .int()
        .min(1)
        .max(20)
        .describe('The maximum number of messages at the same time.')
        .meta({ examples: [20] }),
    })
    .describe('The short messages (toasts) in a corner of the window.'),
  mail: mailSchema.prefault({}).describe('How forms send messages, and the texts that visitors see.'),
  feed: z
    .strictObject({
      perCategory: z
        .boolean()
        .default(false)
        .describe('true: each category of posts has a feed of its own at /feed/<category>.xml, and the pages that list it link to it.'),
      limit: z
        .int()
        .min(1)
        .max(200)
        .default(20)
        .describe('The maximum number of posts in a feed, the newest ones. Feeds have whole texts, and feed readers refuse large files.'),
    })
    .prefault({})
    .describe(
      'The feeds of news. The feed of the whole site, /feed.xml, is always there when pages have posts, or records of a type with a feed.',
    ),
  redirects: z.array(redirectSchema).max(1000).default([]).describe('Old paths of pages, and where they redirect to.'),
  hsts: z
    .enum(['none', 'host', 'subdomains'])
    .default('host')
    .describe(
      'Which domains browsers open only with https, for two years. host: the domain of the site. subdomains: its subdomains too. none: no rule.',
    ),
  security: securitySchema
    .prefault({})
    .describe('What pages allow besides the default, for libraries that need it. The whole site gets it: allow as little as you can.'),
  scripts: z
    .strictObject({
      timeout: milliseconds.describe('The maximum time for loading JavaScript, in milliseconds.').meta({ examples: [120_000] }),
    })
    .describe('How pages load JavaScript.'),
  vitals: z
    .strictObject({
      endpoint: z
        .string()
        .refine(isHttpsAddress, 'a URL such as "https://vitals.example.com/report"')
        .describe('The URL that receives the measurements as JSON, by POST. On another domain it must answer CORS requests.')
        .meta({ examples: ['https://vitals.example.com/report'] }),
    })
    .optional()
    .describe('Where pages report how fast they load for visitors. Default: nothing is measured.'),
  analytics: analyticsSchema.optional().describe('The service that counts visits. Default: nothing is counted.'),
  consent: consentSchema.optional().describe('The question whether the visitor agrees to cookies. Shown only when something needs it.'),
  messages: z
    .strictObject({
      chunkFailed: textSchema.default(pageMessages.chunkFailed).describe('When JavaScript or data of a page fails to load.'),
      unexpected: textSchema.default(pageMessages.unexpected).describe('When a page fails for another reason.'),
      partFailed: textSchema
        .default(pageMessages.partFailed)
        .describe('When a part of the page fails to load after a visitor clicked in it.'),
      retry: textSchema.default(pageMessages.retry).describe('The link text next to these messages.'),
    })
    .prefault({})
    .describe('The texts that visitors see when a page fails.'),
};

/** The field `settings`, for a site that declares its fields. It may be left out when each of them may. */
function ownSettingsFor(fields: OwnSettings): { settings?: z.ZodType<Record<string, unknown>> } {
  if (Object.keys(fields).length === 0) return {};
  const schema = z.strictObject(fields);
  const settings = schema.safeParse({}).success ? schema.prefault({}) : schema;
  return { settings: settings.describe('What only this site has: its code declares these fields.') };
}

type Declared = {
  theme: Pick<ThemeDefinition, 'colors' | 'look' | 'style' | 'darkMode'>;
  layouts: LayoutDefinitions;
  networks: Networks;
  embedProviders: EmbedProviders;
  settings?: OwnSettings;
};

/** Returns the schema of `site.yaml` for a site with these colours, layouts, social networks, embeds and own settings: everything that all pages share. */
export const createSiteSchema = ({ theme, layouts, networks, embedProviders, settings = {} }: Declared) =>
  z
    .strictObject({
      ...identityFor(networks),
      header: headerSchemaFor(layouts).describe('The behaviour of the header.'),
      theme: themeSchemaFor(theme).describe('The colours, fonts and shapes of the site.'),
      motion: motionSchemaFor(layouts).describe('The animations of the site.'),
      embeds: embedsSchemaFor(embedProviders),
      ...behaviour,
      ...trustType<{ settings: z.ZodOptional<z.ZodType<Record<string, unknown>>> }>(ownSettingsFor(settings)),
    })
    .refine(({ analytics, consent }) => !analytics?.cookies || consent !== undefined, {
      path: ['analytics', 'cookies'],
      error: 'false, or true together with a line such as "consent: { privacy: /privacy }" at the end of site.yaml',
    });

export type SiteSchema = ReturnType<typeof createSiteSchema>;

export type SiteSettings = z.output<SiteSchema>;
