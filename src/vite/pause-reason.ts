import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '../content/load-site.ts';
import { isGone } from '../content/retry-if-gone.ts';
import type { Problem } from '../model/problem.ts';

/** Folders whose content pages use. Deleting one is a mistake only while something still uses it. */
const usedFolders = ['collections', 'shared', 'media'] as const;

/** The last state of the site that was complete, and its problems. */
type Before = { site: Site; problems: readonly Problem[] };

const advice = 'The preview shows the last state that it could read, and follows edits again as soon as it is back.';

/** Says in a sentence why the site in `siteDir` could not be loaded. */
export function loadFailure(siteDir: string, error: unknown): string {
  if (!isFolder(siteDir)) return `The site folder ${siteDir} is missing. ${advice}`;
  if (!existsSync(join(siteDir, 'site.yaml'))) return `site.yaml is missing in ${siteDir}. ${advice}`;
  if (isGone(error))
    return `A file disappeared while the site was read: ${messageOf(error)}. The preview shows the last state that it could read.`;
  return `The site cannot be read: ${messageOf(error)}. The preview shows the last state that it could read, and tries again at the next edit.`;
}

/**
 * Names a content folder that `before` had files in and that no longer exists, as during a `git checkout` or while
 * somebody renames it. Without `pages/` there is no site; another folder counts only when its absence causes errors.
 * Returns a sentence, or undefined when the site is complete.
 */
export function missingFolder(siteDir: string, before: Before, now: Site): string | undefined {
  const isMissing = (name: 'pages' | (typeof usedFolders)[number]): boolean =>
    before.site.named.files[name].length > 0 && !isFolder(join(siteDir, name));
  const missing = isMissing('pages') ? 'pages' : usedFolders.find(isMissing);
  if (missing === undefined || (missing !== 'pages' && !hasNewErrors(before.problems, now.problems))) return undefined;
  return `The folder ${missing}/ is missing in ${siteDir}. ${advice}`;
}

function hasNewErrors(before: readonly Problem[], now: readonly Problem[]): boolean {
  const known = new Set(before.map(keyOf));
  return now.some((one) => one.severity === 'error' && !known.has(keyOf(one)));
}

const keyOf = ({ file, code, message }: Problem): string => `${file}\0${code}\0${message}`;

const isFolder = (path: string): boolean => existsSync(path) && statSync(path).isDirectory();

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
