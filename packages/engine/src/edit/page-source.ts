import { isGenerated, type ResolvedPage, type Source } from '@pagewright/core';
import type { TaskSite } from './task-site.ts';

/** Returns the page at a path whose blocks a file has: its own, or one that makes several pages. Undefined for a page that repeats another language. */
export const writtenPageAt = (path: string, { site }: Pick<TaskSite, 'site'>): ResolvedPage['page'] | undefined =>
  site.pages.find(({ page }) => page.fields?.path === path && !page.isFallback)?.page;

/** Returns the file with the blocks of a page. Throws for a page that has none. */
export function sourceOf(path: string, task: TaskSite): Source {
  const found = writtenPageAt(path, task)?.source.path;
  const { pages, translatedPages } = task.sources;
  const source = [...pages, ...translatedPages].find((one) => one.source.path === found);
  if (!source) throw new Error(`No file has the page ${path}.`);
  return source;
}

/** Returns the file of a page. Throws for a page that has none of its own. */
export function ownSourceOf(path: string, task: TaskSite): Source {
  const page = writtenPageAt(path, task);
  if (page && isGenerated(page)) throw new Error(`${page.source.path} makes ${path} and other pages.`);
  return sourceOf(path, task);
}
