import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  count,
  createPageSettings,
  fileAddress,
  isCompressedCopy,
  type MediaFacts,
  mediaPath,
  type PublishedFile,
  publishedFiles,
  resolvePicture,
  type SiteModel,
  settingsIn,
} from '@pagewright/core';
import { compressAsset, withCompressed } from '../files/compress.ts';
import { fileStamp } from '../files/file-stamp.ts';
import { siteIcons } from '../icons/site-icons.ts';
import { ensureAllEncoded, ensureEncoded } from '../media/encodings.ts';
import { renderSocialPictures } from '../social-pictures/render-social-pictures.ts';
import { type SocialPicture, socialPictureOf } from '../social-pictures/social-picture.ts';
import type { BuildOptions, RenderableSite } from './build-input.ts';
import type { OutputFolder } from './output/output-folder.ts';

/** Counts the images as `check` does, and the other files. */
export function describeMedia(files: readonly MediaFacts[]): string {
  const images = files.filter(({ size }) => size !== undefined).length;
  return `${count(images, 'image')}, ${count(files.length - images, 'other media file')}`;
}

/** Publishes the media files. `onEncoded` is called while pictures are encoded. */
export async function publishMedia(
  { mediaFiles }: RenderableSite,
  output: OutputFolder,
  { siteDir, compress, onEncoded }: Pick<BuildOptions, 'siteDir' | 'compress'> & { onEncoded: (done: number, all: number) => void },
): Promise<void> {
  const media = join(siteDir, 'media');
  await mkdir(join(output.staging, 'media'), { recursive: true });
  const all = mediaFiles.flatMap(publishedFiles).map((file) => ({ ...file, path: `media/${file.name}` }));
  // SVG is text; other media are compressed already. By path: two files with the same name and content are published as one.
  const svgs = new Map(all.flatMap((file) => (isSvg(file) ? [[file.path, { key: file.name, source: file.copyOf, path: file.path }]] : [])));
  const missing = all.filter((file) => !isSvg(file) && !output.isUpToDate(file.name, [file.path]));
  // They start now, several at once; the loop waits for each.
  const encodings = missing.flatMap((file) => ('encoding' in file ? [file.encoding] : []));
  ensureAllEncoded(media, encodings, onEncoded);
  for (const file of missing) {
    await copyFile('copyOf' in file ? file.copyOf : await ensureEncoded(media, file.encoding), join(output.staging, file.path));
    output.record(file.name, [file.path]);
  }
  await publishTexts([...svgs.values()], compress, output);
}

const isSvg = (file: PublishedFile): file is Extract<PublishedFile, { copyOf: string }> => 'copyOf' in file && file.name.endsWith('.svg');

export async function publishAssets(output: OutputFolder, { client, fingerprint, compress }: BuildOptions): Promise<void> {
  await mkdir(join(output.staging, 'assets'), { recursive: true });
  const folder = await client.folder;
  const names = new Set(await readdir(join(folder, 'assets')));
  const publish = async (path: string): Promise<void> => {
    const paths = compress ? withCompressed(path) : [path];
    if (output.isUpToDate(fingerprint, paths)) return;
    await Promise.all(paths.map((one) => copyFile(join(folder, one), join(output.staging, one))));
    output.record(fingerprint, paths);
  };
  await Promise.all([...names].filter((name) => !isCompressedCopy(name, names)).map((name) => publish(`assets/${name}`)));
}

/** Publishes the files that the stylesheet refers to, by their names, which have a hash of the content. */
export async function publishFilesOfStylesheet(named: ReadonlyMap<string, string>, output: OutputFolder): Promise<void> {
  if (named.size > 0) await mkdir(join(output.staging, 'assets'), { recursive: true });
  for (const [name, file] of named) {
    const path = `assets/${name}`;
    if (output.isUpToDate(name, [path])) continue;
    await copyFile(file, join(output.staging, path));
    output.record(name, [path]);
  }
}

/** A file to copy: its cache key, its source path, and its path in the output folder. */
type TextFile = { key: string; source: string; path: string };

/** Publishes text files, with `compress` also compressed as brotli and gzip. */
async function publishTexts(texts: readonly TextFile[], compress: boolean, output: OutputFolder): Promise<void> {
  const publish = async ({ key, source, path }: TextFile): Promise<void> => {
    const paths = compress ? withCompressed(path) : [path];
    if (output.isUpToDate(key, paths)) return;
    const file = join(output.staging, path);
    await copyFile(source, file);
    if (compress) await compressAsset(file);
    output.record(key, paths);
  };
  await Promise.all(texts.map(publish));
}

/**
 * Copies the files in `root/` as they are. Files of the same names that builds write otherwise are left out afterwards. A preview has a
 * `robots.txt` of its own, because a rule for the published site could hide the noindex of a page.
 */
export async function publishRootFiles(
  { rootFiles, settings }: Pick<RenderableSite, 'rootFiles' | 'settings'>,
  output: OutputFolder,
): Promise<void> {
  for (const { name, absolute } of rootFiles) {
    if (settings.isPreview && name === 'robots.txt') continue;
    const key = `root ${absolute} ${fileStamp(absolute)}`;
    if (output.isUpToDate(key, [name])) continue;
    await mkdir(join(output.staging, dirname(name)), { recursive: true });
    await copyFile(absolute, join(output.staging, name));
    output.record(key, [name]);
  }
}

/** Makes the pictures for link previews. Pages that show the same share one. */
export async function publishSocialPictures(
  { settings, pages, mediaFiles }: RenderableSite,
  output: OutputFolder,
  { code: { theme }, root, fingerprint }: BuildOptions,
): Promise<void> {
  const settingsOf = createPageSettings<SiteModel>();
  const pictures = new Map<string, SocialPicture>();
  for (const page of pages) {
    const picture = socialPictureOf(page, settingsOf(settingsIn(settings, page.language), page), theme);
    if (picture) pictures.set(picture.path.slice(1), picture);
  }
  const missing = [...pictures].filter(([path]) => !output.isUpToDate(fingerprint, [path]));
  const sources = new Map(mediaFiles.map(({ publishedName, absolute }) => [fileAddress(mediaPath(publishedName), settings), absolute]));
  await renderSocialPictures(
    missing.map(([, picture]) => picture),
    ({ path }) => join(output.staging, path),
    {
      cache: join(root, '.cache', 'social-pictures'),
      fileOf: (path) => {
        const file = sources.get(path);
        if (file === undefined) throw new Error(`${path} is not among the published media. This is a bug in Pagewright.`);
        return file;
      },
    },
  );
  for (const [path] of missing) output.record(fingerprint, [path]);
}

/** Publishes the icons that are made from the favicon, except those that `root/` has. */
export async function publishIcons(
  { settings, mediaFiles }: RenderableSite,
  output: OutputFolder,
  { code, root }: BuildOptions,
): Promise<void> {
  const sources = new Map(mediaFiles.map((facts) => [resolvePicture(facts, (path) => path).src, facts.absolute]));
  const fileOf = async (path: string): Promise<string> => {
    const source = sources.get(path);
    if (source === undefined) throw new Error(`${path} is not among the published media. This is a bug in Pagewright.`);
    return source;
  };
  for (const { path, file, key } of await siteIcons({ settings, code, root, fileOf })) {
    if (output.has(path) || output.isUpToDate(key, [path])) continue;
    await copyFile(file, join(output.staging, path));
    output.record(key, [path]);
  }
}
