import type { TraitsOf } from '../../model/block-traits-lookup.ts';
import type { PageFacts } from '../../model/page-facts.ts';
import { type BlockModel, framesOf, type PageModel, withNested } from '../../model/page-model.ts';
import type { ContentSchemas } from '../../schema/content-schemas.ts';
import { ofLayout } from '../../schema/layouts.ts';
import { memoizeByKey } from '../../text/memoize.ts';
import { pairOf } from '../validate/page-origin.ts';
import type { ValidPage } from '../validate/validate-page.ts';
import type { RecordOfPage } from './record-page.ts';
import type { ResolveIndexes } from './reference-findings.ts';

/** The fields of a page as its model has them. */
export type ModelFields = Omit<PageModel, 'blocks' | 'declared' | 'data' | 'feedEntry'>;

type OwnContext = { schemas: ContentSchemas; versions: ResolveIndexes['versions'] };

/** Returns the fields of a page as its model has them. Undefined when one has a problem. */
export function ownFields(page: ValidPage, socialImage: unknown, { schemas: { layouts }, versions }: OwnContext): ModelFields | undefined {
  const { fields, list, language } = page;
  if (!fields) return undefined;
  const { socialImage: _, translated: __, ...rest } = fields;
  const repeats = page.isFallback && page.prefix !== undefined ? fields.path.slice(page.prefix.length) || '/' : undefined;
  const ofLanguage = {
    ...(language !== undefined && { language, prefix: page.prefix ?? '' }),
    ...(versions && { versions: versions.of(pairOf(page)) }),
    ...(repeats !== undefined && { repeats }),
  };
  const card = typeof socialImage === 'string' ? { socialImage } : {};
  const listOf = list && { listOf: { value: list.value, slug: list.slug } };
  return { ...rest, ...card, ...listOf, ...ofLanguage, anchors: ofLayout(layouts, fields.layout).showsAnchors ? fields.anchors : [] };
}

/** Returns the model of a page. Undefined unless it contains every declared block that is neither hidden nor left out. */
export function toModel(page: ValidPage, fields: ModelFields & RecordOfPage, blocks: BlockModel[], leftOut: number): PageModel | undefined {
  const declared = page.declared - page.outline.filter(({ isHidden }) => isHidden).length - leftOut;
  return blocks.length === declared ? { ...fields, blocks, declared } : undefined;
}

const known = new WeakMap<PageModel, PageFacts>();

/** Collects the facts of a page. Caches those of each model. */
export const factsOfModel = (model: PageModel, traitsOf: TraitsOf): PageFacts =>
  memoizeByKey(known, model, () => collectFacts(model, traitsOf));

/** Adds the class names of the focal points of images in a value. It reads all props of all pages, so it makes no new lists. */
function addFocusClasses(value: object, classes: string[]): string[] {
  if ('focus' in value && typeof value.focus === 'string' && value.focus.startsWith('object-[')) classes.push(value.focus);
  const parts: unknown[] = Object.values(value);
  for (const part of parts) if (typeof part === 'object' && part !== null) addFocusClasses(part, classes);
  return classes;
}

function collectFacts({ feedEntry, ...model }: PageModel, traitsOf: TraitsOf): PageFacts {
  const blocks = withNested(model.blocks);
  const found = blocks.map(({ type, key, props }) => {
    const { contentClasses, document, form } = traitsOf(type);
    const spec = form ? form(props) : undefined;
    return {
      type,
      classes: addFocusClasses(props, contentClasses ? [...contentClasses(props)] : []),
      entry: document ? { ...document.feedEntry(props), key } : undefined,
      form: spec && { key, ...spec },
    };
  });
  return {
    types: [...new Set(found.map(({ type }) => type))],
    contentClasses: [...new Set(found.flatMap(({ classes }) => classes))],
    frames: framesOf(blocks),
    feedEntries: [...(feedEntry ? [{ ...feedEntry, key: 'record' }] : []), ...found.flatMap(({ entry }) => entry ?? [])],
    forms: found.flatMap(({ form }) => form ?? []),
  };
}
