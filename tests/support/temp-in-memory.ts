import { accessSync, chmodSync, constants, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';
import { isSweep } from '../../packages/engine/tests/support/sweeps.ts';

/** The file system of Linux that is in memory. */
const memory = '/dev/shm';
const prefix = 'pw-';
/** Four times what a run has at once. */
const room = 4 * 1024 ** 3;

/**
 * Puts the temporary folders of a run into memory, where there is room: what tests and commands write need not reach the disk, which takes a
 * tenth of the processor's time of a run, and waits for it. The sweeps use the disk, so that both are tested, and `TMPDIR` names another
 * folder. Call it in the configuration, before anything is started.
 */
export function keepTempInMemory(): void {
  if (isSweep || process.env.TMPDIR !== undefined || !isUsable()) return;
  removeOfEndedRuns();
  // Short, because the path of a socket has at most 108 bytes.
  const folder = mkdtempSync(join(memory, `${prefix}${process.pid}-`));
  // As `/tmp`: other users reach a folder in it that is open to them, such as the user of a web server.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  process.on('exit', () => {
    try {
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // A process that ends just now has written into it. The next run removes it.
    }
  });
}

/** True when there is enough memory, and programs that a test writes may be run from there: containers often forbid it. */
function isUsable(): boolean {
  const probe = join(memory, `${prefix}probe-${process.pid}`);
  try {
    const { bavail, bsize } = statfsSync(memory);
    if (bavail * bsize < room || freemem() < room) return false;
    writeFileSync(probe, '', { mode: 0o755 });
    accessSync(probe, constants.X_OK);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(probe, { force: true });
  }
}

/** Removes the folders of runs that were killed: memory that nobody gives back otherwise. */
function removeOfEndedRuns(): void {
  for (const name of readdirSync(memory)) {
    const [, pid] = /^pw-(\d+)-/.exec(name) ?? [];
    if (pid !== undefined && !isRunning(Number(pid))) rmSync(join(memory, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Another user's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
