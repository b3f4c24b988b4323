import { basename } from 'node:path';
import type { FileChange } from './file-changes.ts';
import { pathInSite } from './path-in-site.ts';
import { readValue, UnreadableError } from './read-value.ts';

/** Throws `UnreadableError` when a change would make a text, such as one that is too large, which nobody could read or change any more. */
export function requireReadable(files: readonly FileChange[], siteDir: string): void {
  for (const { absolute, before, after } of files) {
    const path = pathInSite(siteDir, absolute);
    const problem = after === undefined ? undefined : readValue(path, after).problem;
    if (!problem || (before !== undefined && readValue(path, before).problem)) continue;
    throw new UnreadableError(
      `${basename(path)} was not saved, because it could not be read afterwards. ${[problem.message, problem.hint].filter(Boolean).join(' ')}`,
    );
  }
}
