import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Reads packages and writes media files for the functions that make pictures. */
export interface Studio {
  /** The folder that contains package.json. */
  readonly root: string;
  /** The absolute path of a file below the media folder of the site. */
  path(name: string): string;
  /** Writes a file below the media folder of the site and prints its size. */
  save(name: string, data: string | Uint8Array): Promise<void>;
  /** Prints the size of a file below the media folder of the site that another program wrote. */
  report(name: string, bytes: number): void;
}

/** Makes the pictures of one part of the site. */
export type PictureMaker = (studio: Studio) => Promise<void>;

export function openStudio(root: string, site = 'site.config'): Studio {
  const path = (name: string): string => join(root, site, 'media', name);
  const report = (name: string, bytes: number): void => {
    console.log(`${name}  ${(bytes / 1024).toFixed(1)} kB`);
  };
  return {
    root,
    path,
    report,
    async save(name, data) {
      await mkdir(dirname(path(name)), { recursive: true });
      await writeFile(path(name), data);
      report(name, Buffer.byteLength(data));
    },
  };
}
