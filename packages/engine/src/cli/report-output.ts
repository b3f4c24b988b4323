import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { count, plainAddresses, publishedPathsFile, type Release } from '@pagewright/core';
import { displayPath } from '../files/display-path.ts';
import { isInside } from '../files/is-inside.ts';
import { digestCacheFile, digestFiles } from '../render/output/file-digests.ts';
import { compareOutputs, formatManifest, type OutputChanges, readManifest } from '../render/output/manifest.ts';
import { recordPublishedPaths } from '../site/record-published-paths.ts';
import { UsageError } from './declare/command.ts';
import { print, printError } from './print.ts';

/** What to report about the files of a built site. Paths are absolute. */
export type OutputReport = {
  /** The manifest to write. */
  manifest: string | undefined;
  /** The earlier manifest to compare with. */
  changedSince: string | undefined;
  /** How the changes are printed. */
  format: 'text' | 'json';
};

export const noReport: OutputReport = { manifest: undefined, changedSince: undefined, format: 'text' };

/** Prints a line about the progress of a command. With `json`, stdout belongs to the list of changes. */
export const printerOf = ({ format }: OutputReport): ((line: string) => void) => (format === 'json' ? printError : print);

type Built = { root: string; outDir: string };

/**
 * Checks what can be checked before a build, and reads the earlier manifest. Returns a function that writes the manifest and prints
 * the changes, for after the build. Throws `UsageError` for options that contradict each other, and `ManifestError` for a
 * manifest that cannot be read.
 */
export async function prepareReport(report: OutputReport, { root, outDir }: Built): Promise<() => Promise<void>> {
  const { manifest, changedSince, format } = report;
  if (format === 'json' && changedSince === undefined)
    throw new UsageError('--format is for the list of changes. Add --changed-since MANIFEST, or leave it out.');
  if (manifest !== undefined && isInside(manifest, outDir))
    throw new UsageError(`--manifest is inside of ${displayPath(outDir)}, which is published. Choose a file outside of it.`);
  const before = changedSince === undefined ? undefined : await readManifest(changedSince);
  return async () => {
    if (manifest === undefined && !before) return;
    // Most builds need nothing of the service, which takes a while to load.
    const { listFiles, readBuildRecord } = await import('pagewright-mail');
    const files = await digestFiles(outDir, listFiles(outDir), digestCacheFile(root, outDir));
    if (manifest !== undefined) {
      await mkdir(dirname(manifest), { recursive: true });
      await writeFile(manifest, formatManifest({ files }));
    }
    if (!before || changedSince === undefined) return;
    const changes = compareOutputs(before.files, files, readBuildRecord(outDir)?.addresses ?? plainAddresses);
    print(format === 'json' ? JSON.stringify(changes) : describeChanges(changes, displayPath(changedSince)));
  };
}

function describeChanges({ added, changed, removed, urls }: OutputChanges, since: string): string {
  const total = added.length + changed.length + removed.length;
  if (total === 0) return `No file changed since ${since}.`;
  const list = (word: string, paths: readonly string[]): string[] => paths.map((path) => `${word.padEnd(9)}${path}`);
  return [
    `${count(total, 'file')} changed since ${since}:`,
    ...[...list('added', added), ...list('changed', changed), ...list('removed', removed)],
    `${count(urls.length, 'URL')} to purge from caches:`,
    ...urls,
  ].join('\n');
}

/** Records the paths of a release in the folder of the site. Returns a line about it. Throws when they cannot be written. */
export async function recordRelease(siteDir: string, release: Release): Promise<string> {
  const added = await recordPublishedPaths(siteDir, release);
  return `${count(added, 'new published path')} in ${displayPath(join(siteDir, publishedPathsFile))}`;
}
