import { z } from 'zod';
import { hrefSchema, isSafeHref, linkSchema } from './fields/link.ts';
import { mailSchema } from './fields/mail.ts';
import { signPathSchema, socialImagePathSchema } from './fields/media-path.ts';
import { redirectSchema } from './fields/redirect.ts';
import { renames } from './fields/renames.ts';
import { textSchema } from './fields/text.ts';
import type { LayoutDefinitions } from './layout-definitions.ts';
import { headerSchemaFor, motionSchemaFor } from './layout-settings.ts';
import type { ThemeDefinition } from './theme-definition.ts';
import { themeSchemaFor } from './theme-schema.ts';

/** The social networks that a site's code declares: the names in `site.yaml`, and the names that visitors see. */
export type Networks = Readonly<Record<string, string>>;

const milliseconds = z.int().min(0).max(600_000);
const emailSchema = z.email({ error: 'an e-mail address' }).meta({ examples: ['hello@example.com'] });

const brandSchema = z.strictObject({
  name: textSchema.describe('The name of the brand.'),
  tagline: textSchema.describe('A few words that go with the name.'),
  mark: signPathSchema.describe('The sign beside the name: an .svg that reads on light and dark.'),
  favicon: signPathSchema.describe('The sign in the browser tab: an .svg.'),
  socialImage: socialImagePathSchema.optional().describe('The picture that other sites show beside a link: a .png of 1200 by 630 pixels.'),
});

const chatSchema = z.strictObject({
  number: textSchema
    .optional()
    .describe('The number of the chat, in quotes, with the country code. For your records: pages show only the button.'),
  link: hrefSchema
    .describe('The link that opens the chat, such as "https://chat.example.com/your-name".')
    .meta({ examples: ['https://chat.example.com/your-name'] }),
  label: textSchema.describe('The text of the button for screen readers, such as "Chat with us".').meta({ examples: ['Chat with us'] }),
});

const companySchemaFor = (networks: Networks) =>
  z.strictObject({
    name: textSchema.describe('The legal or trading name.'),
    phone: textSchema.describe('The phone number, in quotes, with the country code: "+91 20 5550 0142".'),
    email: emailSchema.describe('The e-mail address that visitors see.'),
    chat: chatSchema
      .optional()
      .describe('The floating chat button of every page. Without it there is no button.')
      .register(renames, { renamedFrom: ['whatsapp'] }),
    address: z.array(textSchema).min(1).max(6).describe('The postal address, one line per entry.'),
    social: z
      .array(
        z.strictObject({
          network: z.enum(Object.keys(networks)).describe('The social network.'),
          to: hrefSchema.describe('The address of the profile.').meta({ examples: ['https://social.example.com/your-name'] }),
        }),
      )
      .max(12)
      .default([])
      .describe('Profiles on social networks, in the order shown.'),
  });

/** A host name in plain letters, because its origin becomes part of the Content-Security-Policy. */
const isHttpsAddress = (address: string): boolean => isSafeHref(address) && /^https:\/\/[a-z0-9.-]+[a-z0-9](:\d+)?(\/|$)/.test(address);

const identityFor = (networks: Networks) => ({
  url: z
    .string()
    .regex(/^https:\/\/[a-z0-9.-]+[a-z0-9]$/, 'the address of the site without a slash at the end, such as "https://example.com"')
    .describe('The address the site is published at.')
    .meta({ examples: ['https://www.example.com'] }),
  language: z
    .string()
    .regex(/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/, 'a language code such as "en" or "en-IN"')
    .default('en')
    .describe('The language of the pages.'),
  brand: brandSchema.describe('Name and signs.'),
  company: companySchemaFor(networks).describe('How to reach the company.'),
  owner: z
    .strictObject({
      name: textSchema.describe('Who reads the messages.'),
      email: emailSchema.describe('Where they go.'),
    })
    .optional()
    .describe('To whom messages of the contact form go; the company when left out.'),
  navigation: z.array(linkSchema).min(1).max(8).describe('The items of the header.'),
  footer: z
    .strictObject({
      text: textSchema.describe('A sentence under the brand.'),
      linksHeading: textSchema.default('Quick links').describe('The title of the list of links.'),
      contactHeading: textSchema.default('Talk to us').describe('The title of the contact data.'),
      links: z.array(linkSchema).max(16).describe('The quick links.'),
    })
    .describe('What ends every page.'),
});

const behaviour = {
  toasts: z
    .strictObject({
      success: milliseconds.describe('How long a success message stays, in milliseconds.').meta({ examples: [2000] }),
      error: milliseconds.describe('How long an error message stays, in milliseconds.').meta({ examples: [4000] }),
      limit: z
        .int()
        .min(1)
        .max(20)
        .describe('How many messages are shown at once.')
        .meta({ examples: [20] }),
    })
    .describe('The short messages that come and go in a corner.'),
  mail: mailSchema.prefault({}).describe('How forms send their messages, and what visitors read then.'),
  redirects: z.array(redirectSchema).max(1000).default([]).describe('Old paths of pages, and where their visitors are led now.'),
  hsts: z
    .enum(['none', 'host', 'subdomains'])
    .default('host')
    .describe(
      'Which addresses browsers must open by https only, for two years: host: this one. subdomains: all below it as well. none: no rule.',
    ),
  scripts: z
    .strictObject({
      timeout: milliseconds.describe('How long code of a page may take to load, in milliseconds.').meta({ examples: [120_000] }),
    })
    .describe('How pages load their code.'),
  vitals: z
    .strictObject({
      endpoint: z
        .string()
        .refine(isHttpsAddress, 'an https address such as "https://vitals.example.com/report"')
        .describe('The https address that takes the measurements by POST, as JSON; one on another origin must answer CORS requests.')
        .meta({ examples: ['https://vitals.example.com/report'] }),
    })
    .optional()
    .describe('Where pages report how fast they were for their visitors; nothing is measured when left out.'),
  messages: z
    .strictObject({
      chunkFailed: textSchema.describe('When code or data of a page fails to load.'),
      unexpected: textSchema.describe('When a page breaks for another reason.'),
      partFailed: textSchema
        .default('This part of the page could not be loaded. The rest of it works.')
        .describe('When a part of a page fails to load in which a visitor pressed a button.'),
      retry: textSchema.default('Try again').describe('The link beside them.'),
    })
    .describe('What visitors read when a page fails.'),
};

type Declared = { theme: Pick<ThemeDefinition, 'colors'>; layouts: LayoutDefinitions; networks: Networks };

/** Returns the schema of `site.yaml` for a site with these colours, layouts and social networks: everything that all pages share. */
export const createSiteSchema = ({ theme, layouts, networks }: Declared) =>
  z.strictObject({
    ...identityFor(networks),
    header: headerSchemaFor(layouts).describe('How the header of every page behaves.'),
    theme: themeSchemaFor(theme).describe('Colours and typefaces.'),
    motion: motionSchemaFor(layouts).describe('How things move.'),
    ...behaviour,
  });

export type SiteSchema = ReturnType<typeof createSiteSchema>;

export type SiteSettings = z.output<SiteSchema>;
