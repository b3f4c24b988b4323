import { join, resolve } from 'node:path';
import { count } from '@pagewright/core';
import { displayPath } from '../files/display-path.ts';
import { isInside } from '../files/is-inside.ts';
import { callOnBuilt } from '../render/call-hooks.ts';
import { mergeShards, readShards } from '../render/shards/merge-shards.ts';
import { ShardError, type ShardFolder } from '../render/shards/shard-record.ts';
import { type Project, UsageError } from './declare/command.ts';
import { type OutputReport, prepareReport, printerOf, recordRelease } from './report-output.ts';

type MergeOptions = Pick<Project, 'root' | 'loadCode'> & { siteDir: string; outDir: string; isRelease: boolean; report: OutputReport };

/**
 * Combines the shards in `folders` into `outDir`. Returns the exit code. Throws `UsageError` without folders, and
 * `ShardError` for shards that are missing, damaged or do not fit together.
 */
export async function mergeFiles(folders: readonly string[], options: MergeOptions): Promise<number> {
  const { root, siteDir, outDir, isRelease, report, loadCode } = options;
  if (folders.length === 0) throw new UsageError('"merge" needs the folders of all shards, such as: npm run merge -- shards/1 shards/2');
  const print = printerOf(report);
  const finishReport = await prepareReport(report, { root, outDir });
  const shards = readShards(folders.map((folder) => toShardFolder(resolve(folder), outDir)));
  const [{ record: first }] = shards;
  if (isRelease && first.source.preview)
    throw new UsageError(
      'These shards were built with --preview, so search engines would not list the site. Build them without it, or leave out --release.',
    );
  const files = await mergeShards(shards, outDir, join(root, '.cache', 'output'));
  print(`merged ${count(shards.length, 'shard')} with ${count(files, 'file')} into ${displayPath(outDir)}`);
  const release = { url: first.firstUrl, pages: shards.flatMap(({ record }) => record.pages) };
  if (isRelease) print(await recordRelease(siteDir, release));
  await finishReport();
  const { hooks } = await loadCode();
  await callOnBuilt(
    hooks,
    outDir,
    release.pages.map(({ path }) => path),
  );
  return 0;
}

/** Throws `ShardError` for a folder that the merge would overwrite. */
function toShardFolder(folder: string, outDir: string): ShardFolder {
  const path = displayPath(folder);
  if (isInside(folder, outDir) || isInside(outDir, folder)) {
    throw new ShardError(
      `The shard in ${path} and the merged site in ${displayPath(outDir)} need two folders. Choose another one with --out DIR.`,
    );
  }
  return { folder, displayPath: path };
}
