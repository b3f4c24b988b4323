import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { readYamlOf } from '@pagewright/core';
import { fileInSite } from '../editable-file.ts';
import { currentText, type FileChange, isWholeFile } from '../file-changes.ts';
import { type Clash, mergeFile, type Pick } from '../merge-file.ts';
import { nameOfPath } from '../place-names.ts';
import { differences, type FileHashes, someOf, type VersionStore } from './version-store.ts';
import type { ValueClash } from './version-types.ts';

/** A version to open: what was changed from `base` to `files`. Without a base, that is what the files of the site are now. */
export type OpenedVersion = {
  siteDir: string;
  store: VersionStore;
  base: FileHashes | undefined;
  files: FileHashes;
  picks: Readonly<Record<string, Pick>>;
};

/** A picture or another file that is no YAML, and what names its content in the version. Undefined for one that the version has not. */
export type OtherFile = { path: string; id: string | undefined; isThere: boolean };

/** What opens a version. `left`: files that are not written, because a link, a folder or what is never published is in their place, or their content is missing. */
export type VersionPlan = { texts: FileChange[]; others: OtherFile[]; clashes: ValueClash[]; left: string[] };

/** True for a file that is merged by its values. */
const isMerged = (path: string): boolean => /\.ya?ml$/.test(path) && !/^(?:media|root)\//.test(path);

/** Plans the changes that take a version into the files as they are now. */
export async function planVersion(version: OpenedVersion): Promise<VersionPlan> {
  const { siteDir, store, files, picks } = version;
  const now = await store.current();
  const base = version.base ?? now;
  const plan: VersionPlan = { texts: [], others: [], clashes: [], left: [] };
  const leftOut = new Set((await store.leftOut()).map(({ file }) => file));
  const paths = differences(base, files).filter((path) => now.get(path) !== files.get(path));
  const merged = paths.filter(isMerged);
  const [from, to] = [version.base && (await store.read(someOf(base, merged))), await store.read(someOf(files, merged))];
  for (const path of paths) {
    const isMissing =
      isMerged(path) && [[base, from] as const, [files, to] as const].some(([tree, read]) => read && tree.has(path) && !read.has(path));
    // Of what is no text, nothing would have the content that is replaced.
    if (!isWritable(siteDir, path) || isMissing || (leftOut.has(path) && !isMerged(path))) plan.left.push(path);
    else if (isMerged(path)) await planText(path, { siteDir, from, to, picks }, plan);
    else {
      const clash: Clash = { path: [], here: undefined, there: undefined };
      const picked = now.get(path) === base.get(path) ? 'there' : picks[keyOf(path, clash)];
      if (picked === undefined) plan.clashes.push(inWords(path, clash, {}));
      else if (picked === 'there') plan.others.push({ path, id: files.get(path), isThere: now.has(path) });
    }
  }
  return plan;
}

type Files = ReadonlyMap<string, Buffer>;
type Texts = Omit<OpenedVersion, 'store' | 'base' | 'files'> & { from: Files | undefined; to: Files };

async function planText(path: string, { siteDir, from, to, picks }: Texts, plan: VersionPlan): Promise<void> {
  const absolute = fileInSite(siteDir, path);
  if (absolute === undefined) {
    plan.left.push(path);
    return;
  }
  const now = await currentText(absolute, { isWhole: true });
  const textIn = (files: Files | undefined): string | undefined => files?.get(path)?.toString('utf8');
  const sides = { file: path, from: from ? textIn(from) : now, to: textIn(to), now };
  const merged = mergeFile(sides, (at) => picks[keyOf(path, { path: at })]);
  if ('clashes' in merged) {
    plan.clashes.push(...merged.clashes.map((clash) => inWords(path, clash, sides)));
    return;
  }
  // The history has the text of a file without the byte order mark, but that of one that is created or deleted.
  const isWhole = isWholeFile({ before: now, after: merged.text });
  const plain = (text: string | undefined): string | undefined => (isWhole ? text : text?.replace(/^\uFEFF/, ''));
  const [before, after] = [plain(now), plain(merged.text)];
  if (before !== after) plan.texts.push({ absolute, before, after });
}

const keyOf = (file: string, { path }: { path: Clash['path'] }): string => JSON.stringify([file, ...path]);

/** How many characters of a value are shown. */
const longest = 200;

/** Says a clash in words, each with its own key. */
function inWords(file: string, clash: Clash, { now, to }: { now?: string | undefined; to?: string | undefined }): ValueClash {
  const isWhole = clash.path.length === 0;
  const words = (value: unknown): string =>
    isWhole || value === undefined ? '' : (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, longest);
  const name = nameOfPath(clash.path, readYamlOf(file, now ?? to ?? '').value);
  return { key: keyOf(file, clash), file, name, here: words(clash.here), there: words(clash.there) };
}

/** True when a file can be written at a path without leaving the site by a link, and when nothing else is in its place. */
function isWritable(siteDir: string, path: string): boolean {
  const steps = path.split('/');
  return steps.every((_, index) => {
    const found = lstatSync(join(siteDir, ...steps.slice(0, index + 1)), { throwIfNoEntry: false });
    return found === undefined || (index < steps.length - 1 ? found.isDirectory() : found.isFile());
  });
}
