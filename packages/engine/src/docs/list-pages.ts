import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { allRules, type ContentSchemas, type Preset, presetOf, readSources } from '@pagewright/core';
import { nodeHost } from '../site/node-host.ts';
import { document, plain, sample } from './markdown.ts';

/** The folder of the site whose presets the guide shows: that of the project. */
export const siteOfPresets = (root: string): string => join(root, 'site.config');

/** Returns the presets of the project's site; empty for a project without one. */
export async function readPresets(root: string, schemas: ContentSchemas): Promise<Preset[]> {
  const siteDir = siteOfPresets(root);
  return existsSync(siteDir) ? (await readSources(nodeHost, siteDir, schemas)).presets.map(presetOf) : [];
}

/** The path of a preset's picture, from the folder of the guide. */
export const presetPicture = (name: string): string => `presets/${name}.webp`;

/** Returns `docs/authors/presets.md`: every preset with its description, its blocks and a picture. */
export function presetsPage(root: string, presets: readonly Preset[]): string {
  return document(
    '# Presets',
    'A preset is a finished page with sample texts. A new page starts as a copy of it, and you write your own texts over the samples:',
    sample('sh', 'npm run new -- page /your-path --preset NAME'),
    'Without `--preset`, the command lists the presets and asks for one. `npm run new -- page --list` only lists them.',
    presets.map(({ name, description }) => `- [${name}](#${name})${description && `: ${plain(description)}`}`).join('\n'),
    'Each is a file in `site.config/presets/`, or comes with an add-on. To add one, put a page there; the first line of the file, a comment, describes it. Presets are checked like pages and never published.',
    ...presets.flatMap(({ name, description, blockTypes }) => [
      `## ${name}`,
      plain(description),
      `Blocks: ${blockTypes.map((type) => `[${type}](blocks.md#${type})`).join(', ')}.`,
      existsSync(join(root, 'docs', 'authors', presetPicture(name))) ? `![A page from the preset ${name}](${presetPicture(name)})` : '',
    ]),
  );
}

/** Returns `docs/authors/problems.md`: every code with a wrong and a right example. */
export function problemsPage(): string {
  return document(
    '# Problems',
    'All problems that `npm run check`, the live preview and a build can report, by code. An **error** stops a build, a **warning** does not. `npm run explain -- CODE` shows the same in the terminal. The examples use the block types and collections of an example site, such as `hero`; your site has its own.',
    allRules.map(({ code, summary }) => `- [${code}](#${code}): ${plain(summary)}`).join('\n'),
    ...allRules.flatMap(section),
  );
}

function section({ code, severity, fixable, summary, why, where, wrong, right }: (typeof allRules)[number]): string[] {
  const fence = where === 'file' ? 'text' : 'yaml';
  const fix = fixable ? ' `npm run check -- --fix` fixes it where that is safe.' : '';
  return [
    `## ${code}`,
    `**${severity}** · ${plain(summary)} ${plain(why)}${fix}`,
    'Wrong:',
    sample(fence, wrong),
    'Right:',
    sample(fence, right),
  ];
}
