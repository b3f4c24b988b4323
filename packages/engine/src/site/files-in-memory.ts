import type { Host } from '@pagewright/core';

/**
 * Returns a host whose folders also have files that are in memory: the text of each by its absolute path. One on disk is hidden by it.
 * An undefined text hides a file as if it were deleted.
 */
export function withFilesInMemory(host: Host, texts: ReadonlyMap<string, string | undefined>): Host {
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
