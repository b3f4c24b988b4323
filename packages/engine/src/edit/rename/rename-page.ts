import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describeOrigin, isGenerated, nearestName, pathWithoutLanguage, type Source, topLevelText } from '@pagewright/core';
import { pathOf, pathProblemOf } from '../page-path.ts';
import type { Move } from '../site-changes.ts';
import { ChangeList, changeLinks, changeRedirects, fillPath, type MovedPaths, type Plan, type RenameTask } from './changes.ts';

/** Plans another path for a page: in its file and in every link to it, with a redirect from the old path if it was published. */
export const renamePage: Plan = (task) => {
  const from = pathOf(task.from);
  const source = task.sources.pages.find(({ file }) => topLevelText(file, 'path') === from);
  if (!source) throw new Error(unknownPageMessage(from, task));
  const isOne = task.site.pages.filter(({ page }) => page.source.path === source.source.path).length < 2;
  if (from === '/' && isOne) throw new Error('The page / is the home page and cannot move. Write another page for the new path.');
  const moved = movedPaths(task, source, from);
  const changes = new ChangeList();
  changeLinks(task.sources, moved, changes);
  const note = changeRedirects(task, moved, changes);
  changes.put(source.source.absolute, { kind: 'set', path: ['path'], value: task.to });
  const moves = task.moveFile ? fileMoves(task, source) : [];
  return { texts: changes.byFile(), moves, done: `The page ${from} is now at ${task.to}.`, note };
};

function unknownPageMessage(path: string, { site, sources }: RenameTask): string {
  const made = site.pages.find(({ page }) => page.fields?.path === path)?.page;
  if (made && isGenerated(made)) {
    const pattern = sources.pages.find(({ source }) => source.path === made.source.path);
    const written = `its path is ${pattern ? topLevelText(pattern.file, 'path') : ''} in ${made.file.displayPath}`;
    if (made.list) return `The page ${path} is made for ${describeOrigin(made)}; ${written}. Rename that path, or change the records.`;
    return `The page ${path} is made from the record ${made.generatedFrom}; ${written}. Rename that path, or the record.`;
  }
  const nearest = nearestName(
    path,
    sources.pages.flatMap(({ file }) => topLevelText(file, 'path') ?? []),
  );
  return `There is no page at ${path}.${nearest ? ` Did you mean ${nearest}?` : ''}`;
}

/** Returns the old and new paths of the pages of a file, those that repeat it in another language too, and of the path pattern itself. */
function movedPaths({ site, sources, to }: RenameTask, { source }: Source, from: string): MovedPaths {
  const own = site.pages.filter(({ page }) => page.source.path === source.path);
  const others = { pages: site.pages.filter(({ page }) => page.source.path !== source.path), named: site.named };
  if (to === from) throw new Error(`The page is at ${to} already.`);
  const pairs = own.flatMap(({ page }): [string, string][] => (page.fields ? [[page.fields.path, fillPath(to, page, sources)]] : []));
  if (new Set(pairs.map(([, now]) => now)).size < pairs.length) {
    throw new Error(`${to} would be the path of ${pairs.length} pages. Keep the part in braces that tells them apart, as in ${from}.`);
  }
  const problem = (pairs.length > 0 ? pairs.map(([, now]) => now) : [to]).map((path) => pathProblemOf(path, others)).find(Boolean);
  if (problem) throw new Error(problem);
  return new Map([...pairs, [from, to]]);
}

/** Returns the moves of a file and of its translations to the last segment of the new path, each in its folder. */
function fileMoves({ site, to: path }: RenameTask, { source }: Source): Move[] {
  const name = `${path.slice(path.lastIndexOf('/') + 1).replaceAll(/[{}]/g, '')}.yaml`;
  const translations = site.pages.flatMap(({ page }) =>
    page.language !== undefined && !page.isFallback && pathWithoutLanguage(page.source.path, page.language) === source.path
      ? [page.source.absolute]
      : [],
  );
  return [...new Set([source.absolute, ...translations])].flatMap((from) => {
    const to = join(dirname(from), name);
    if (to === from) return [];
    if (existsSync(to)) throw new Error(`There is a file ${to} already. Omit --file to keep the name of the file.`);
    return [{ from, to }];
  });
}
