import type { Host } from '@pagewright/core';

/** Returns a host whose folders also have files that are elsewhere on disk: where each is, by its absolute path. One at that path is hidden by it. */
export function withFilesElsewhere(host: Host, places: ReadonlyMap<string, string>): Host {
  const { files, media } = host;
  const placeOf = (absolute: string): string => places.get(absolute) ?? absolute;
  return {
    ...host,
    files: {
      ...files,
      exists: (absolute) => files.exists(placeOf(absolute)),
      list: async (folder) => {
        const found = await files.list(folder);
        const added = [...places.keys()].filter((absolute) => absolute.startsWith(`${folder}/`));
        return { ...found, files: [...new Set([...found.files, ...added])] };
      },
      read: (absolute, maxBytes) => files.read(placeOf(absolute), maxBytes),
      describe: (absolute) => files.describe(placeOf(absolute)),
      stamp: (absolute) => files.stamp(placeOf(absolute)),
    },
    media: {
      stamp: (absolute) => media.stamp(placeOf(absolute)),
      facts: (absolute) => media.facts(placeOf(absolute)),
      drawing: (absolute) => media.drawing(placeOf(absolute)),
      fontCharacters: (absolute) => media.fontCharacters(placeOf(absolute)),
    },
  };
}
