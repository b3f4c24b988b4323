import { z } from 'zod';
import { isSafeHref } from '../text/safe-href.ts';
import { hrefSchema } from './fields/link.ts';
import { textSchema } from './fields/text.ts';

/** Accepts only a host in lowercase ASCII letters, because its origin becomes part of the Content-Security-Policy. */
export const isHttpsAddress = (address: string): boolean =>
  isSafeHref(address) && /^https:\/\/[a-z0-9.-]+[a-z0-9](:\d+)?(\/|$)/.test(address);

/** The path becomes part of the Content-Security-Policy too, where a semicolon or a comma would end it. */
const isScriptAddress = (address: string): boolean => isHttpsAddress(address) && /^[^\s;,?#]+$/.test(address);

type Declared = { id?: string | undefined; endpoint?: string | undefined };

type AnalyticsProvider = {
  /** The field that this service cannot do without. */
  needs: keyof Declared | undefined;
  /** The attributes of its script element. `host` is that of the site. */
  attributes: (declared: Declared, host: string) => Record<string, string | undefined>;
  /**
   * The global object whose method `count` counts a page. Undefined for a script that notices client-side navigation
   * itself.
   */
  counter: string | undefined;
};

/** The services that count visits, by their names in `site.yaml`. The attributes are those that each service documents. */
const analyticsProviders = {
  plausible: {
    needs: undefined,
    attributes: ({ id, endpoint }, host) => ({ 'data-domain': id ?? host, 'data-api': endpoint }),
    counter: undefined,
  },
  umami: {
    needs: 'id',
    attributes: ({ id, endpoint }) => ({ 'data-website-id': id, 'data-host-url': endpoint && new URL(endpoint).origin }),
    counter: undefined,
  },
  goatcounter: {
    needs: 'endpoint',
    attributes: ({ endpoint }) => ({ 'data-goatcounter': endpoint }),
    counter: 'goatcounter',
  },
} as const satisfies Record<string, AnalyticsProvider>;

const providerNames = ['plausible', 'umami', 'goatcounter'] as const satisfies readonly (keyof typeof analyticsProviders)[];

/** The schema of `analytics` in `site.yaml`. */
export const analyticsSchema = z
  .strictObject({
    provider: z.enum(providerNames).describe('The service that counts visits.'),
    script: z
      .string()
      .refine(isScriptAddress, 'the https URL of a script, without "?" and "#", such as "https://plausible.io/js/script.js"')
      .describe('The URL of its script. Pages load this script and no other.')
      .meta({ examples: ['https://plausible.io/js/script.js'] }),
    id: textSchema
      .optional()
      .describe('What the service calls the site. Plausible: its domain; default: the host of "url". Umami: the website ID.')
      .meta({ examples: ['www.example.com'] }),
    endpoint: z
      .string()
      .refine(isHttpsAddress, 'a URL such as "https://your-name.goatcounter.com/count"')
      .optional()
      .describe(
        'The URL that the script sends to, when it is on another host than the script. GoatCounter: https://<code>.goatcounter.com/count.',
      )
      .meta({ examples: ['https://your-name.goatcounter.com/count'] }),
    cookies: z
      .boolean()
      .default(false)
      .describe('true: the script stores cookies, so it loads only after the visitor has agreed. Needs "consent".'),
  })
  .superRefine(({ provider, ...declared }, context) => {
    const { needs } = analyticsProviders[provider];
    if (needs !== undefined && declared[needs] === undefined)
      context.addIssue({ code: 'invalid_type', expected: 'string', path: [needs], input: undefined });
  });

/** The schema of `consent` in `site.yaml`. */
export const consentSchema = z.strictObject({
  text: textSchema.max(300).optional().describe('What visitors are asked. Default: a sentence about counting visits with cookies.'),
  privacy: hrefSchema.describe('The page about privacy, which the question links to.').meta({ examples: ['/privacy'] }),
});

type Settings = { url: string; analytics?: z.output<typeof analyticsSchema> | undefined };

/** What the browser needs to know to load the script. */
export type AnalyticsScript = { src: string; attributes: Record<string, string>; counter?: string };

/** Returns the script that counts visits. Undefined for a site without one. */
export function analyticsScript({ url, analytics }: Settings): AnalyticsScript | undefined {
  if (!analytics) return undefined;
  const { attributes, counter } = analyticsProviders[analytics.provider];
  const entries = Object.entries(attributes(analytics, new URL(url).host));
  return {
    src: analytics.script,
    attributes: Object.fromEntries(entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))),
    ...(counter !== undefined && { counter }),
  };
}
