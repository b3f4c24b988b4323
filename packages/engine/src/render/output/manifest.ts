import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { isGone } from '../../files/retry-if-changed.ts';
import { type FileDigests, fileDigestSchema } from './file-digests.ts';

/** The files of a built site with their digests, so that two builds can be compared on different machines. */
export type Manifest = { files: FileDigests };

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
export class ManifestError extends Error {
  override readonly name = 'ManifestError';
}
