import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildRecordFile, compressAsset, createServer, listen } from '../engine.ts';

/** What hosts send compressed. */
const compressible = /\.(?:html|css|js|json|svg)$/;

/**
 * Serves a copy of a built site, calls `work` with its URL and removes the copy. Every builder's site is served equally: with
 * the same stored compression, and without headers of its own.
 */
export async function serveCopy<Result>(outDir: string, work: (address: string) => Promise<Result>): Promise<Result> {
  const copy = await mkdtemp(join(tmpdir(), 'bench-served-'));
  try {
    await cp(outDir, copy, { recursive: true });
    // Lists the files of the build, which are more here.
    await rm(join(copy, buildRecordFile), { force: true });
    await writeFile(join(copy, '_headers'), '');
    const entries = await readdir(copy, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name));
    await Promise.all(files.map(({ parentPath, name }) => compressAsset(join(parentPath, name))));
    const { address, close } = await listen(createServer(copy), 0);
    try {
      return await work(address);
    } finally {
      await close(0);
    }
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}
