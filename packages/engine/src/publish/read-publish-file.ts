import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { readConfigFile, type Way, waysSchema } from '@pagewright/core';
import { displayPath } from '../files/display-path.ts';
import { detailOf, PublishError } from './publish-failure.ts';

/** Reads the ways in a file, the usual one first. Paths are relative to the folder of the file. Undefined without a file. Throws a `PublishError` with each mistake. */
export function readPublishFile(file: string): Way[] | undefined {
  if (!existsSync(file)) return undefined;
  try {
    const ways = readConfigFile({ file: displayPath(file), text: readFileSync(file, 'utf8'), schema: waysSchema });
    const at = (path: string): string => resolve(dirname(file), path);
    return ways.map((way) => {
      if (way.to === 'folder') return { ...way, folder: at(way.folder) };
      return way.to === 'ssh' && way.config !== undefined ? { ...way, config: at(way.config) } : way;
    });
  } catch (error) {
    throw new PublishError({ why: 'settings', detail: detailOf(error) });
  }
}
