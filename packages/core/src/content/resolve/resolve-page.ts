import type { MediaFacts } from '../../media/media-facts.ts';
import { changesPaths } from '../../model/address.ts';
import { assembleBlock } from '../../model/assemble-block.ts';
import { blockKeys } from '../../model/block-keys.ts';
import type { PageFacts } from '../../model/page-facts.ts';
import type { BlockModel, PageModel } from '../../model/page-model.ts';
import { createPageSettings } from '../../model/page-profile.ts';
import type { Problem } from '../../problems/problem.ts';
import type { PlaceInCode } from '../../problems/site-code-error.ts';
import { guarded, unexpectedFailure } from '../../problems/unexpected-failure.ts';
import { planOf } from '../../schema/compile-plan.ts';
import type { ContentSchemas } from '../../schema/content-schemas.ts';
import { planIn } from '../../schema/field-plan.ts';
import type { SiteSettings } from '../../schema/site-settings.ts';
import type { Strings } from '../../strings/index.ts';
import { isGenerated } from '../validate/page-origin.ts';
import type { ValidatedPage, ValidBlock, ValidPage } from '../validate/validate-page.ts';
import type { Deadline, LinkUse, TextSource, WrittenId } from './findings.ts';
import { factsOfModel, type ModelFields, ownFields, toModel } from './page-fields.ts';
import { collectHeadings } from './page-headings.ts';
import { recordOfPage } from './record-page.ts';
import { replaceTexts, type TextReplacements } from './replace-texts.ts';
import { asObject, type BlockContext, reportUndeclaredEmbeds, resolveBlock, resolveParts } from './resolve-block.ts';
import { settingsWithAddresses } from './resolve-settings.ts';
import { resolveValue } from './resolve-value.ts';
import { Resolver } from './resolver.ts';

/** What a page says to the rest of the site: its links, dates, headings, media and problems. */
export type PageFindings = {
  /** Its own fields as they are in its model. Undefined when one has a problem. */
  fields: ModelFields | undefined;
  /** True when it has a model: neither its own fields nor one of its blocks have a problem. */
  isRenderable: boolean;
  mediaFiles: ReadonlyMap<string, MediaFacts>;
  links: LinkUse[];
  deadlines: Deadline[];
  /** The ids of the headings in its texts. */
  headingIds: readonly string[];
  writtenIds: readonly WrittenId[];
  problems: Problem[];
  /** The collections whose records its blocks show. */
  collections: readonly string[];
  /** What other files of the site need to know of its blocks. Undefined without a model. */
  facts: PageFacts | undefined;
};

/** The blocks of a page with their references resolved. */
export type ResolvedBlocks = {
  /** Undefined when the page's own fields or one of its blocks have a problem. */
  model: PageModel | undefined;
  /** The valid blocks that are not hidden, by index in `blocks:`. */
  renderable: ReadonlyMap<number, BlockModel>;
  /** The blocks without records because of their dates, which the built page leaves out, by index in `blocks:`. */
  leftOut: ReadonlySet<number>;
  /** The valid hidden blocks, by index in `blocks:`, and the media files that they use. Only the live preview shows them. */
  hidden: { blocks: ReadonlyMap<number, BlockModel>; mediaFiles: ReadonlyMap<string, MediaFacts> };
  /** The collections of which each block lacks records that have a problem of their own, by index in `blocks:`. */
  incomplete: ReadonlyMap<number, ReadonlySet<string>>;
};

/** A page with all of its references resolved. */
export type PageResult = { findings: PageFindings; blocks: ResolvedBlocks; texts: readonly TextSource[] };

/** The context for resolving a page. `settings` is undefined when `site.yaml` has errors. */
export type PageContext = BlockContext & {
  settings: SiteSettings | undefined;
  strings: Strings;
  /** The settings and texts for shared blocks in the default language, on pages of another one. */
  defaultLanguage?: Pick<PageContext, 'settings' | 'strings'>;
};

