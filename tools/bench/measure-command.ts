import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { treeMemory } from './process-tree.ts';

/** A program with its arguments, its folder and additions to the environment. */
export type Command = { file: string; args: readonly string[]; cwd: string; env?: Readonly<Record<string, string>> };

/** Seconds by the clock, seconds of processor time (user and system) and peak memory in MB, both of the whole process tree. */
export type Measured = { seconds: number; cpu: number; megabytes: number };

/** The file of the `pagewright` command. */
export const commandFile = join(dirname(createRequire(import.meta.url).resolve('pagewright/package.json')), 'bin', 'pagewright.mjs');

/** Runs the program and prints the processor time of all its processes to the descriptor 3, as POSIX defines `times`. */
const timed = '"$@"; code=$?; times >&3; exit $code';

/** How often the memory is read, in milliseconds. */
const interval = 50;

/** The environment of a measured command: without that of the benchmark itself. */
export function commandEnv(added: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv {
  const { NODE_ENV: _, ...env } = process.env;
  return { ...env, ...added };
}

/** Runs a command of a project like `npm run`. Throws an `Error` with its output when it fails. */
export const runCommand = (root: string, ...args: readonly string[]): Promise<Measured> => runNode([commandFile, ...args], root);

/** Runs node in a folder. Throws an `Error` with its output when it fails. */
export const runNode = (args: readonly string[], cwd: string): Promise<Measured> => measureCommand({ file: process.execPath, args, cwd });

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
