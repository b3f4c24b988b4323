import { readdirSync, readFileSync } from 'node:fs';

/** Returns the memory of a process and all its descendants in kilobytes: their resident sets now, or the largest peak of one. */
export function treeMemory(pid: number): number {
  const statuses = processTree(pid).map((one) => readProcessFile(one, 'status'));
  const amountsOf = (name: string): number[] => statuses.map((text) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0));
  return Math.max(sumOf(amountsOf('VmRSS')), ...amountsOf('VmHWM'));
}

/** A hundredth of a second: the unit of processor time in /proc (`USER_HZ`). */
const ticksPerSecond = 100;

/** Returns the processor time of a process and all its descendants in seconds: user and system, with children that have ended. */
export const treeCpu = (pid: number): number =>
  sumOf(
    processTree(pid).flatMap((one) => {
      const [, after = ''] = readProcessFile(one, 'stat').split(') ');
      return after.split(' ').slice(11, 15).map(Number);
    }),
  ) / ticksPerSecond;

/** Returns the ids of a process and of all its descendants. */
function processTree(pid: number): number[] {
  const children = tasksOf(pid).flatMap((task) => readProcessFile(pid, `task/${task}/children`).split(' ').filter(Boolean).map(Number));
  return [pid, ...children.flatMap(processTree)];
}

function tasksOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
}

/** Returns the text of a file in /proc; empty after the end of the process, and on systems without /proc. */
function readProcessFile(pid: number, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
