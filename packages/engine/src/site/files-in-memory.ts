import type { Host, OtherFiles } from '@pagewright/core';
import { nodeHost } from './node-host.ts';

/** The texts of files by their absolute paths. Undefined for a file that is deleted. */
export type Texts = ReadonlyMap<string, string | undefined>;

/** Returns the files of a site with other texts, for a fork of it. */
export function filesWith(texts: Texts, host = nodeHost): OtherFiles {
  const all = new Map([...texts].map(([absolute, text]) => [absolute.replaceAll('\\', '/'), text]));
  return { host: withFilesInMemory(host, all), changed: new Set(all.keys()) };
}

/**
 * Returns a host whose folders also have files that are in memory: the text of each by its absolute path. One on disk is hidden by it.
 * An undefined text hides a file as if it were deleted.
 */
export function withFilesInMemory(host: Host, texts: Texts): Host {
  const { files } = host;
  const textOf = (absolute: string): string | undefined => {
    const text = texts.get(absolute);
    if (text === undefined && texts.has(absolute)) throw Object.assign(new Error(`${absolute} is deleted.`), { code: 'ENOENT' });
    return text;
  };
  return {
    ...host,
    files: {
      ...files,
      exists: (absolute) => (texts.has(absolute) ? texts.get(absolute) !== undefined : files.exists(absolute)),
      list: async (folder) => {
        const found = await files.list(folder);
        const added = [...texts.keys()].filter((absolute) => absolute.startsWith(`${folder}/`));
        const all = [...new Set([...found.files, ...added])];
        return { ...found, files: all.filter((absolute) => !texts.has(absolute) || texts.get(absolute) !== undefined) };
      },
      read: (absolute, maxBytes) => textOf(absolute) ?? files.read(absolute, maxBytes),
      describe: (absolute) => sizeOf(textOf(absolute)) ?? files.describe(absolute),
      stamp: (absolute) => {
        const text = textOf(absolute);
        return text === undefined ? files.stamp(absolute) : { stamp: host.hash(text), isReliable: true };
      },
    },
  };
}

const sizeOf = (text: string | undefined): { bytes: number } | undefined =>
  text === undefined ? undefined : { bytes: Buffer.byteLength(text) };
