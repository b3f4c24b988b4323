import { isMade, type ResolvedPage, type Source } from '@pagewright/core';
import type { TaskSite } from './task-site.ts';

/** Returns the page at a path that has a file of its own. Undefined for a page that is made from records, or that repeats another language. */
export const writtenPageAt = (path: string, { site }: Pick<TaskSite, 'site'>): ResolvedPage['page'] | undefined =>
  site.pages.find(({ page }) => page.fields?.path === path && !isMade(page) && !page.isFallback)?.page;

/** Returns the file of a page. Throws for a page that has none of its own. */
export function sourceOf(path: string, task: TaskSite): Source {
  const found = writtenPageAt(path, task)?.source.path;
  const { pages, translatedPages } = task.sources;
  const source = [...pages, ...translatedPages].find((one) => one.source.path === found);
  if (!source) throw new Error(`No file has the page ${path}.`);
  return source;
}
