import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { type Command, commandEnv } from './measure-command.ts';

/** How long a preview may take to answer, in milliseconds. */
const limit = 180_000;

/**
 * Starts a live preview, waits until the page at `url` is answered, calls `work` and stops the preview. Returns the seconds
 * from the command to the answer, and the result of `work`. Throws an `Error` with its output when it ends or takes too long.
 */
export async function runPreview<Result>(
  { file, args, cwd, env }: Command,
  { url, work }: { url: string; work: () => Promise<Result> },
): Promise<{ seconds: number; result: Result }> {
  const started = performance.now();
  // In a process group of its own, so that programs that it starts end with it.
  const child = spawn(file, args, { cwd, env: commandEnv(env), stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      output += String(text);
    });
  }
  const ended = once(child, 'close');
  try {
    while (!(await isAnswered(url))) {
      if (child.exitCode !== null || performance.now() - started > limit) {
        throw new Error(`The live preview did not start: ${[file, ...args].join(' ')}\n${output.slice(-2_000)}`);
      }
      await setTimeout(10);
    }
    const seconds = (performance.now() - started) / 1000;
    return { seconds, result: await work() };
  } finally {
    if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid);
    await ended;
  }
}

async function isAnswered(url: string): Promise<boolean> {
  try {
    const response = await fetch(url);
    const text = await response.text();
    return response.ok && text.includes('<main');
  } catch {
    return false;
  }
}
