import { z } from 'zod';
import { toOldPath } from '../../text/old-path.ts';
import { isSafeHref } from '../../text/safe-href.ts';
import { slugOf } from '../../text/slug.ts';
import { fieldForms } from './field-forms.ts';
import { fieldKinds } from './field-kinds.ts';
import { textSchema } from './text.ts';

/** The target of a link: a page (`/contact-us`), an anchor (`#contact`), a file (`/media/prices.pdf`), `https:`, `mailto:` or `tel:`; nothing else. */
export const hrefSchema = z
  .string()
  .refine(isSafeHref, 'a page such as "/contact-us", an anchor such as "#contact", or a URL that starts with https://, mailto: or tel:')
  .brand<'href'>()
  .register(fieldKinds, { kind: 'href' });

/** A page of this site. Components receive its path, title and description. Records of collections cannot have one. */
export const pageLinkSchema = z
  .string()
  .regex(/^\/(?!.*[#?])/, 'a page of this site, such as "/contact-us"')
  .refine(isSafeHref, 'a page of this site, such as "/contact-us"')
  .brand<'page'>()
  .register(fieldKinds, { kind: 'page' });

/** An anchor on the same page: the id of a block, or of a heading in any script. */
export const anchorSchema = z
  .string()
  .regex(/^#[\p{L}\p{M}\p{N}._:-]+$/u, 'an anchor such as "#about"')
  .brand<'href'>()
  .register(fieldKinds, { kind: 'href' });

/** A link with its text. */
export const linkSchema = z.strictObject({
  label: textSchema.describe('The text of the link or button.'),
  to: hrefSchema.meta({
    title: 'Target',
    description: 'The target: a page such as /contact-us, an anchor, or a URL that starts with https://.',
  }),
});

/**
 * Maximum number of bytes between two slashes: a character beyond ASCII has two to four. File systems allow 255; builds append
 * extensions such as `.json.br`.
 */
export const maxSegmentLength = 200;

/** Maximum number of characters of a path. Windows allows 260 for a file with all its folders. */
const maxPathLength = 240;

/** Names that Windows reserves for devices: no file or folder can have them, with any extension. */
const deviceName = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** Returns the parts of a path that Windows reserves for devices, such as `con` of `/con/about`. */
export const deviceNames = (path: string): string[] => path.split('/').filter((part) => deviceName.test(part));

/** True when a path and all its parts are short enough for every file system. */
export const isShortPath = (path: string): boolean =>
  path.length <= maxPathLength && path.split('/').every((part) => new TextEncoder().encode(part).length <= maxSegmentLength);

const accepted = 'a path that starts with / and has only lowercase letters, digits and hyphens, such as "/web-development"';

/** Lowercase words, of which those in other letters than a to z are checked by `hasOwnSlugs`. */
const pathPattern = /^\/$|^(\/[a-z0-9\u0080-\uffff]+(-[a-z0-9\u0080-\uffff]+)*)+$/;

/** True when each part of a path is its own slug: in Latin letters, or in those of a script that has no usual spelling in them, such as Hindi. */
const hasOwnSlugs = (path: string): boolean => /^[\0-\x7f]*$/.test(path) || path.split('/').every((part) => slugOf(part) === part);

/** The path of a page: `/`, or lowercase segments such as `/web-development` or `/विषय`. */
export const pagePathSchema = z
  .string()
  .overwrite((path) => path.normalize('NFC'))
  .regex(pathPattern, accepted)
  .refine((path) => !pathPattern.test(path) || hasOwnSlugs(path), accepted)
  .refine(isShortPath, `a path of at most ${maxPathLength} characters, with at most ${maxSegmentLength} between two slashes`)
  .refine((path) => deviceNames(path).length === 0, 'a path without names that are reserved on Windows: con, prn, aux, nul, com1, lpt1')
  .register(fieldKinds, { kind: 'path' });

const guide = 'See "Many old addresses" in docs/operators/hosting.md';

/** What a path must not have, and what to write instead. */
const refused: readonly [pattern: RegExp, accepted: string][] = [
  [/^https?:/i, 'only the path of the address, such as "/our-services"'],
  [/\?/, `an address without "?". Redirects do not look at what comes after it; your host can. ${guide}`],
  [/\*|\/:\w/, `one address. For many addresses that start in the same way, your host needs a rule. ${guide}`],
  [/#/, 'an address without "#": browsers do not send what comes after it'],
  [/^[^/]|^$/, 'an address that starts with /, such as "/our-services"'],
  [/^\/$|\/404$|^\/(?:assets|media)(?:\/|$)/, 'the old path of a page, such as "/our-services"'],
  [/\/\/|\/\.{1,2}(?:\/|$)|[\\\p{Cc}\p{Cs}]/u, 'an address without empty or dotted parts and backslashes, such as "/our-services"'],
  [/%(?![\dA-F]{2})/, 'an address in which two digits follow each %, such as "/%C3%BCber-uns"'],
  [/^.{1001}/, 'an address of at most 1000 characters'],
];

const acceptedInstead = (path: string): string | undefined => refused.find(([pattern]) => pattern.test(path))?.[1];

/** The path of a page of an old site. It may have capitals, dots, underscores and letters of any language, unlike the paths of pages. */
const oldPathSchema = z
  .string()
  .overwrite(toOldPath)
  .refine((path) => acceptedInstead(path) === undefined, {
    error: ({ input }) => acceptedInstead(String(input)) ?? 'the old path of a page, such as "/our-services"',
  });

const targetSchema = z
  .string()
  .refine((to) => /^(?:\/|https:)/.test(to) && isSafeHref(to), 'a page such as "/contact-us", or a URL that starts with https://')
  .brand<'href'>()
  .register(fieldKinds, { kind: 'href' });

/** A redirect from an old path of the site. */
export const redirectSchema = z.strictObject({
  from: oldPathSchema
    .describe('The old path as it was, with its capitals and its ending, such as /Our_Services.html. No page may have it now.')
    .meta({ examples: ['/our-services'] })
    .register(fieldForms, { isOldPath: true }),
  to: targetSchema.describe('The new target: a page such as /services, or a URL that starts with https://.'),
});

export type Redirect = Record<keyof z.output<typeof redirectSchema>, string>;
