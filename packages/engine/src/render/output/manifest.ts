import { readFile } from 'node:fs/promises';
import {
  type AddressSettings,
  addressOfFile,
  headersFile,
  isCompressedCopy,
  isGone,
  isNotFoundFile,
  isPrivateFile,
} from '@pagewright/core';
import { z } from 'zod';
import { type FileDigests, fileDigestSchema } from './file-digests.ts';

/** The files of a built site with their digests, so that two builds can be compared on different machines. */
type Manifest = { files: FileDigests };

const manifestSchema: z.ZodType<Manifest> = z.object({ files: z.record(z.string(), fileDigestSchema) });

/** Formats a manifest: JSON with one line for each file, sorted by path, so that other tools can compare lines. */
export function formatManifest({ files }: Manifest): string {
  const lines = Object.entries(files)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, digest]) => `    ${JSON.stringify(path)}: ${JSON.stringify(digest)}`);
  return `{\n  "files": {\n${lines.join(',\n')}\n  }\n}\n`;
}

/** Reads a manifest. Throws `ManifestError` when the file is missing or no manifest. */
export async function readManifest(file: string): Promise<Manifest> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (isGone(error)) throw new ManifestError(`There is no manifest ${file}. ${howToWrite}`);
    throw error;
  });
  const manifest = manifestSchema.safeParse(parse(text)).data;
  if (!manifest) throw new ManifestError(`${file} is damaged or no manifest, so changes are unknown. ${howToWrite}`);
  return manifest;
}

const howToWrite = 'Use a file that a build wrote with --manifest. Without one, leave out --changed-since and upload everything.';

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A manifest cannot be read. The message is for people. */
class ManifestError extends Error {
  override readonly name = 'ManifestError';
}

/** The difference between two builds. All lists are sorted. */
export type OutputChanges = {
  /** Paths of files, relative to the output folder. */
  added: string[];
  changed: string[];
  removed: string[];
  /** The addresses at which visitors get something else than before, to purge them from caches. */
  urls: string[];
};

/** Compares the files of two builds. */
export function compareOutputs(before: FileDigests, after: FileDigests, site: AddressSettings): OutputChanges {
  const isIn = (files: FileDigests) => (path: string) => Object.hasOwn(files, path);
  const added = Object.keys(after).filter((path) => !isIn(before)(path));
  const removed = Object.keys(before).filter((path) => !isIn(after)(path));
  const changed = Object.keys(after).filter((path) => isIn(before)(path) && before[path]?.sha256 !== after[path]?.sha256);
  const different = [...added, ...changed, ...removed];
  const all = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  // The headers are part of every response.
  const urls = addressesOf(different.includes(headersFile) ? all : different, new Set(all), site);
  return { added: added.sort(), changed: changed.sort(), removed: removed.sort(), urls };
}

/** Returns the addresses of files, each once and sorted. Not-found pages have none: they answer for every missing URL. */
function addressesOf(files: readonly string[], all: ReadonlySet<string>, site: AddressSettings): string[] {
  const served = files
    .map((file) => (isCompressedCopy(file, all) ? file.slice(0, -'.br'.length) : file))
    .filter((file) => !isPrivateFile(file) && !isNotFoundFile(file));
  return [...new Set(served.map((file) => encodeURI(addressOfFile(file, site))))].sort();
}
