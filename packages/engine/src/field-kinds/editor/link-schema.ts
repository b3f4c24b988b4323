import type { z } from 'zod';
import { allOf, when } from '../../json-schema/conditions.ts';
import type { JsonSchema } from '../../json-schema/json-schema.ts';
import { escapeForPattern, offer } from '../../json-schema/names.ts';
import { nonEmptyTextSchema } from '../../json-schema/text-schema.ts';
import { isDownloadPath } from '../../schema/fields/media-path.ts';
import { acceptedWords } from './accepted-words.ts';
import type { EditorContext, ReferenceTargets, TargetPage } from './editor-context.ts';

/** The forms of a URL besides a path: an example, and the pattern of all. */
const forms = [
  { sample: '#a', pattern: '^#[^#\\s]+$' },
  { sample: 'https://a.example', pattern: '^https://[^\\s\\\\]+$' },
  { sample: 'mailto:a@b.example', pattern: '^mailto:[^\\s?]+(?:\\?.+)?$' },
  { sample: 'tel:1', pattern: '^tel:\\S+$' },
] as const;

/** The target of a link: a page of this site, or a URL of any other form that the schema accepts. */
export function linkSchema(schema: z.ZodType, { targets, definitions }: EditorContext): JsonSchema {
  const isAccepted = (address: string): boolean => schema.safeParse(address).success;
  const others = forms.filter(({ sample }) => isAccepted(sample)).map(({ pattern }) => pattern);
  const words = { errorMessage: `Write ${acceptedWords(schema) ?? 'a link'}.` };
  const isOnlyPage = others.length === 0 && isAccepted('/');
  // A field for the URLs of one service accepts none of these forms.
  const elsewhere: JsonSchema = { pattern: isOnlyPage ? '^/' : others.join('|') || nonEmptyTextSchema.pattern, ...words };
  if (!isAccepted('/')) return { type: 'string', ...words, ...elsewhere };
  return {
    type: 'string',
    ...words,
    ...when(
      { pattern: '^/' },
      isOnlyPage
        ? definitions.refer('page', () => pageSchema(targets))
        : definitions.refer('page-or-file', () => pageSchema(targets, [...targets.files, ...targets.media.filter(isDownloadPath)])),
      elsewhere,
    ),
    allOf: [
      isOnlyPage
        ? definitions.refer('only-pages', () => offer(targets.pages.flatMap(addressesOf)))
        : definitions.refer('pages', () => offer([...targets.pages.flatMap(addressesOf), ...targets.files])),
    ],
  };
}

/** The path of a page, alone and with each of its anchors. Not-found pages are no targets. */
const addressesOf = ({ path, anchors }: TargetPage): string[] =>
  path.endsWith('/404') ? [] : [path, ...anchors.map((id) => `${path}#${id}`)];

/** A page, or one of `files`. */
function pageSchema({ pages, arePagesComplete, redirects }: ReferenceTargets, files?: readonly string[]): JsonSchema {
  if (!arePagesComplete) return {};
  const others = [...redirects, ...(files ?? [])].map((path) => `${escapeForPattern(path)}(?:[?#].*)?`);
  return {
    pattern: `^(?:${[...pages.map(patternOfPage), ...others].join('|')})$`,
    errorMessage: `This page ${files ? 'or file ' : ''}does not exist, or the page has no block or heading with this id.`,
  };
}

function patternOfPage({ path, anchors, isWhole }: TargetPage): string {
  const anchor = isWhole ? `(?:${anchors.map(escapeForPattern).join('|')})` : '.*';
  return `${escapeForPattern(path)}(?:\\?[^#]*)?(?:#${anchor}?)?`;
}

/**
 * Offers the anchors of a page in the file of that page alone. It belongs to the object that has the link as its property
 * `field`. Empty above 200 pages: the language server compares each link with the condition of every page.
 */
export function offerAnchors(field: string, { targets, definitions }: EditorContext): JsonSchema {
  return definitions.refer(`anchors-${field}`, () => {
    const pages = targets.pages.filter(({ anchors }) => anchors.length > 0);
    const offers = pages.map(({ file, anchors }) =>
      when({ filePatternAssociation: `/${file}` }, { properties: { [field]: offer(anchors.map((id) => `#${id}`)) } }),
    );
    return pages.length > 200 ? {} : allOf(offers);
  });
}
