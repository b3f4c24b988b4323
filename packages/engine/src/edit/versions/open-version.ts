import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isInside } from '../../files/is-inside.ts';
import { writeWhole } from '../../files/write-whole.ts';
import { fileInSite } from '../editable-file.ts';
import { currentText, type FileChange, isWholeFile } from '../file-changes.ts';
import { mergeTexts } from '../merge-texts.ts';
import { differences, type Tree, type VersionStore } from './version-store.ts';

/** A version to open: what was changed from `base` to `files`. */
type OpenedVersion = { siteDir: string; store: VersionStore; base: Tree; files: Tree; isForced: boolean };

/**
 * Returns the changes that take a version into the files as they are now, or the file in which both changed the same lines. `isForced` takes
 * that of the version then. Writes the pictures and other files that the version has and the site has not: nothing shows them before.
 */
export async function openVersion(version: OpenedVersion): Promise<{ changes: FileChange[] } | { conflict: string }> {
  const { base, files } = version;
  const changes: FileChange[] = [];
  for (const path of differences(base, files)) {
    if (!/\.ya?ml$/.test(path) || path.startsWith('media/') || path.startsWith('root/')) await addFile(path, version);
    else {
      const change = await changeOf(path, version);
      if (change === 'conflict') return { conflict: path };
      if (change && change.before !== change.after) changes.push(change);
    }
  }
  return { changes };
}

async function addFile(path: string, { siteDir, store, files }: OpenedVersion): Promise<void> {
  const absolute = join(siteDir, path);
  const id = files.get(path);
  if (id !== undefined && isInside(absolute, siteDir) && !existsSync(absolute)) await writeWhole(absolute, await store.read(path, id));
}

async function changeOf(path: string, version: OpenedVersion): Promise<FileChange | 'conflict' | undefined> {
  const { siteDir, store, base, files, isForced } = version;
  const absolute = fileInSite(siteDir, path);
  if (absolute === undefined) return undefined;
  const textOf = async (id: string | undefined): Promise<string | undefined> =>
    id === undefined ? undefined : (await store.read(path, id)).toString('utf8');
  const [from, to] = [await textOf(base.get(path)), await textOf(files.get(path))];
  const now = await currentText(absolute, { isWhole: true });
  const merged = now === from || now === to ? { text: to } : mergedText({ from, to, now });
  if (!merged && !isForced) return 'conflict';
  const after = merged ? merged.text : to;
  // The history has the text of a file without the byte order mark, but that of one that is created or deleted.
  const isWhole = isWholeFile({ before: now, after });
  const plain = (text: string | undefined): string | undefined => (isWhole ? text : text?.replace(/^\uFEFF/, ''));
  return { absolute, before: plain(now), after: plain(after) };
}

type Sides = { from: string | undefined; to: string | undefined; now: string | undefined };

function mergedText({ from, to, now }: Sides): { text: string } | undefined {
  if (from === undefined || to === undefined || now === undefined) return undefined;
  const text = mergeTexts(from, to, now);
  return text === undefined ? undefined : { text };
}
