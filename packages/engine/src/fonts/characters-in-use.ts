import { readFile } from 'node:fs/promises';
import { parseDocument, visit } from 'yaml';
import { walkFolder } from '../files/walk-folder.ts';

/** Control characters. No font has glyphs for them. */
const controls = /\p{Cc}/gu;

/** Returns the distinct characters in the values of a site's YAML files, sorted. Reads a file with a syntax error as far as possible. */
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
