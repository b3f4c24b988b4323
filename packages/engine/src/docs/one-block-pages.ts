import { existsSync, readFileSync } from 'node:fs';
import { copyFile, cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const settingsSchema = z.strictObject({
  site: z.string().default('site.config'),
  media: z.record(z.string(), z.string()).default({}),
});

/** The settings of the guide, from `tests/guide/guide.yaml`. */
type GuideSettings = {
  /** The folder of the site that the examples refer to, absolute. */
  siteDir: string;
  /** A folder whose files replace those of that site in the pictures of blocks. May be missing. */
  overlayDir: string;
  /** Files of that site's `media/`, each with the file of `site.config/media/` that replaces it in pictures. */
  media: Readonly<Record<string, string>>;
};

const folder = join('tests', 'guide');

/**
 * Reads `tests/guide/guide.yaml` of the project in `root`. Without one, examples refer to `site.config`.
 * Throws an `Error` when the file is invalid.
 */
export function readGuideSettings(root: string): GuideSettings {
  const path = join(folder, 'guide.yaml');
  const file = join(root, path);
  const result = settingsSchema.safeParse(existsSync(file) ? parse(readFileSync(file, 'utf8')) : {});
  if (!result.success) throw new Error(`${path} is invalid:\n${z.prettifyError(result.error)}`);
  const { site, media } = result.data;
  return { siteDir: join(root, site), overlayDir: join(root, folder, 'site'), media };
}

/** The path of the page that shows one block type. */
export const blockPagePath = (type: string): string => `/blocks/${type}`;

/** Copies the site of the guide's examples to `siteDir`, with the files that replace others there. */
export async function copyGuideSite(root: string, siteDir: string): Promise<void> {
  const guide = readGuideSettings(root);
  await cp(guide.siteDir, siteDir, { recursive: true });
  if (existsSync(guide.overlayDir)) await cp(guide.overlayDir, siteDir, { recursive: true });
  await replaceMedia(join(root, 'site.config', 'media'), join(siteDir, 'media'), guide.media);
}

/** Copies the site of the guide's examples to `siteDir`, and adds a page for each block type with its full example. */
export async function writeOneBlockPages(root: string, siteDir: string, types: readonly string[]): Promise<void> {
  await copyGuideSite(root, siteDir);
  const folder = join(siteDir, 'pages', 'blocks');
  await mkdir(folder, { recursive: true });
  for (const type of types) {
    const block = await readFile(join(root, 'tests', 'blocks', type, 'full.yaml'), 'utf8');
    await writeFile(
      join(folder, `${type}.yaml`),
      pageWithBlock(blockPagePath(type), `The block ${type}`, block.replace(/^hidden: true$/m, 'hidden: false')),
    );
  }
}

/** Returns the YAML of a page with one block. */
export const pageWithBlock = (path: string, title: string, block: string): string =>
  `path: ${path}
title: "${title}"
description: "A page with one block of a type, for a picture in the guide or to be looked at in the preview (${path})."
blocks:
  - ${block.trimEnd().replaceAll('\n', '\n    ')}
`;

/**
 * Replaces files of a site's `media/` by other files, converting them to the format of the file name. `replacements`
 * has paths relative to the two media folders. Throws an `Error` when a file to copy is missing.
 */
async function replaceMedia(from: string, to: string, replacements: Readonly<Record<string, string>>): Promise<void> {
  // On demand, as in `savePicture`.
  const { default: sharp } = await import('sharp');
  for (const [name, replacement] of Object.entries(replacements)) {
    const source = join(from, replacement);
    const target = join(to, name);
    if (!existsSync(source)) throw new Error(`tests/guide/guide.yaml: there is no file ${source}.`);
    if (extname(source) === extname(target)) await copyFile(source, target);
    else await sharp(source).toFile(target);
  }
}
