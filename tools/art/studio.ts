import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Where artists find the packages and where they leave their work. */
export interface Studio {
  /** The folder that holds package.json. */
  readonly root: string;
  /** The absolute path of a file below site.config/media. */
  path(name: string): string;
  /** Writes one file below site.config/media and says so. */
  save(name: string, data: string | Uint8Array): Promise<void>;
  /** Says that a file below site.config/media was written by another program. */
  report(name: string, bytes: number): void;
}

export type Artist = (studio: Studio) => Promise<void>;

export function openStudio(root: string): Studio {
  const path = (name: string): string => join(root, 'site.config', 'media', name);
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
