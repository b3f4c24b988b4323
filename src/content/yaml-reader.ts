import { readFile, stat } from 'node:fs/promises';
import type { SiteFile } from './find-files.ts';
import { readYaml, type YamlFile } from './yaml-file.ts';

/** Reads YAML files, each once for every state that it is in on disk. */
export type YamlReader = (file: SiteFile) => Promise<YamlFile>;

export function createYamlReader(): YamlReader {
  const known = new Map<string, { stamp: string; file: YamlFile }>();
  return async ({ absolute, shown }) => {
    const { mtimeMs, size } = await stat(absolute);
    const stamp = `${mtimeMs}:${size}`;
    const cached = known.get(absolute);
    if (cached?.stamp === stamp) return cached.file;
    const text = (await readFile(absolute, 'utf8')).replace(/^\uFEFF/, '');
    const file = cached?.file.text === text ? cached.file : readYaml(shown, text);
    known.set(absolute, { stamp, file });
    return file;
  };
}
