import { join } from 'node:path';
import { buildRecordFile } from '../render/output/build-record.ts';
import { stampOrNone } from './reread-on-change.ts';
import { readSnapshot, type SiteSnapshot } from './site-snapshot.ts';

/** How often files besides `build.json` are looked at, in milliseconds: a deploy by copying writes them in any order. */
const interval = 100;

/**
 * Returns a function that gives the site in a folder as its last deploy left it. Each call looks at `build.json`, which
 * a build replaces last: one system call of a few microseconds. A site that cannot be read, in the middle of a deploy,
 * leaves the last snapshot in use. Throws at once when there is none to begin with.
 */
export function currentSnapshot(folder: string): () => SiteSnapshot {
  const mark = join(folder, buildRecordFile);
  let snapshot = readSnapshot(folder);
  let lookedAt = performance.now();
  let hasFailed = false;
  return () => {
    const isDue = performance.now() - lookedAt > interval;
    const isNewBuild = stampOrNone(mark) !== snapshot.sources.get(mark) && !hasFailed;
    if (!isDue && !isNewBuild) return snapshot;
    lookedAt = performance.now();
    if (!isOutdated(snapshot)) return snapshot;
    try {
      snapshot = readSnapshot(folder);
      hasFailed = false;
    } catch {
      // Tried again when the interval is over.
      hasFailed = true;
    }
    return snapshot;
  };
}

const isOutdated = ({ sources }: SiteSnapshot): boolean => [...sources].some(([file, stamp]) => stampOrNone(file) !== stamp);
