import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { commandFile } from '../files/engine-module.ts';

/** The duration of a command and its peak memory. */
export type CommandRun = { seconds: number; megabytes: number; output: string };

/** Runs a command of a project like `npm run`. Throws with its output when it fails. */
export const runCommand = (root: string, ...args: string[]): Promise<CommandRun> => runNode([commandFile, ...args], root);

/** Runs node in a folder. Throws with the output when it fails. */
export async function runNode(args: readonly string[], cwd: string): Promise<CommandRun> {
  const { NODE_ENV: _, ...env } = process.env;
  const started = performance.now();
  const child = spawn(process.execPath, args, { cwd, env });
  let output = '';
  let kilobytes = 0;
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      output += String(text);
    });
  }
  const watch = setInterval(() => {
    kilobytes = Math.max(kilobytes, peakOf(child.pid));
  }, 10);
  await once(child, 'close');
  clearInterval(watch);
  const seconds = (performance.now() - started) / 1000;
  if (child.exitCode !== 0) throw new Error(`${args.join(' ')} failed:\n${output.slice(0, 800)}`);
  return { seconds, megabytes: kilobytes / 1000, output };
}

/** Returns the peak memory of a process; 0 on systems without /proc. */
function peakOf(pid: number | undefined): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}
