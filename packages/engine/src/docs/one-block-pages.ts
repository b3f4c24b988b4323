import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readGuideSettings } from './guide-settings.ts';
import { replaceMedia } from './replace-media.ts';

/** The path of the page that shows one block type. */
export const blockPagePath = (type: string): string => `/blocks/${type}`;

/** Copies the site of the guide's examples to `siteDir`, and adds a page for each block type with its full example. */
export async function writeOneBlockPages(root: string, siteDir: string, types: readonly string[]): Promise<void> {
  const guide = readGuideSettings(root);
  await cp(guide.siteDir, siteDir, { recursive: true });
  if (existsSync(guide.overlayDir)) await cp(guide.overlayDir, siteDir, { recursive: true });
  await replaceMedia(join(root, 'site.config', 'media'), join(siteDir, 'media'), guide.media);
  const folder = join(siteDir, 'pages', 'blocks');
  await mkdir(folder, { recursive: true });
  for (const type of types) {
    const block = await readFile(join(root, 'tests', 'blocks', type, 'full.yaml'), 'utf8');
    await writeFile(join(folder, `${type}.yaml`), pageWith(type, block.replace(/^hidden: true$/m, 'hidden: false')));
  }
}

const pageWith = (type: string, block: string): string =>
  `path: ${blockPagePath(type)}
title: The block ${type}
description: A page with one block, from which the picture for the guide is taken (${type}).
blocks:
  - ${block.trimEnd().replaceAll('\n', '\n    ')}
`;