/** Resolves every block of a page and returns its model. */
export function resolvePage(validated: ValidatedPage, context: PageContext): PageResult {
  const { schemas, indexes } = context;
  const { page, content } = validated;
  const { file, blocks: valid, parts } = content;
  const ofFields = new Resolver(file, indexes, {
    context: `page "${page.name}"`,
    page: page.fields?.path ?? page.key,
    isPlainPage: !isGenerated(page),
  });
  for (const field of ['title', 'description', 'anchors'] as const)
    resolveValue(planIn(planOf(schemas.pageSchema), field), page.fields?.[field], [field], ofFields);
  const socialImage = resolveSocialImage(page, ofFields, schemas);
  const keys = keysOfBlocks(validated);
  const resolved = valid.map((one) => resolveReferences(validated, context, one, keys.get(one.index) ?? ''));
  const headings = collectHeadings(
    page,
    resolved.filter(({ isShown, isLeftOut }) => isShown && !isLeftOut),
  );
  const blocks = resolved.map((one) => assemble(page, context, one, headings.textsOf.get(one.index)));
  const ofParts = parts.map((one) => resolveParts(validated, one, context));
  const resolvers = [ofFields, ...blocks.flatMap((block) => block.resolvers), ...ofParts];
  const shown = [ofFields, ...blocks.flatMap((block) => (block.isShown && !block.isLeftOut ? block.resolvers : []))];
  const modelsOf = (isShown: boolean): Map<number, BlockModel> =>
    new Map(blocks.flatMap((block) => (block.model && block.isShown === isShown ? [[block.index, block.model] as const] : [])));
  const renderable = modelsOf(true);
  const ofHidden = blocks.flatMap((block) => (block.isShown ? [] : block.resolvers));
  const fields = ownFields(page, socialImage, { schemas, versions: indexes.versions });
  const leftOut = new Set(blocks.flatMap((block) => (block.isLeftOut ? [block.index] : [])));
  const model = fields && toModel(page, { ...fields, ...recordOfPage(page, context, ofFields) }, [...renderable.values()], leftOut.size);
  const resolvedBlocks: ResolvedBlocks = {
    model,
    renderable,
    leftOut,
    hidden: { blocks: modelsOf(false), mediaFiles: new Map(ofHidden.flatMap((one) => [...one.mediaFiles])) },
    incomplete: new Map(
      blocks.flatMap(({ index, resolvers: own }) =>
        own.some(({ isIncomplete }) => isIncomplete) ? [[index, new Set(own.flatMap((one) => [...one.collections]))] as const] : [],
      ),
    ),
  };
  return {
    findings: {
      fields,
      isRenderable: model !== undefined,
      headingIds: headings.ids,
      writtenIds: headings.writtenIds,
      mediaFiles: new Map(shown.flatMap((one) => [...one.mediaFiles])),
      links: resolvers.flatMap((one) => one.links),
      deadlines: resolvers.flatMap((one) => one.deadlines),
      problems: [...page.problems, ...resolvers.flatMap((one) => one.problems)],
      collections: [...new Set(resolvers.flatMap((one) => [...one.collections]))],
      facts: model && factsOfModel(model, schemas.traitsOf),
    },
    blocks: resolvedBlocks,
    texts: resolvers.flatMap((one) => one.readTexts()),
  };
}

const settingsOf = createPageSettings<SiteSettings>();

/** A block with its model. `model` is undefined when it has a problem or is left out. `isShown` is false for a hidden block. */
type AssembledBlock = { index: number; resolvers: Resolver[]; model: BlockModel | undefined; isShown: boolean; isLeftOut: boolean };

/** A block whose references are resolved. */
type ResolvedBlock = Pick<AssembledBlock, 'index' | 'resolvers' | 'isShown' | 'isLeftOut'> & {
  valid: ValidBlock;
  key: string;
  value: object;
};

function resolveReferences(page: ValidatedPage, context: PageContext, valid: ValidBlock, key: string): ResolvedBlock {
  const { value, resolvers } = resolveBlock(page, valid, context);
  const { type, hidden } = valid.block;
  const isWhole = resolvers.every((one) => one.isWhole());
  const isLeftOut = !hidden && isWhole && isLeftOutOf(resolvers, context.schemas.traitsOf(type).pageHeading);
  return { index: valid.index, valid, key, value, resolvers, isShown: !hidden, isLeftOut };
}

