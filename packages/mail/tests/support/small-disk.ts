import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A separate disk in memory. */
export type SmallDisk = {
  folder: string;
  /** The file that uses the space, which `free` removes. */
  filler: string;
  /** Uses all free space. */
  fill: () => void;
  /** Frees the space that `fill` used. */
  free: () => void;
};

const unmount = (folder: string): void => {
  execFileSync('/bin/umount', ['-l', folder]);
};

function mount(parent: string, size: string): string {
  const folder = mkdtempSync(join(parent, 'disk-'));
  execFileSync('/bin/mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder], { stdio: 'ignore' });
  return folder;
}

/** Mounts a disk of this size, such as `1m`, in a new folder below `parent`. It is unmounted after the running test. */
export function mountSmallDisk(parent: string, size: string): SmallDisk {
  const folder = mount(parent, size);
  onTestFinished(() => unmount(folder));
  const filler = join(folder, 'filler');
  return {
    folder,
    filler,
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
    unmount(mount(parent, '64k'));
    return true;
  } catch {
    console.warn('Skipped: this user may not mount a disk.');
    return false;
  }
}
