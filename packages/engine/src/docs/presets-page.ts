import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Preset, presetOf } from '../content/presets.ts';
import { readSources } from '../content/references/site-sources.ts';
import type { ContentSchemas } from '../schema/content-schemas.ts';
import { document, plain, sample } from './markdown.ts';

/** The folder of the site whose presets the guide shows: that of the project. */
export const siteOfPresets = (root: string): string => join(root, 'site.config');

/** Returns the presets of the project's site; empty for a project without one. */
export async function readPresets(root: string, schemas: ContentSchemas): Promise<Preset[]> {
  const siteDir = siteOfPresets(root);
  return existsSync(join(siteDir, 'presets')) ? (await readSources(siteDir, schemas)).presets.map(presetOf) : [];
}

/** The path of a preset's picture, from the folder of the guide. */
export const presetPicture = (name: string): string => `presets/${name}.webp`;

/** Returns `docs/authors/presets.md`: every preset with its description, its blocks and a picture. */
export function presetsPage(presets: readonly Preset[]): string {
  return document(
    '# Presets',
    'A preset is a finished page with sample texts. A new page starts as a copy of it, and you write your own texts over the samples:',
    sample('sh', 'npm run new -- page /your-path --preset NAME'),
    'Without `--preset`, the command lists the presets and asks for one. `npm run new -- page --list` only lists them.',
    presets.map(({ name, description }) => `- [${name}](#${name})${description && `: ${plain(description)}`}`).join('\n'),
    'Each is a file in `site.config/presets/`. To add one, put a page there; the first line of the file, a comment, describes it. Presets are checked like pages and never published.',
    ...presets.flatMap(({ name, description, blockTypes }) => [
      `## ${name}`,
      plain(description),
      `Blocks: ${blockTypes.map((type) => `[${type}](blocks.md#${type})`).join(', ')}.`,
      `![A page from the preset ${name}](${presetPicture(name)})`,
    ]),
  );
}
