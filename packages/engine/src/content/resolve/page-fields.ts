import type { BlockModel, PageModel } from '../../model/page-model.ts';
import type { ContentSchemas } from '../../schema/content-schemas.ts';
import { ofLayout } from '../../schema/layout-definitions.ts';
import { pairOf } from '../validate/page-origin.ts';
import type { ValidPage } from '../validate/validate-page.ts';
import type { ResolveIndexes } from './reference-findings.ts';

/** The fields of a page as its model has them. */
export type ModelFields = Omit<PageModel, 'blocks' | 'declared'>;

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
export function toModel(page: ValidPage, fields: ModelFields, blocks: BlockModel[], leftOut: number): PageModel | undefined {
  const declared = page.declared - page.outline.filter(({ isHidden }) => isHidden).length - leftOut;
  return blocks.length === declared ? { ...fields, blocks, declared } : undefined;
}