function assemble(
  page: ValidPage,
  context: PageContext,
  { valid, key, value: resolved, resolvers, isShown, isLeftOut }: ResolvedBlock,
  texts: TextReplacements = new Map(),
): AssembledBlock {
  const { schemas } = context;
  const language = valid.shared && page.uses.get(valid.shared.name)?.language;
  const contentLanguage = language ?? (page.isFallback ? context.indexes.language?.content : undefined);
  const { settings, strings } = (language === undefined ? undefined : context.defaultLanguage) ?? context;
  const isComplete = (): boolean => resolvers.every((one) => one.isWhole());
  const { type } = valid.block;
  const value = withTexts(resolved, texts);
  const assembleOne = (site: SiteSettings, one: { key: string; type: string; value: object }): BlockModel => {
    const own = page.fields ? settingsOf(site, { ...page.fields, ...(page.prefix !== undefined && { prefix: page.prefix }) }) : site;
    const traits = schemas.traitsOf(one.type);
    const { language: links, addresses } = context.indexes;
    // Otherwise links lead where they say.
    const resolver = links || changesPaths(addresses) ? resolvers[0] : undefined;
    return assembleBlock({
      ...one,
      strings,
      traits,
      page: page.fields?.path ?? '',
      embedProviders: schemas.embedProviders,
      settings: traits.site && resolver ? settingsWithAddresses(own, (href) => resolver.addressOf(href)) : own,
    });
  };
  const nested = resolvers.flatMap((one) => one.nested.map((inner) => ({ ...inner, value: withTexts(inner.value, texts) })));
  const over = resolvers.flatMap((one) => [...one.over]);
  const model = guarded(
    () => {
      if (!settings || !isComplete() || isLeftOut) return undefined;
      reportUndeclaredEmbeds({ valid, value, resolvers }, { schemas, settings });
      if (!isComplete()) return undefined;
      return {
        ...assembleOne(settings, { key, type, value }),
        ...(contentLanguage !== undefined && { language: contentLanguage }),
        ...(over.length > 0 && { over }),
        ...(nested.length > 0 && {
          nested: Object.fromEntries(
            nested.map(({ path, ...one }, index) => [path, assembleOne(settings, { ...one, key: `${key}-${index + 1}` })]),
          ),
        }),
      };
    },
    (error) => resolvers[0]?.fail(error, ['blocks', valid.index]),
  );
  return { index: valid.index, resolvers, model, isShown, isLeftOut };
}

const withTexts = (value: object, texts: TextReplacements): object => asObject(replaceTexts(value, texts));

/** True when the built page leaves a block out. One with the heading of the page stays, without its list. */
const isLeftOutOf = (resolvers: readonly Resolver[], hasHeading: boolean): boolean =>
  resolvers.some(({ leftOut }) => leftOut.has('no record') || (leftOut.size > 0 && !hasHeading));

/** A page whose resolving failed: it has no model, and the failure is its problem. */
export const failedPage = ({ page }: ValidatedPage, error: unknown, placeInCode: PlaceInCode): PageResult => ({
  findings: {
    fields: undefined,
    isRenderable: false,
    mediaFiles: new Map(),
    links: [],
    deadlines: [],
    headingIds: [],
    writtenIds: [],
    collections: [],
    facts: undefined,
    problems: [
      ...page.problems,
      unexpectedFailure({
        error,
        place: page.file.locate([], 'value'),
        text: page.file.readText(),
        context: `page "${page.name}"`,
        placeInCode,
      }),
    ],
  },
  blocks: {
    model: undefined,
    renderable: new Map(),
    leftOut: new Set(),
    incomplete: new Map(),
    hidden: { blocks: new Map(), mediaFiles: new Map() },
  },
  texts: [],
});

/** Returns the URL of the page's social image. Undefined for a page of a record or list whose image does not exist yet: it gets the brand's. */
function resolveSocialImage({ fields, ...origin }: ValidPage, resolver: Resolver, { pageSchema }: ContentSchemas): unknown {
  const path = fields?.socialImage;
  if (path === undefined) return undefined;
  if (isGenerated(origin) && !resolver.indexes.media.has(path)) return undefined;
  return resolveValue(planIn(planOf(pageSchema), 'socialImage'), path, ['socialImage'], resolver);
}

/** Returns a key for each block, by its index. It stays when blocks of other types are invalid. */
function keysOfBlocks({ page: { fields, declared, outline, uses }, content: { entries } }: ValidatedPage): Map<number, string> {
  const valid = new Map(outline.map(({ index, type }) => [index, type]));
  const last = fields ? declared : (outline.at(-1)?.index ?? -1) + 1;
  const types = Array.from({ length: last }, (_, index) => valid.get(index) ?? writtenType(entries[index], uses));
  return new Map(blockKeys(types).entries());
}

/** Returns the type of a block that is not valid. */
function writtenType(entry: unknown, uses: ValidPage['uses']): string {
  if (typeof entry !== 'object' || entry === null) return '';
  const { type, use }: { type?: unknown; use?: unknown } = entry;
  return typeof use === 'string' ? (uses.get(use)?.fields?.type ?? '') : String(type);
}
