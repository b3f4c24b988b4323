import { createSiteLoader } from '../../packages/engine/src/site/load-site.ts';
import { inProject } from '../../packages/engine/tests/support/project-root.ts';
import { enhanceScripts } from '../../src/blocks/enhance.ts';
import { islands } from '../../src/blocks/interactive.ts';
import site from '../../src/site.ts';
import { modelsOf } from '../support/page-models.ts';

/** The block types of a page that React hydrates, and those with an enhance script. */
export type PageTypes = { path: string; layout: string; types: string[]; enhanced: string[] };

let known: Promise<PageTypes[]> | undefined;

/** Returns the interactive block types of each page of the shipped site, including those of shared blocks. Loads it once. */
export const interactiveTypesOfPages = (): Promise<PageTypes[]> => {
  known ??= readTypes();
  return known;
};

async function readTypes(): Promise<PageTypes[]> {
  const { pages, blocksOf } = await createSiteLoader(inProject('site.config'), site)();
  return modelsOf({ pages, blocksOf }).map((model) => {
    const all = [...new Set(model.blocks.map(({ type }) => type))];
    const types = all.filter((type) => Object.hasOwn(islands, type));
    return { path: model.path, layout: model.layout, types, enhanced: all.filter((type) => Object.hasOwn(enhanceScripts, type)) };
  });
}
