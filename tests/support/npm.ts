import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Outcome } from './run-command.ts';

/** The environment of a terminal, without the variables of npm, the test runner and the sweeps. */
const ownEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(?:npm_|VITEST|SWEEPS$|UPDATE_EXPECTED$|NODE_ENV$|NODE_OPTIONS$|INIT_CWD$)/.test(name),
    ),
  );

/** Runs npm in a folder, as in a terminal, until it ends. */
export async function npm(folder: string, ...args: string[]): Promise<Outcome> {
  const child = spawn('npm', args, { cwd: folder, env: ownEnvironment() });
  const outcome: Outcome = { exitCode: null, stdout: '', stderr: '' };
  child.stdout.on('data', (text) => {
    outcome.stdout += String(text);
  });
  child.stderr.on('data', (text) => {
    outcome.stderr += String(text);
  });
  const [exitCode] = await once(child, 'close');
  return { ...outcome, exitCode: typeof exitCode === 'number' ? exitCode : null };
}

/** A running npm script that serves a site. `address` has no path. */
export type ServingScript = { address: string; stop: () => Promise<void> };

/** Starts an npm script that serves a site on a free port. Resolves when its output matches `ready`. */
export async function serveScript(
  folder: string,
  args: string[],
  ready: RegExp,
  environment: Record<string, string>,
): Promise<ServingScript> {
  // A process group of its own: npm starts the command as a child, and both must end.
  const child = spawn('npm', args, { cwd: folder, env: { ...ownEnvironment(), PORT: '0', ...environment }, detached: true });
  let text = '';
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        text += String(chunk);
        if (ready.test(text)) resolve();
      });
    }
    child.on('exit', (code) => reject(new Error(`npm ${args.join(' ')} ended with ${code}: ${text}`)));
  });
  child.removeAllListeners('exit');
  return {
    address: ready.exec(text)?.[1] ?? '',
    stop: async () => {
      const ended = once(child, 'close');
      if (child.pid !== undefined) process.kill(-child.pid);
      await ended;
    },
  };
}
