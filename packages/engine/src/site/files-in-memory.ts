import type { Host } from '@pagewright/core';

/** Returns a host whose folders also have files that are in memory: the text of each by its absolute path. One on disk is hidden by it. */
export function withFilesInMemory(host: Host, texts: ReadonlyMap<string, string>): Host {
  const { files } = host;
  return {
    ...host,
    files: {
      ...files,
      exists: (absolute) => texts.has(absolute) || files.exists(absolute),
      list: async (folder) => {
        const found = await files.list(folder);
        const added = [...texts.keys()].filter((absolute) => absolute.startsWith(`${folder}/`));
        return { ...found, files: [...new Set([...found.files, ...added])] };
      },
      read: (absolute, maxBytes) => texts.get(absolute) ?? files.read(absolute, maxBytes),
      describe: (absolute) => sizeOf(texts.get(absolute)) ?? files.describe(absolute),
      stamp: (absolute) => {
        const text = texts.get(absolute);
        return text === undefined ? files.stamp(absolute) : { stamp: host.hash(text), isReliable: true };
      },
    },
  };
}

const sizeOf = (text: string | undefined): { bytes: number } | undefined =>
  text === undefined ? undefined : { bytes: Buffer.byteLength(text) };
