import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Repository } from './git-repository.ts';
import { putEntries } from './git-snapshot.ts';
import type { FileHashes } from './version-store.ts';

/**
 * Reads files of the repository as they would be on the disk: the filters of the project may write line breaks differently, or store large files
 * elsewhere. Git writes all of them at once, into a folder of their own.
 */
export async function readFiles(repository: Repository, files: FileHashes): Promise<Map<string, Buffer>> {
  if (files.size === 0) return new Map();
  const { git, prefix } = repository;
  const temp = await mkdtemp(join(tmpdir(), 'pagewright-files-'));
  try {
    const env = { GIT_INDEX_FILE: join(temp, 'index') };
    await putEntries(repository, new Map([...files].map(([path, id]) => [path, { mode: '100644', id }])), env);
    // It may fail for one file. The others are there.
    await git(['checkout-index', '--all', '--quiet', `--prefix=${join(temp, 'files')}/`], { env, kind: 'commit' });
    const read = async (path: string): Promise<[string, Buffer][]> => {
      const bytes = await readFile(join(temp, 'files', prefix, path)).catch(() => undefined);
      return bytes ? [[path, bytes]] : [];
    };
    return new Map((await Promise.all([...files.keys()].map(read))).flat());
  } finally {
    await rm(temp, { recursive: true, force: true });
  }
}
