import type { Host, OtherFiles } from '@pagewright/core';
import { nodeHost } from './node-host.ts';

/** The texts of files by their absolute paths. Undefined for a file that is deleted. */
export type Texts = ReadonlyMap<string, string | undefined>;

/** What is at a path instead of a file on disk: a text, a file that is elsewhere, or nothing. */
export type OtherFile = string | { at: string } | undefined;

/** Returns the files of a site with others, for a fork of it. */
export function filesWith(others: ReadonlyMap<string, OtherFile>): OtherFiles {
  const all = new Map([...others].map(([absolute, other]) => [absolute.replaceAll('\\', '/'), other]));
  return { host: withOtherFiles(all), changed: new Set(all.keys()) };
}

/** Returns a host whose folders have other files, too. One at the same path on disk is hidden. */
export function withOtherFiles(others: ReadonlyMap<string, OtherFile>): Host {
  const { files, media } = nodeHost;
  const textOf = (absolute: string): string | undefined => {
    const other = others.get(absolute);
    return typeof other === 'string' ? other : undefined;
  };
  const placeOf = (absolute: string): string => {
    const other = others.get(absolute);
    if (typeof other === 'object') return other.at;
    if (others.has(absolute)) throw Object.assign(new Error(`${absolute} is deleted.`), { code: 'ENOENT' });
    return absolute;
  };
  return {
    ...nodeHost,
    files: {
      ...files,
      exists: (absolute) => (others.has(absolute) ? others.get(absolute) !== undefined : files.exists(absolute)),
      list: async (folder) => {
        const found = await files.list(folder);
        const added = [...others.keys()].filter((absolute) => absolute.startsWith(`${folder}/`));
        const all = [...new Set([...found.files, ...added])];
        return { ...found, files: all.filter((absolute) => !others.has(absolute) || others.get(absolute) !== undefined) };
      },
      read: (absolute, maxBytes) => textOf(absolute) ?? files.read(placeOf(absolute), maxBytes),
      describe: (absolute) => sizeOf(textOf(absolute)) ?? files.describe(placeOf(absolute)),
      stamp: (absolute) => {
        const text = textOf(absolute);
        return text === undefined ? files.stamp(placeOf(absolute)) : { stamp: nodeHost.hash(text), isReliable: true };
      },
    },
    media: {
      stamp: (absolute) => media.stamp(placeOf(absolute)),
      facts: (absolute) => media.facts(placeOf(absolute)),
      hasPlace: (absolute) => media.hasPlace(placeOf(absolute)),
      drawing: (absolute) => media.drawing(placeOf(absolute)),
      fontCharacters: (absolute) => media.fontCharacters(placeOf(absolute)),
    },
  };
}

const sizeOf = (text: string | undefined): { bytes: number } | undefined =>
  text === undefined ? undefined : { bytes: Buffer.byteLength(text) };
