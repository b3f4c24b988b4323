import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { treeMemory } from './process-tree.ts';

/** A program with its arguments, its folder and additions to the environment. */
export type Command = { file: string; args: string[]; cwd: string; env?: Record<string, string> };

/** Seconds by the clock, seconds of processor time and peak memory in MB, both of the whole process tree. */
export type Measured = { seconds: number; cpu: number; megabytes: number };

/** Runs the program and prints the processor time of all its processes to the descriptor 3, as POSIX defines `times`. */
const timed = '"$@"; code=$?; times >&3; exit $code';

/** How often the memory is read, in milliseconds. */
const interval = 50;

/** The environment of a command of a project: without that of this process's bundle. */
export function commandEnv(added: Record<string, string> = {}): NodeJS.ProcessEnv {
  const { NODE_ENV: _, ...env } = process.env;
  return { ...env, ...added };
}

/** Runs a command to its end. Throws an `Error` with its output when it fails. */
export async function measureCommand({ file, args, cwd, env }: Command): Promise<Measured> {
  const started = performance.now();
  const child = spawn('/bin/sh', ['-c', timed, 'sh', file, ...args], {
    cwd,
    env: commandEnv(env),
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  const texts = ['', '', '', ''];
  for (const descriptor of [1, 2, 3]) {
    child.stdio[descriptor]?.on('data', (text) => {
      texts[descriptor] += String(text);
    });
  }
  let kilobytes = 0;
  const watch = setInterval(() => {
    if (child.pid !== undefined) kilobytes = Math.max(kilobytes, treeMemory(child.pid));
  }, interval);
  await once(child, 'close');
  clearInterval(watch);
  const seconds = (performance.now() - started) / 1000;
  const [, output = '', errors = '', times = ''] = texts;
  if (child.exitCode !== 0) throw new Error(`${[file, ...args].join(' ')} failed:\n${(errors + output).slice(0, 2_000)}`);
  return { seconds, cpu: parseTimes(times), megabytes: kilobytes / 1000 };
}

/** Returns the seconds of the children in the output of the shell command `times`: its second line, user and system. */
export function parseTimes(text: string): number {
  const [, children = ''] = text.trim().split('\n');
  return [...children.matchAll(/(\d+)m([\d.]+)s/g)].reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0);
}
