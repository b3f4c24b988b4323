import { readdirSync, readFileSync } from 'node:fs';

/** Returns the ids of a process and of all its descendants; only its own on systems without /proc. */
export function processTree(pid: number): number[] {
  return [pid, ...childrenOf(pid).flatMap(processTree)];
}

function childrenOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    );
  } catch {
    return [];
  }
}

/** Returns the memory of a process and all its descendants in kilobytes: their resident sets now. 0 on systems without /proc. */
export const treeMemory = (pid: number): number => processTree(pid).reduce((sum, one) => sum + residentSet(one), 0);

function residentSet(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}
