import { join } from 'node:path';
import { cacheKey, readCachedText, removeOldEntries, writeCachedText } from '../../cache/text-cache.ts';
import { nameSiteState } from '../../content/find/site-state.ts';
import type { Problem } from '../../problems/problem.ts';
import type { Clock } from '../../time/site-clock.ts';
import { defaultTimeZone } from '../../time/time-zone.ts';

/** The result of a check: the problems and a phrase that counts what was checked. */
export type Outcome = { problems: Problem[]; checked: string };

/** The maximum number of outcomes in the cache: enough for the sites that one person works on. */
const maxOutcomes = 20;

type Checked = { root: string; siteDir: string; clock: Clock; fingerprint: string };

/**
 * Returns the cache file for the outcome of a check of the site in its current state with this code. It may not exist yet.
 * Returns undefined for an unreadable site; the check reports why.
 */
export async function outcomeFile({ root, siteDir, clock, fingerprint }: Checked): Promise<string | undefined> {
  const state = await nameSiteState(siteDir, clock(defaultTimeZone)).catch(() => undefined);
  return state && join(root, '.cache', 'checks', cacheKey(fingerprint, state));
}

/** Reads an outcome that this code has cached; undefined when there is none. */
export function readCachedOutcome(file: string | undefined): Outcome | undefined {
  const text = file === undefined ? undefined : readCachedText(file);
  return text === undefined ? undefined : JSON.parse(text);
}

/** Writes an outcome into the cache and removes the oldest ones. */
export async function cacheOutcome(file: string | undefined, outcome: Outcome): Promise<void> {
  if (file === undefined) return;
  await writeCachedText(file, JSON.stringify(outcome));
  await removeOldEntries(join(file, '..'), maxOutcomes);
}
