import { accessSync, constants, lstatSync, type Stats } from 'node:fs';
import { fileFault } from '../../files/read-bounded.ts';
import { isGone } from '../../files/retry-if-changed.ts';
import { reasonOf } from '../../files/walk-folder.ts';

/** The folder of the files that are copied to the root of the built site. */
export const rootFolder = 'root/';

type Located = { path: string; absolute: string };

/** What is known about a file in `root/`. */
export type InRoot = {
  /** Its path in the built site, without a slash at the start. */
  name: string;
  bytes: number;
};

/** Files of Git, such as the one that keeps an empty folder. */
const ofGit = /(?:^|\/)\.git[^/]*(?:\/|$)/;

/**
 * Returns the files in `root/` among the files of a site, and what is neither file nor folder or cannot be read, each with the reason.
 * Throws node's ENOENT error when one disappears.
 */
export function findRootFiles<File extends Located>(all: readonly File[]) {
  const files: (File & InRoot)[] = [];
  const unreadable: (File & { reason: string })[] = [];
  for (const file of all) {
    if (!file.path.startsWith(rootFolder) || ofGit.test(file.path)) continue;
    const stats = lstatSync(file.absolute);
    const reason = reasonNotToRead(file, stats);
    if (reason !== undefined) unreadable.push({ ...file, reason });
    else files.push({ ...file, name: file.path.slice(rootFolder.length), bytes: stats.size });
  }
  return { files, unreadable };
}

function reasonNotToRead({ absolute }: Located, stats: Stats): string | undefined {
  const fault = fileFault(stats, Number.POSITIVE_INFINITY);
  if (fault?.reason === 'not-a-file') return `it is ${fault.kind} and not a file`;
  try {
    accessSync(absolute, constants.R_OK);
    return undefined;
  } catch (error) {
    if (isGone(error)) throw error;
    return reasonOf(error);
  }
}

/** Returns the URL paths of files in `root/`: `/ads.txt`, and for `shop/index.html` also `/shop`. */
export const rootPaths = (files: readonly Pick<InRoot, 'name'>[]): string[] =>
  files.flatMap(({ name }) => {
    const path = `/${name}`;
    return path.endsWith('/index.html') ? [path, path.slice(0, -'/index.html'.length) || '/'] : [path];
  });
