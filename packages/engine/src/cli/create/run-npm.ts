import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Runs npm in a folder. Resolves to what it printed on stdout. Rejects with what it printed when it fails. */
export async function runNpm(folder: string, args: readonly string[]): Promise<string> {
  // With NODE_ENV=production, which commands run with, npm would leave out the packages that work on a site needs.
  const child = spawn('npm', args, { cwd: folder, shell: process.platform === 'win32', env: { ...process.env, NODE_ENV: undefined } });
  const printed = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].on('data', (text) => {
      printed[name] += String(text);
    });
  }
  const [exitCode] = await once(child, 'close');
  if (exitCode !== 0) throw new Error(`npm ${args.join(' ')} failed.\n${printed.stdout}${printed.stderr}`);
  return printed.stdout;
}

/** The name of the file in the output of `npm pack --json`, which scripts of the package may print before. */
export function packedName(printed: string): string {
  const name = /"filename":\s*"([^"/\\]+\.tgz)"/.exec(printed)?.[1];
  if (name === undefined) throw new Error(`npm pack named no file:\n${printed}`);
  return name;
}
