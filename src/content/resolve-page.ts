import { blockSchemas } from '../../schemas/blocks/index.ts';
import { pageSchema } from '../../schemas/page.ts';
import type { SiteSettings } from '../../schemas/site.ts';
import type { MediaFacts } from '../media/media-facts.ts';
import { assembleBlock } from '../model/assemble-block.ts';
import type { BlockModel, PageModel } from '../model/page-model.ts';
import type { Problem } from '../model/problem.ts';
import type { InputKey } from './dependency-graph.ts';
import { resolveValue } from './resolve-value.ts';
import { type LinkUse, type ResolveIndexes, Resolver } from './resolver.ts';
import type { ValidPage } from './validate-page.ts';

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
  const shell = new Resolver(page.file, indexes, { context: `page "${page.name}"`, page: page.shell?.path });
  resolveValue(pageSchema.shape.anchors, page.shell?.anchors, ['anchors'], shell);
  const keys = blockKeys(page);
  const blocks = page.blocks.map(({ index, block }, position) => {
    const context = `page "${page.name}", block ${index + 1} (${block.type})`;
    const resolver = new Resolver(page.file, indexes, { context, page: page.shell?.path });
    const value = resolveValue(blockSchemas[block.type], block, ['blocks', index], resolver);
    const isComplete = resolver.problems.length === 0 && !resolver.isIncomplete && settings !== undefined;
    return { resolver, model: isComplete ? assembleBlock({ key: keys[position] ?? '', type: block.type, value, settings }) : undefined };
  });
  const resolvers = [shell, ...blocks.map(({ resolver }) => resolver)];
  return {
    page,
    model: toModel(
      page,
      blocks.flatMap(({ model }) => (model ? [model] : [])),
    ),
    inputs: new Set<InputKey>([
      `file:${page.source.path}`,
      'settings',
      ...(page.madeFrom ? [`record:${page.madeFrom}` as const] : []),
      ...resolvers.flatMap((one) => [...one.inputs]),
    ]),
    mediaFiles: new Map(resolvers.flatMap((one) => [...one.mediaFiles])),
    links: resolvers.flatMap((one) => one.links),
    problems: [...page.problems, ...resolvers.flatMap((one) => one.problems)],
  };
}

/** A page has a model only when every declared block is in it. */
function toModel({ shell }: ValidPage, blocks: BlockModel[]): PageModel | undefined {
  return shell && blocks.length === shell.blocks.length ? { ...shell, blocks } : undefined;
}

/** Keys that stay while other types are added or removed around a block: `faq-1`, `text-image-2`. */
function blockKeys({ blocks }: ValidPage): string[] {
  const counts = new Map<string, number>();
  return blocks.map(({ block: { type } }) => {
    const count = (counts.get(type) ?? 0) + 1;
    counts.set(type, count);
    return `${type}-${count}`;
  });
}
