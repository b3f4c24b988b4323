import { z } from 'zod';
import { hrefSchema, isSafeHref, linkSchema } from './fields/link.ts';
import { mailSchema } from './fields/mail.ts';
import { logoPathSchema, socialImagePathSchema } from './fields/media-path.ts';
import { redirectSchema } from './fields/redirect.ts';
import { textSchema } from './fields/text.ts';
import type { ThemeDefinition } from './theme-definition.ts';
import { themeSchemaFor } from './theme-schema.ts';

const milliseconds = z.int().min(0).max(600_000);
const pixels = z.int().min(0);
const emailSchema = z.email({ error: 'an e-mail address such as "hello@example.com"' }).meta({ examples: ['hello@example.com'] });

const brandSchema = z.strictObject({
  name: textSchema.describe('The name of the brand.'),
  tagline: textSchema.describe('A short phrase that describes the brand.'),
  mark: logoPathSchema.describe('The logo next to the name: an .svg file that is visible on light and dark backgrounds.'),
  favicon: logoPathSchema.describe('The icon in the browser tab: an .svg file.'),
  socialImage: socialImagePathSchema
    .optional()
    .describe('The image that social networks show with a link to the site: a .png of 1200 by 630 pixels.'),
});

const companySchema = z.strictObject({
  name: textSchema.describe('The legal or trading name.'),
  phone: textSchema.describe('The phone number in quotes, with the country code, such as "+49 30 1234567".'),
  email: emailSchema.describe('The e-mail address for visitors.'),
  whatsapp: z
    .strictObject({
      number: textSchema.describe('In quotes, with the country code.'),
      link: hrefSchema.describe('The chat link, such as https://wa.me/912000000000.').meta({ examples: ['https://wa.me/912000000000'] }),
      label: textSchema.default('Chat on WhatsApp').describe('The name of the floating button.'),
    })
    .describe('The floating chat button of every page.'),
  address: z.array(textSchema).min(1).max(6).describe('The postal address: one list entry for each line.'),
  social: z
    .array(
      z.strictObject({
        network: z.enum(['instagram', 'linkedin', 'x']).describe('The social network.'),
        to: hrefSchema.describe('The URL of the profile.').meta({ examples: ['https://www.instagram.com/your-name'] }),
      }),
    )
    .max(3)
    .default([])
    .describe('Profiles on social networks, in the order in which they are shown.'),
});

/** Accepts only a host in lowercase ASCII letters, because its origin becomes part of the Content-Security-Policy. */
const isHttpsAddress = (address: string): boolean => isSafeHref(address) && /^https:\/\/[a-z0-9.-]+[a-z0-9](:\d+)?(\/|$)/.test(address);

const revealSchema = z.strictObject({
  offset: pixels
    .max(1000)
    .describe('Pixels inside the lower edge of the window at which a part appears.')
    .meta({ examples: [120] }),
  delay: milliseconds.describe('Milliseconds before it appears.').meta({ examples: [0] }),
  duration: milliseconds.describe('Milliseconds that it takes.').meta({ examples: [400] }),
  easing: z.enum(['ease', 'ease-in', 'ease-out', 'ease-in-out', 'linear']).describe('The curve of the movement.'),
  throttle: milliseconds.describe('Milliseconds; for renderers that listen to scrolling (see docs/decisions).').meta({ examples: [99] }),
  debounce: milliseconds.describe('Milliseconds; likewise.').meta({ examples: [50] }),
  once: z.boolean().describe('true: appears once. false: again each time it comes into view.'),
});

const identity = {
  url: z
    .string()
    .regex(/^https:\/\/[a-z0-9.-]+[a-z0-9]$/, 'the URL of the site without a slash at the end, such as "https://example.com"')
    .describe('The URL of the published site.')
    .meta({ examples: ['https://www.example.com'] }),
  language: z
    .string()
    .regex(/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/, 'a language code such as "en" or "en-IN"')
    .default('en')
    .describe('The language of the pages.'),
  brand: brandSchema.describe('The name, logo and images of the brand.'),
  company: companySchema.describe('The contact data of the company.'),
  owner: z
    .strictObject({
      name: textSchema.describe('The name of the recipient.'),
      email: emailSchema.describe('The e-mail address of the recipient.'),
    })
    .optional()
    .describe('The recipient of messages from the contact form. Default: the company.'),
  navigation: z.array(linkSchema).min(1).max(8).describe('The links in the header.'),
  footer: z
    .strictObject({
      text: textSchema.describe('A sentence below the brand name.'),
      linksHeading: textSchema.default('Quick links').describe('The heading of the list of links.'),
      contactHeading: textSchema.default('Talk to us').describe('The heading of the contact data.'),
      links: z.array(linkSchema).max(16).describe('The links in the footer.'),
    })
    .describe('The footer of every page.'),
  header: z
    .strictObject({
      solidAfter: z
        .strictObject({
          landing: pixels.describe('Pixels of scrolling, on landing pages.').meta({ examples: [300] }),
          default: pixels.describe('Pixels of scrolling, on other pages.').meta({ examples: [500] }),
        })
        .describe('When the header turns from clear to solid.'),
      anchorOffset: pixels.max(400).default(100).describe('Pixels that stay free above a block to which a link leads.'),
    })
    .describe('How the header of every page behaves.'),
};

const behaviour = {
  motion: z
    .strictObject({
      reveal: z
        .strictObject({
          default: revealSchema.describe('On general pages.'),
          landing: revealSchema.describe('On landing pages.'),
        })
        .describe('How parts of a page appear when they are scrolled to.'),
    })
    .describe('How things move.'),
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
  redirects: z.array(redirectSchema).max(1000).default([]).describe('Old paths of pages, and where they redirect to.'),
  hsts: z
    .enum(['none', 'host', 'subdomains'])
    .default('host')
    .describe(
      'Which domains browsers open only with https, for two years. host: the domain of the site. subdomains: its subdomains too. none: no rule.',
    ),
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
  messages: z
    .strictObject({
      chunkFailed: textSchema.describe('When JavaScript or data of a page fails to load.'),
      unexpected: textSchema.describe('When a page fails for another reason.'),
      partFailed: textSchema
        .default('This part of the page could not be loaded. The rest of it works.')
        .describe('When a part of the page fails to load after a visitor clicked in it.'),
      retry: textSchema.default('Try again').describe('The link text next to these messages.'),
    })
    .describe('The texts that visitors see when a page fails.'),
};

/** Returns the schema of `site.yaml` for a site with these colours: everything that all pages share. */
export const createSiteSchema = (theme: Pick<ThemeDefinition, 'colors'>) =>
  z.strictObject({ ...identity, theme: themeSchemaFor(theme).describe('The colours and fonts of the site.'), ...behaviour });

export type SiteSchema = ReturnType<typeof createSiteSchema>;

export type SiteSettings = z.output<SiteSchema>;
