import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { peersFolder } from './peers-settings.ts';

const run = promisify(execFile);

const lockFile = 'package-lock.json';
/** The lockfile of what is installed, written last. */
const installedLock = join('node_modules', 'installed-lock.json');

/**
 * Installs the packages of `tests/bench/peers/package-lock.json` into `.cache/peers`, once per lockfile. Returns the folder.
 * Throws an `Error` with the output of npm when that fails.
 */
export async function installPeers(root: string, note: (line: string) => void): Promise<string> {
  const folder = join(root, '.cache', 'peers');
  const from = join(root, peersFolder);
  const wanted = await readFile(join(from, lockFile), 'utf8');
  if (existsSync(join(folder, installedLock)) && (await readFile(join(folder, installedLock), 'utf8')) === wanted) return folder;
  note('Installs the other site builders and Lighthouse into .cache/peers, about 550 MB.');
  await mkdir(folder, { recursive: true });
  for (const file of ['package.json', lockFile]) await copyFile(join(from, file), join(folder, file));
  try {
    // Not `npm ci`, which fails when the lockfile lacks a binary for another system: some registries do not have all of them.
    await run('npm', ['install', '--no-audit', '--no-fund'], { cwd: folder, maxBuffer: 50_000_000 });
  } catch (error) {
    throw new Error(`The other site builders cannot be installed:\n${error instanceof Error ? error.message : error}`);
  }
  await copyFile(join(from, lockFile), join(folder, installedLock));
  return folder;
}
