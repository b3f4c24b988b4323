import {
  allOf,
  demand,
  escapeForPattern,
  type JsonSchema,
  knownNames,
  nonEmptyTextSchema,
  outline,
  when,
} from '../../json-schema/json-schema.ts';
import { accepts, type FieldPlan, type PlannedKind } from '../../schema/field-plan.ts';
import { isDownloadPath } from '../../schema/fields/media-path.ts';
import type { SchemaInside } from '../field-kind-definition.ts';
import type { EditorContext, ReferenceTargets, TargetPage, TargetRecords } from './editor-context.ts';

/** Values that no schema with a message of its own accepts: a control character alone, and null. */
const probes: readonly unknown[] = ['\u0001', null];

/** Returns a schema's own description of what it accepts, such as `a colour such as "#c8371f"`. Undefined when it has none. */
export function acceptedWords({ validate }: FieldPlan): string | undefined {
  const issues = probes.flatMap((probe) => validate(probe).error?.issues ?? []);
  // The message of a union describes all of its options, that of an option only itself.
  const messageOf = (code: string): string | undefined => issues.find((issue) => issue.code === code)?.message;
  return messageOf('invalid_union') ?? messageOf('custom') ?? messageOf('invalid_format');
}

/** The forms of a URL besides a path: an example, and the pattern of all. */
const forms = [
  { sample: '#a', pattern: '^#[^#\\s]+$' },
  { sample: 'https://a.example', pattern: '^https://[^\\s\\\\]+$' },
  { sample: 'mailto:a@b.example', pattern: '^mailto:[^\\s?]+(?:\\?.+)?$' },
  { sample: 'tel:1', pattern: '^tel:\\S+$' },
] as const;

/** The target of a link: a page of this site, or a URL of any other form that the field accepts. */
export function linkSchema(field: FieldPlan, { targets, definitions }: EditorContext): JsonSchema {
  const isAccepted = (address: string): boolean => accepts(field, address);
  const others = forms.filter(({ sample }) => isAccepted(sample)).map(({ pattern }) => pattern);
  const words = { errorMessage: `Write ${acceptedWords(field) ?? 'a link'}.` };
  const isOnlyPage = others.length === 0 && isAccepted('/');
  // A field for the URLs of one service accepts none of these forms.
  const notPages: JsonSchema = { pattern: isOnlyPage ? '^/' : others.join('|') || nonEmptyTextSchema.pattern, ...words };
  if (!isAccepted('/')) return { type: 'string', ...words, ...notPages };
  return {
    type: 'string',
    ...words,
    ...when(
      { pattern: '^/' },
      isOnlyPage
        ? definitions.refer('page', () => pageSchema(targets))
        : definitions.refer('page-or-file', () => pageSchema(targets, [...targets.files, ...targets.media.filter(isDownloadPath)])),
      notPages,
    ),
    allOf: [
      isOnlyPage
        ? definitions.refer('only-pages', () => outline(targets.pages.flatMap(addressesOf)))
        : definitions.refer('pages', () => outline([...targets.pages.flatMap(addressesOf), ...targets.files])),
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
      when({ filePatternAssociation: `/${file}` }, { properties: { [field]: outline(anchors.map((id) => `#${id}`)) } }),
    );
    return pages.length > 200 ? {} : allOf(offers);
  });
}

/** The id of a record. */
export function recordSchema(collection: string, { targets, definitions }: EditorContext): JsonSchema {
  return definitions.refer(`record-${collection}`, () => recordIdSchema(collection, targets.records.get(collection) ?? unknown));
}

/** `all`, the name of a list where there are lists, a list of ids and of records, or a query. */
export function recordsSchema(kind: PlannedKind<'records'>, context: EditorContext, inside: SchemaInside): JsonSchema {
  const { collection, item, query, mayBeEmpty } = kind;
  const name = `${context.isTemplate ? 'template-' : ''}records-${mayBeEmpty ? 'or-none-' : ''}${collection}`;
  return context.definitions.refer(name, () => {
    const { lists, isComplete } = context.targets.records.get(collection) ?? unknown;
    const isListed = context.schemas.hasLists(collection);
    const list = isListed ? `, the name of a list in collections/${collection}.yaml` : '';
    const errorMessage = `Write "all"${list}, a list of ids and of entries, each with "- " before it, or a query such as { limit: 3 }.`;
    return {
      type: ['string', 'array', 'object'],
      errorMessage,
      ...(!mayBeEmpty && demand({ minItems: 1 }, errorMessage)),
      allOf: [
        knownNames(['all', ...lists], errorMessage, isComplete || !isListed),
        { items: when({ type: 'object' }, inside(item), recordSchema(collection, context)) },
        when({ type: 'object' }, inside(query)),
      ],
    };
  });
}

const unknown: TargetRecords = { ids: [], lists: [], isComplete: false };

function recordIdSchema(collection: string, { ids, isComplete }: TargetRecords): JsonSchema {
  const errorMessage = `There is no record with this id in collections/${collection}.yaml.`;
  // `pattern` does not apply to ids that are written as numbers.
  const written = ids.map(Number).filter(Number.isInteger);
  const numbers = when({ type: 'integer' }, { errorMessage, ...(written.length > 0 ? { enum: written } : { type: 'string' }) });
  return {
    type: ['string', 'integer'],
    errorMessage: `Write the id of a record in collections/${collection}.yaml.`,
    allOf: [knownNames(ids, errorMessage, isComplete), ...(isComplete ? [numbers] : [])],
  };
}
