import { z } from 'zod';
import { toOldPath } from '../../text/old-path.ts';

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
export const oldPathSchema = z
  .string()
  .overwrite(toOldPath)
  .refine((path) => acceptedInstead(path) === undefined, {
    error: ({ input }) => acceptedInstead(String(input)) ?? 'the old path of a page, such as "/our-services"',
  });
