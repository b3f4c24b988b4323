import { blockSchemas } from '../../schemas/blocks/index.ts';
import type { SiteSettings } from '../../schemas/site.ts';
import type { MediaFacts } from '../media/media-facts.ts';
import { assembleBlock } from '../model/assemble-block.ts';
import type { BlockModel, PageModel } from '../model/page-model.ts';
import type { Problem } from '../model/problem.ts';
import type { InputKey } from './dependency-graph.ts';
import { resolveValue } from './resolve-value.ts';
import { type LinkUse, type ResolveIndexes, Resolver } from './resolver.ts';
import type { ValidBlock, ValidPage } from './validate-page.ts';

/** A page with its references resolved, and everything that this took. */
export type ResolvedPage = {
  page: ValidPage;
  /** Undefined while the page's shell is wrong or a block of it is missing. */
  model: PageModel | undefined;
  inputs: ReadonlySet<InputKey>;
  mediaFiles: ReadonlyMap<string, MediaFacts>;
  links: LinkUse[];
  problems: Problem[];
};

/** Resolves every block of a page and emits its model. */
export function resolvePage(page: ValidPage, settings: SiteSettings | undefined, indexes: ResolveIndexes): ResolvedPage {
  const blocks = page.blocks.map((valid) => resolveBlock(page, valid, settings, indexes));
  const resolvers = blocks.map(({ resolver }) => resolver);
  const drawn = blocks.flatMap(({ model }) => (model ? [model] : []));
  const isWhole = page.shell !== undefined && drawn.length === page.shell.blocks.length;
  return {
    page,
    model: page.shell && isWhole ? { ...page.shell, blocks: drawn } : undefined,
    inputs: new Set<InputKey>([`file:${page.source.path}`, 'settings', ...resolvers.flatMap((one) => [...one.inputs])]),
    mediaFiles: new Map(resolvers.flatMap((one) => [...one.mediaFiles])),
    links: resolvers.flatMap((one) => one.links),
    problems: [...page.problems, ...resolvers.flatMap((one) => one.problems)],
  };
}

function resolveBlock(
  page: ValidPage,
  { index, block }: ValidBlock,
  settings: SiteSettings | undefined,
  indexes: ResolveIndexes,
): { resolver: Resolver; model: BlockModel | undefined } {
  const context = `page "${page.name}", block ${index + 1} (${block.type})`;
  const resolver = new Resolver(page.file, indexes, context);
  const value = resolveValue(blockSchemas[block.type], block, ['blocks', index], resolver);
  const isComplete = resolver.problems.length === 0 && settings !== undefined;
  return { resolver, model: isComplete ? assembleBlock({ key: `b${index + 1}`, type: block.type, value, settings }) : undefined };
}
