import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import { removeOldEntries } from '../../cache/text-cache.ts';
import { print } from '../print.ts';
import { packedName, runNpm } from './run-npm.ts';

/** The engine, the packages that it is made of, and the editor of its preview. Each after those that it is built on, which it would build too. */
export const enginePackages = ['@pagewright/core', 'pagewright-mail', 'pagewright', 'pagewright-editor'];

const packedFilesSchema = z.record(z.string(), z.string());

/** The names of the packed files by package. */
type PackedFiles = z.output<typeof packedFilesSchema>;

/** The list of the files in an entry of the cache. */
const listFile = 'files.json';

/** The number of checkouts' states in the cache: the present one, and those of a few branches. */
const maxEntries = 4;

/**
 * Packs the packages of the checkout in `root` into a folder, once per content: `.cache/packed` has what was packed before. Returns the
 * names of the files by package. Throws with npm's output when packing fails.
 */
export async function packEngine(root: string, folder: string): Promise<PackedFiles> {
  const cache = join(root, '.cache', 'packed');
  const key = contentOf(root);
  const entry = join(cache, key);
  mkdirSync(folder, { recursive: true });
  if (existsSync(entry)) {
    utimesSync(entry, new Date(), new Date());
    return copyPacked(entry, folder);
  }
  print(`Packing ${enginePackages.join(', ')} …`);
  const unfinished = `${entry}.${process.pid}`;
  try {
    mkdirSync(unfinished, { recursive: true });
    await packInto(root, unfinished);
    const files = copyPacked(unfinished, folder);
    // A file may have been saved meanwhile, and another command may have packed the same.
    if (contentOf(root) === key && !existsSync(entry)) renameSync(unfinished, entry);
    return files;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
    await removeOldEntries(cache, maxEntries);
  }
}

/** Packs the packages into a folder, one after the other, with a list of the files. */
async function packInto(root: string, folder: string): Promise<void> {
  const files: PackedFiles = {};
  for (const name of enginePackages) {
    const printed = await runNpm(realpathSync(join(root, 'node_modules', name)), ['pack', '--json', '--pack-destination', folder]);
    files[name] = nameByContent(folder, packedName(printed));
  }
  writeFileSync(join(folder, listFile), JSON.stringify(files));
}

/** Copies the listed files of a folder into another. Returns the list. */
function copyPacked(from: string, to: string): PackedFiles {
  const files = packedFilesSchema.parse(JSON.parse(readFileSync(join(from, listFile), 'utf8')));
  for (const file of Object.values(files)) copyFileSync(join(from, file), join(to, file));
  return files;
}

/** Adds a hash of its content to the name of a packed package, so that a name never stands for two contents. Returns the new name. */
function nameByContent(folder: string, name: string): string {
  const content = gunzipSync(readFileSync(join(folder, name)));
  const named = name.replace(/\.tgz$/, `-${createHash('sha256').update(content).digest('hex').slice(0, 8)}.tgz`);
  renameSync(join(folder, name), join(folder, named));
  return named;
}

/** Folders with what commands write, and git's. */
const writtenFolders = new Set(['node_modules', 'dist', '.git', '.cache', '.outbox', 'test-results', 'playwright-report']);

/** True for a project that `create` has written into the checkout, or is writing now. */
const isOtherProject = (folder: string): boolean => existsSync(join(folder, '.git')) || /\.unfinished-\d+$/.test(folder);

/**
 * Returns a hash of all files of a checkout that people write. The packed engine has those that it writes into projects, and which
 * these are only the version in the checkout knows.
 */
function contentOf(root: string): string {
  const hash = createHash('sha256').update(process.version);
  const add = (folder: string): void => {
    for (const entry of readdirSync(folder, { withFileTypes: true }).sort((one, other) => (one.name < other.name ? -1 : 1))) {
      const path = join(folder, entry.name);
      if (entry.isDirectory() && !writtenFolders.has(entry.name) && !isOtherProject(path)) add(path);
      if (!entry.isFile()) continue;
      const content = readFileSync(path);
      hash.update(`${relative(root, path)}\0${content.length}\0`).update(content);
    }
  };
  add(root);
  return hash.digest('hex').slice(0, 24);
}
