import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentFolder, Problem, Site } from '@pagewright/core';

/** Folders whose content pages use. A missing one is an error only while something still uses it. */
const usedFolders = ['collections', 'shared', 'media'] as const;

/** Why the preview shows the last state of the site. */
export type Pause = {
  /** A sentence or two for the author. */
  reason: string;
  /** The absolute path of the missing file or folder; undefined for other failures. */
  missing?: string;
};

/** The last complete state of the site, and its problems. */
type Before = { site: Site; problems: readonly Problem[] };

const resumeNote = 'The preview shows the last state that it could read, and shows new changes as soon as it is back.';

/** Explains why the site in `siteDir` could not be loaded. */
export function loadFailure(siteDir: string, error: unknown): Pause {
  const settings = join(siteDir, 'site.yaml');
  if (!isFolder(siteDir)) return { reason: `The site folder ${siteDir} is missing. ${resumeNote}`, missing: settings };
  if (!existsSync(settings)) return { reason: `site.yaml is missing in ${siteDir}. ${resumeNote}`, missing: settings };
  const cause = error instanceof Error ? error.message : String(error);
  return { reason: `The site cannot be read: ${cause}. The preview shows the last state that it could read, and tries again.` };
}

/**
 * Finds a content folder that `before` had files in and that was missing when `now` was read, as during a `git checkout` or while
 * somebody renames it: it may be back already, and then `now` is not what is on the disk. Without `pages/` there is no site;
 * another folder counts only when its absence causes errors. Undefined when the site is complete.
 */
export function missingFolder(siteDir: string, before: Before, now: Site): Pause | undefined {
  const isMissing = (name: ContentFolder): boolean =>
    before.site.named.files[name].some(({ path }) => path.startsWith(`${name}/`)) && !now.named.files.folders.includes(name);
  const missing = isMissing('pages') ? 'pages' : usedFolders.find(isMissing);
  if (missing === undefined || (missing !== 'pages' && !hasNewErrors(before.problems, now.findProblems()))) return undefined;
  return { reason: `The folder ${missing}/ is missing in ${siteDir}. ${resumeNote}`, missing: join(siteDir, missing) };
}

function hasNewErrors(before: readonly Problem[], now: readonly Problem[]): boolean {
  const known = new Set(before.map(keyOf));
  return now.some((one) => one.severity === 'error' && !known.has(keyOf(one)));
}

const keyOf = ({ file, code, message }: Problem): string => `${file}\0${code}\0${message}`;

const isFolder = (path: string): boolean => existsSync(path) && statSync(path).isDirectory();
