import type { ResolvedPage } from '../../packages/engine/src/content/resolve/resolve-page.ts';
import type { PageModel } from '../../packages/engine/src/model/page-model.ts';

/** Returns the model of a page; undefined for a page with an error. */
export const modelOf = (page: Pick<ResolvedPage, 'readBlocks'> | undefined): PageModel | undefined => page?.readBlocks().model;

/** Returns the models of pages, without those of pages with an error. */
export const modelsOf = (pages: readonly Pick<ResolvedPage, 'readBlocks'>[]): PageModel[] => pages.flatMap((page) => modelOf(page) ?? []);

/** Returns the model of the page at a path. */
export const modelAt = (pages: readonly ResolvedPage[], path: string): PageModel | undefined =>
  modelOf(pages.find(({ page }) => page.fields?.path === path));
