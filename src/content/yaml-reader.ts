import { readFileSync } from 'node:fs';
import { fileStamp } from './file-stamp.ts';
import type { SiteFile } from './find-files.ts';
import { readYaml, type YamlFile } from './yaml-file.ts';

/**
 * Reads YAML files, each once for every state that it is in on disk; one that `isAsBefore` is not even looked for once
 * it is known. Throws as node does when a file is gone. Waiting for each of a thousand small files by itself costs
 * several times as much as reading them at once.
 */
export type YamlReader = (file: SiteFile, isAsBefore?: boolean) => YamlFile;

export function createYamlReader(): YamlReader {
  const known = new Map<string, { stamp: string; file: YamlFile }>();
  return ({ absolute, shown }, isAsBefore = false) => {
    const cached = known.get(absolute);
    if (cached && isAsBefore) return cached.file;
    const stamp = fileStamp(absolute);
    if (cached?.stamp === stamp) return cached.file;
    const text = readFileSync(absolute, 'utf8').replace(/^\uFEFF/, '');
    const file = cached?.file.text === text ? cached.file : readYaml(shown, text);
    known.set(absolute, { stamp, file });
    return file;
  };
}
