import type { ResolvedPage } from '../../packages/core/src/content/resolved-pages.ts';
import type { PageModel } from '../../packages/core/src/model/page-model.ts';
import type { Site } from '../../packages/core/src/site/site.ts';

type Pages = Pick<Site, 'pages' | 'blocksOf'>;

/** Returns the model of a page; undefined for a page with an error. */
export const modelOf = ({ blocksOf }: Pick<Site, 'blocksOf'>, page: ResolvedPage | undefined): PageModel | undefined =>
  page && blocksOf(page).model;

/** Returns the models of pages, without those of pages with an error. */
export const modelsOf = (site: Pages): PageModel[] => site.pages.flatMap((page) => modelOf(site, page) ?? []);

/** Returns the model of the page at a path. */
export const modelAt = (site: Pages, path: string): PageModel | undefined =>
  modelOf(
    site,
    site.pages.find(({ page }) => page.fields?.path === path),
  );
