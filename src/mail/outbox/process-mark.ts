import { readFile } from 'node:fs/promises';

/** Names a process for as long as it runs. */
export type ProcessMark = { pid: number; started: string };

/** This process. */
export const ownMark = async (): Promise<ProcessMark> => ({ pid: process.pid, started: (await startOf(process.pid)) ?? '' });

/** Whether the process that left a mark still runs. A later process that got the same number does not count. */
export async function isRunning({ pid, started }: ProcessMark): Promise<boolean> {
  const now = await startOf(pid);
  if (now !== undefined) return started === '' || now === started;
  // Linux tells everything of a process in /proc; elsewhere its number must do.
  if (process.platform === 'linux') return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** When a process was started, in ticks since boot and with the boot's name; undefined when it is gone or was never there. */
async function startOf(pid: number): Promise<string | undefined> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    // The name of the program stands in brackets and may hold anything; the state follows it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z' || fields[0] === 'X') return undefined;
    const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8');
    return `${boot.trim()} ${fields[19] ?? ''}`;
  } catch {
    return undefined;
  }
}
