import { setTimeout as pause } from 'node:timers/promises';
import { releaseFile } from '@pagewright/core';
import { z } from 'zod';

/**
 * What an address shows. `live`: the release. `other`: neither the one before nor the one that was built here. `earlier`: the one before. `none`: it
 * answers, and has no release. `no-answer`: it does not answer.
 */
type Seen = 'live' | 'other' | 'earlier' | 'none' | 'no-answer';

/** What an address has answered: the id of its release, or what it said in place of one. */
type Answer = { id: string } | { seen: 'none' | 'no-answer'; detail: string };

/** The longest pause between two requests, and the limit of one, in milliseconds. */
const longestPause = 15_000;
const requestLimit = 10_000;

const releaseSchema = z.object({ id: z.string() });

/** Asks an address which release it shows, past every cache. */
export async function readRelease(address: string): Promise<Answer> {
  try {
    const response = await fetch(`${address.replace(/\/$/, '')}/${releaseFile}?${Date.now()}`, {
      cache: 'no-store',
      headers: { 'Cache-Control': 'no-cache' },
      signal: AbortSignal.timeout(requestLimit),
    });
    const read = releaseSchema.safeParse(response.ok ? await response.json().catch(() => undefined) : undefined);
    return read.success ? { id: read.data.id } : { seen: 'none', detail: String(response.status) };
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    return { seen: 'no-answer', detail: cause instanceof Error ? cause.message : String(cause) };
  }
}

type Awaited = {
  address: string;
  id: string;
  /** What the address showed before. */
  before: Answer;
  /** True when the host builds, perhaps with other versions than this computer: then any other release than before is the new one. */
  isBuiltThere: boolean;
  /** How long to ask, in milliseconds. */
  limit: number;
  /** Waits so many milliseconds. */
  wait?: (time: number) => Promise<unknown>;
};

/** Asks an address until it shows a release, less and less often, for a limited time. `detail`: what it answered last. */
export async function waitUntilLive(awaited: Awaited): Promise<{ seen: Seen; detail?: string | undefined }> {
  const { address, id, before, isBuiltThere, limit, wait = pause } = awaited;
  let time = 500;
  for (let waited = 0; ; waited += time, time = Math.min(time * 1.5, longestPause)) {
    const answer = await readRelease(address);
    if ('id' in answer && answer.id === id) return { seen: 'live' };
    const isOther = 'id' in answer && ('id' in before ? answer.id !== before.id : before.seen === 'none');
    if (isOther && isBuiltThere) return { seen: 'other' };
    if (waited >= limit) return 'id' in answer ? { seen: isOther ? 'other' : 'earlier' } : answer;
    await wait(time);
  }
}
