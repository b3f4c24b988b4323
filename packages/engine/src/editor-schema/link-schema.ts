import type { z } from 'zod';
import { acceptedWords } from './accepted-words.ts';
import { allOf, when } from './conditions.ts';
import type { EditorContext } from './editor-context.ts';

import type { JsonSchema } from './json-schema.ts';
import { escapeForPattern, offer } from './names.ts';
import type { OwnPage, OwnThings } from './own-things.ts';

/** Forms that an address may have: one of each, and what others of that form look like. */
const forms = [
  { sample: '#a', pattern: '^#[^#\\s]+$' },
  { sample: 'https://a.example', pattern: '^https://[^\\s\\\\]+$' },
  { sample: 'mailto:a@b.example', pattern: '^mailto:\\S+$' },
  { sample: 'tel:1', pattern: '^tel:\\S+$' },
] as const;

/** Where a field may lead: pages are this site's, the other forms are taken as they stand. */
export function linkSchema(schema: z.ZodType, { own, definitions }: EditorContext): JsonSchema {
  const isAccepted = (address: string): boolean => schema.safeParse(address).success;
  const others = forms.filter(({ sample }) => isAccepted(sample)).map(({ pattern }) => pattern);
  const words = { errorMessage: `Write ${acceptedWords(schema) ?? 'an address'}.` };
  const elsewhere: JsonSchema = { pattern: others.join('|'), ...words };
  if (!isAccepted('/')) return { type: 'string', ...words, ...elsewhere };
  return {
    type: 'string',
    ...words,
    ...when(
      { pattern: '^/' },
      definitions.refer('page', () => pageSchema(own)),
      elsewhere,
    ),
    allOf: [definitions.refer('pages', () => offer(own.pages.flatMap(addressesOf)))],
  };
}

/** A page without an anchor, and with each of its anchors; nobody is led to a page that says there is none. */
const addressesOf = ({ path, anchors }: OwnPage): string[] =>
  path.endsWith('/404') ? [] : [path, ...anchors.map((id) => `${path}#${id}`)];

function pageSchema({ pages, arePagesComplete, redirects }: OwnThings): JsonSchema {
  if (!arePagesComplete) return {};
  const moved = redirects.map((path) => `${escapeForPattern(path)}(?:[?#].*)?`);
  return {
    pattern: `^(?:${[...pages.map(patternOfPage), ...moved].join('|')})$`,
    errorMessage: 'The site has no such page, or the page has no block with that id.',
  };
}

function patternOfPage({ path, anchors, isWhole }: OwnPage): string {
  const anchor = isWhole ? `(?:${anchors.map(escapeForPattern).join('|')})` : '.*';
  return `${escapeForPattern(path)}(?:\\?[^#]*)?(?:#${anchor}?)?`;
}

/**
 * The anchors of each page, offered in the file of that page alone: what else a map whose `field` is a link holds.
 * A site with many pages does without, because every link of a file would be compared with every page.
 */
export function ownAnchors(field: string, { own, definitions }: EditorContext): JsonSchema {
  return definitions.refer(`anchors-${field}`, () => {
    const pages = own.pages.filter(({ anchors }) => anchors.length > 0);
    const offers = pages.map(({ file, anchors }) =>
      when({ filePatternAssociation: `/${file}` }, { properties: { [field]: offer(anchors.map((id) => `#${id}`)) } }),
    );
    return pages.length > 200 ? {} : allOf(offers);
  });
}
