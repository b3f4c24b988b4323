import { join } from 'node:path';
import { cacheKey, readCachedText, removeOldEntries, writeCachedText } from '../../cache/text-cache.ts';
import { nameSiteState } from '../../content/find/site-state.ts';
import type { Problem } from '../../problems/problem.ts';
import type { CommandContext } from '../command.ts';

/** What a check comes to: the problems, and what was looked at. */
export type Outcome = { problems: Problem[]; fileCount: number; proven: string };

/** So many outcomes are kept: those of the sites that are being worked on. */
const most = 20;

type Checked = Pick<CommandContext, 'root' | 'siteDir' | 'clock' | 'fingerprint'>;

/**
 * The file in which the outcome of a check of the site as it is now is kept, if one was made with the same code.
 * Undefined for a site that cannot be read: the check itself says why.
 */
export async function outcomeFile({ root, siteDir, clock, fingerprint }: Checked): Promise<string | undefined> {
  const state = await nameSiteState(siteDir, clock()).catch(() => undefined);
  return state && join(root, '.cache', 'checks', cacheKey(fingerprint, state));
}

/** The outcome that is kept in a file, as this code has written it. */
export function readCachedOutcome(file: string | undefined): Outcome | undefined {
  const text = file === undefined ? undefined : readCachedText(file);
  return text === undefined ? undefined : JSON.parse(text);
}

export async function cacheOutcome(file: string | undefined, outcome: Outcome): Promise<void> {
  if (file === undefined) return;
  await writeCachedText(file, JSON.stringify(outcome));
  await removeOldEntries(join(file, '..'), most);
}
