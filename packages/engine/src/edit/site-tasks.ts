import { topLevelText } from '@pagewright/core';
import { displayPath } from '../files/display-path.ts';
import { planBlockTask } from './block-tasks.ts';
import { changesOf, currentText } from './file-changes.ts';
import { addLanguage } from './language-tasks.ts';
import { linkingPlace } from './linking-place.ts';
import { copiedPage, draftOf, navigationChange, pageFile } from './new-page-file.ts';
import { isSamePath, pathProblemOf } from './page-path.ts';
import { ownSourceOf, sourceOf } from './page-source.ts';
import { createRecordPage } from './record-page.ts';
import { createRecord, deleteRecord, moveRecord } from './record-tasks.ts';
import { fillPath } from './rename/changes.ts';
import { renamePage } from './rename/rename-page.ts';
import type { LinkingPlace, SiteTask } from './site-editor-types.ts';
import type { PlannedTask, TaskSite } from './task-site.ts';
import { translate } from './translation-tasks.ts';
import { createType, renameTypeField } from './type-tasks.ts';

/** Plans a task. Throws, with a message for authors, when it is not possible. */
export function planTask(task: SiteTask, site: TaskSite): Promise<PlannedTask> {
  switch (task.kind) {
    case 'create-page':
      return createPage(task, site);
    case 'create-record-page':
      return createRecordPage(task, site);
    case 'copy-page':
      return copyPage(task, site);
    case 'rename-page':
      return movePage(task, site);
    case 'delete-page':
      return deletePage(task, site);
    case 'create-record':
      return createRecord(task, site);
    case 'delete-record':
      return deleteRecord(task, site);
    case 'move-record':
      return moveRecord(task, site);
    case 'create-type':
      return createType(task, site);
    case 'translate':
      return translate(task, site);
    case 'add-language':
      return addLanguage(task, site);
    case 'rename-field':
      return renameTypeField(task, site);
    default:
      return planBlockTask(task, site);
  }
}

type Of<Kind extends SiteTask['kind']> = Extract<SiteTask, { kind: Kind }>;

/** Throws when no new page can have a path. */
function requireFree(path: string, { site }: TaskSite): void {
  const problem = pathProblemOf(path, site);
  if (problem !== undefined) throw new Error(problem);
}

async function createPage({ kind: _, label, ...given }: Of<'create-page'>, site: TaskSite): Promise<PlannedTask> {
  const details = { ...given, label };
  requireFree(details.path, site);
  const { siteDir, sources, schemas } = site;
  const now = site.clock(site.site.settings?.timeZone ?? 'UTC');
  const file = pageFile(details, { siteDir, sources, pageSchema: schemas.pageSchema, now });
  const navigation = await changesOf({ texts: navigationChange(details, sources), moves: [] });
  return { files: [draftOf(file, schemas), ...navigation], what: { deed: 'page-created', name: details.path }, page: details.path };
}

async function copyPage({ from, path, title }: Of<'copy-page'>, site: TaskSite): Promise<PlannedTask> {
  requireFree(path, site);
  const { siteDir, sources, schemas } = site;
  const file = copiedPage(ownSourceOf(from, site), { path, title }, { siteDir, sources, pageSchema: schemas.pageSchema });
  return { files: [draftOf(file, schemas)], what: { deed: 'page-copied', name: path }, page: path };
}

/** `from` is the path as its file has it: with placeholders in one that makes several pages. */
async function movePage({ from, to, redirects, movesFile }: Of<'rename-page'>, task: TaskSite): Promise<PlannedTask> {
  const { site, sources } = task;
  const file = sources.pages.find((one) => topLevelText(one.file, 'path') === from)?.source.path;
  const first = site.pages.find(({ page }) => page.source.path === file)?.page;
  const paths = redirects ? site.pages.flatMap(({ page }) => page.fields?.path ?? []) : [];
  const plan = renamePage({ ...task, from, to, moveFile: movesFile, published: new Set(paths) });
  const path = new RegExp(`${from.replaceAll(/[^\w/]/g, '\\$&')}(?![\\w/-])`, 'g');
  const renamed = (text: string): string => text.replaceAll(path, () => to);
  const names = new Map(plan.moves.map((move) => [displayPath(move.from), displayPath(move.to)]));
  return {
    files: await changesOf(plan),
    what: { deed: 'page-renamed', name: to },
    page: first ? fillPath(to, first, sources) : to,
    rename: ({ file, message, excerpt, ...problem }) => ({
      ...problem,
      file: names.get(file) ?? file,
      message: renamed(message),
      excerpt: excerpt.map(({ line, text }) => ({ line, text: renamed(text) })),
    }),
  };
}

/** The file goes with all pages that it makes. */
async function deletePage({ path }: Of<'delete-page'>, site: TaskSite): Promise<PlannedTask> {
  const { absolute } = sourceOf(path, site).source;
  const before = await currentText(absolute, { isWhole: true });
  return { files: [{ absolute, before, after: undefined }], what: { deed: 'page-deleted', name: path }, page: '/' };
}

/** Returns the places that link to a page. */
export const linksTo = (path: string, task: TaskSite): LinkingPlace[] =>
  task.sources.references
    .filter(({ kind, target }) => kind === 'link' && isSamePath(target, path))
    .map((reference) => linkingPlace(reference, task));
