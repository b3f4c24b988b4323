import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { installedDir, peersDir } from './peers.ts';

const run = promisify(execFile);

const lockFile = 'package-lock.json';
/** The lockfile of what is installed, written last. */
const installedLock = join(installedDir, 'node_modules', 'installed-lock.json');

/**
 * Installs the packages of `tools/bench/peers/package-lock.json` into `.cache/peers`, once per lockfile. Throws an `Error` with
 * the output of npm when that fails.
 */
export async function installPeers(note: (line: string) => void): Promise<void> {
  const wanted = await readFile(join(peersDir, lockFile), 'utf8');
  if (existsSync(installedLock) && (await readFile(installedLock, 'utf8')) === wanted) return;
  note('Installs the other site builders and Lighthouse into .cache/peers, about 550 MB.');
  await mkdir(installedDir, { recursive: true });
  for (const file of ['package.json', lockFile]) await copyFile(join(peersDir, file), join(installedDir, file));
  try {
    // Not `npm ci`, which fails when the lockfile lacks a binary for another system: some registries do not have all of them.
    await run('npm', ['install', '--no-audit', '--no-fund'], { cwd: installedDir, maxBuffer: 50_000_000 });
  } catch (error) {
    throw new Error(`The other site builders cannot be installed:\n${error instanceof Error ? error.message : error}`);
  }
  await copyFile(join(peersDir, lockFile), installedLock);
}
