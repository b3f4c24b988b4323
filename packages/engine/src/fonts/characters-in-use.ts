import { readFile } from 'node:fs/promises';
import { parseDocument, visit } from 'yaml';
import { walkFolder } from '../files/walk-folder.ts';

/** Control characters, which no font has a glyph for. */
const controls = /\p{Cc}/gu;

/** Every character in the values of a site's YAML files, each once. A file with a syntax error counts as far as it can be read. */
export async function charactersInUse(siteDir: string): Promise<string> {
  const { files } = await walkFolder(siteDir);
  const characters = new Set<string>();
  for (const file of files.filter((path) => path.endsWith('.yaml'))) {
    visit(parseDocument(await readFile(file, 'utf8')), {
      Scalar: (key, { value }) => {
        if (key !== 'key' && typeof value === 'string') for (const character of value.replaceAll(controls, '')) characters.add(character);
      },
    });
  }
  return [...characters].sort().join('');
}
