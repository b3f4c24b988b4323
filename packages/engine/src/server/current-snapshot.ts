import { join } from 'node:path';
import { buildRecordFile } from '../render/output/build-record.ts';
import { stampOrNone } from './reread-on-change.ts';
import { readSnapshot, type SiteSnapshot } from './site-snapshot.ts';

/** The time between two checks of the files besides `build.json`, in milliseconds. A deploy by copying writes files in any order. */
const checkInterval = 100;

/**
 * Creates a function that returns the snapshot of the last deploy. Each call checks `build.json`, which a build replaces
 * last: one system call of a few microseconds. While the site cannot be read, for example during a deploy, it returns the
 * last valid snapshot. Throws when the first snapshot cannot be read.
 */
export function currentSnapshot(folder: string): () => SiteSnapshot {
  const recordFile = join(folder, buildRecordFile);
  let snapshot = readSnapshot(folder);
  let checkedAt = performance.now();
  let hasFailed = false;
  return () => {
    const isDue = performance.now() - checkedAt > checkInterval;
    const isNewBuild = stampOrNone(recordFile) !== snapshot.sources.get(recordFile) && !hasFailed;
    if (!isDue && !isNewBuild) return snapshot;
    checkedAt = performance.now();
    if (!isOutdated(snapshot)) return snapshot;
    try {
      snapshot = readSnapshot(folder);
      hasFailed = false;
    } catch {
      // Retried after the interval.
      hasFailed = true;
    }
    return snapshot;
  };
}

const isOutdated = ({ sources }: SiteSnapshot): boolean => [...sources].some(([file, stamp]) => stampOrNone(file) !== stamp);
