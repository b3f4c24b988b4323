import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { commandFile } from '../../packages/engine/src/files/engine-module.ts';
import { projectRoot } from '../../packages/engine/tests/support/project-root.ts';

/** A command that serves a site, in a separate process. */
export type ServingCommand = {
  /** Its output. */
  printed: () => string;
  /** Its address, without a path. */
  address: string;
  stop: () => Promise<void>;
};

/** Starts a command on a free port and resolves when its output matches `ready`. */
export async function startCommand(args: string[], ready: RegExp, environment: Record<string, string>): Promise<ServingCommand> {
  const { NODE_ENV: _, VITEST: __, ...env } = process.env;
  const child = spawn(process.execPath, [commandFile, ...args], {
    cwd: projectRoot,
    env: { ...env, PORT: '0', ...environment },
  });
  let text = '';
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        text += String(chunk);
        if (ready.test(text)) resolve();
      });
    }
    child.on('exit', (code) => reject(new Error(`The command ended with ${code}: ${text}`)));
  });
  child.removeAllListeners('exit');
  return { printed: () => text, address: /http:\/\/localhost:\d+/.exec(text)?.[0] ?? '', stop: () => stop(child) };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}
