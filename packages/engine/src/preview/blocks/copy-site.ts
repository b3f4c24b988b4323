import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { copyGuideSite, readGuideSettings } from '../../docs/one-block-pages.ts';
import { walkFolder } from '../../files/walk-folder.ts';
import { isToolFolder } from '../watch-folder.ts';

/** Copies a site to a folder, or in a second call what has changed in it since. */
export type CopySite = (to: string) => Promise<void>;

/** Returns what copies the site that examples refer to: that of the guide, or `siteDir` in a project without one. */
export function copyOfGuide(root: string, siteDir: string): CopySite {
  const guide = readGuideSettings(root);
  if (!existsSync(guide.siteDir)) return copyOf(siteDir);
  if (!existsSync(guide.overlayDir) && Object.keys(guide.media).length === 0) return copyOf(guide.siteDir);
  let copied: Promise<void> | undefined;
  return (to) => {
    copied ??= copyGuideSite(root, to);
    return copied;
  };
}

/** Returns what copies the files of a site. Pictures and films are links to the same bytes, where the system has such links: nobody writes into them. */
export function copyOf(siteDir: string): CopySite {
  let copied: ReadonlySet<string> = new Set();
  return async (to) => {
    const { files } = await walkFolder(siteDir);
    const paths = new Set(files.map((file) => relative(siteDir, file)).filter((path) => !isToolFolder(path)));
    for (const path of copied) if (!paths.has(path)) await rm(join(to, path), { force: true });
    for (const path of paths) await copyNewer(join(siteDir, path), join(to, path));
    copied = paths;
  };
}

async function copyNewer(from: string, to: string): Promise<void> {
  const { size, atime, mtime } = await stat(from);
  const before = await stat(to).catch(() => undefined);
  if (before?.size === size && before.mtimeMs === mtime.getTime()) return;
  await rm(to, { force: true });
  await mkdir(dirname(to), { recursive: true });
  const copy = async (): Promise<void> => {
    await copyFile(from, to);
    await utimes(to, atime, mtime);
  };
  // What somebody edits is a file of its own.
  await (/\.ya?ml$/.test(from) ? copy() : link(from, to).catch(copy));
}
