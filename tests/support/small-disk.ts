import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach } from 'vitest';

/** A separate disk in memory. */
export type SmallDisk = {
  folder: string;
  /** Uses all free space. */
  fill: () => void;
  /** Frees the space that `fill` used. */
  free: () => void;
};

const mounted: string[] = [];
afterEach(() => {
  for (const folder of mounted.splice(0)) unmount(folder);
});

const unmount = (folder: string): void => {
  execFileSync('/bin/umount', ['-l', folder]);
};

/** Mounts a disk of a size such as `1m` in a new folder below `parent`. Unmounts it after the test. */
export function mountSmallDisk(parent: string, size: string): SmallDisk {
  const folder = mkdtempSync(join(parent, 'disk-'));
  execFileSync('/bin/mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder], { stdio: 'ignore' });
  mounted.push(folder);
  const filler = join(folder, 'filler');
  return {
    folder,
    fill: () => fillFile(filler),
    free: () => rmSync(filler),
  };
}

function fillFile(path: string): void {
  const file = openSync(path, 'a');
  try {
    for (;;) writeSync(file, Buffer.alloc(4096));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  } finally {
    closeSync(file);
  }
}

/** True when this user may mount disks. Otherwise prints a message, because tests are skipped. */
export function canMountDisks(parent: string): boolean {
  try {
    unmount(mountSmallDisk(parent, '64k').folder);
    mounted.length = 0;
    return true;
  } catch {
    console.warn('Skipped: this user may not mount a disk.');
    return false;
  }
}
