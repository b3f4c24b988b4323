import { mkdir, open, readFile, realpath, rm, stat } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { freeMediaPath, isDownloadPath, type MediaFault, type Site, UnusableMediaError } from '@pagewright/core';
import type { AddedMedia } from '../editor-schema/controls.ts';
import { isInside } from '../files/is-inside.ts';
import { endingInstead, kindOf } from '../media/media-kind.ts';
import { maxMediaBytes, mediaFactsOf, tooManyBytes } from '../media/read-media-facts.ts';

/** A file that somebody adds to `media/`. */
export type NewMedia = {
  /** The name that it has on the computer of the author. */
  name: string;
  /** The path of a file that it should lie beside, such as `/media/people/asha.jpg`. Without one, it lies in `media/`. */
  beside?: string | undefined;
  content: AsyncIterable<Uint8Array>;
};

/** Adds a file to `media/` under a name that no other file has, when `check` accepts it. */
export async function addMedia(siteDir: string, { files }: Site['named'], { name, beside, content }: NewMedia): Promise<AddedMedia> {
  try {
    const bytes = await readContent(name, content);
    const known = files.media.find(({ path }) => `/${path}` === beside);
    const folder = known ? dirname(known.path) : 'media';
    const path = freeMediaPath(`${folder}/${nameFor(name, bytes)}`, new Set(files.media.map((file) => file.path.toLowerCase())));
    if (path === undefined || !isOffered(path)) throw new UnusableMediaError(notOffered(name));
    mediaFactsOf(join(siteDir, path), bytes);
    const same = await sameFile(files.media, extname(path), bytes);
    if (same !== undefined) return { outcome: 'known', path: `/${same}` };
    await writeNew(siteDir, path, bytes);
    return { outcome: 'added', path: `/${path}` };
  } catch (error) {
    if (!(error instanceof UnusableMediaError)) throw error;
    return { outcome: 'refused', message: error.fault.message, hint: error.fault.hint };
  }
}

/** Reads the whole content. Throws for one that is too large, whose bytes are only counted. */
async function readContent(name: string, content: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of content) {
    bytes += chunk.length;
    if (bytes <= maxMediaBytes) chunks.push(chunk);
  }
  if (bytes > maxMediaBytes) throw tooManyBytes(name, bytes);
  return Buffer.concat(chunks);
}

/** Returns a name with the ending in lowercase, and that of the content where only the ending is wrong. */
function nameFor(name: string, content: Buffer): string {
  const written = extname(name);
  const ending = written.toLowerCase();
  const kind = kindOf(content);
  const right = kind && !kind.endings.includes(ending) ? endingInstead(ending, kind) : undefined;
  return basename(name, written) + (right ?? ending);
}

/** True for a file that some field shows or offers. */
const isOffered = (path: string): boolean => isDownloadPath(`/${path}`) || /\.(?:webm|vtt)$/.test(path);

const notOffered = (name: string): MediaFault => ({
  code: 'unsupported-media',
  message: `${name} is no file that a page can show or offer.`,
  hint: 'Choose a picture (.jpg, .png, .webp, .avif, .svg), a video (.mp4) or a document such as .pdf.',
});

/** Returns the path of the file that has this content and an ending. */
async function sameFile(media: Site['named']['files']['media'], ending: string, content: Buffer): Promise<string | undefined> {
  for (const { path, absolute } of media) {
    if (extname(path) !== ending || (await stat(absolute).catch(() => undefined))?.size !== content.length) continue;
    if (content.equals(await readFile(absolute))) return path;
  }
  return undefined;
}

/** Writes a file that is not there yet. Throws when somebody has created it meanwhile, or when its folder leads out of the site. */
async function writeNew(siteDir: string, path: string, content: Buffer): Promise<void> {
  const folder = join(siteDir, dirname(path));
  await mkdir(folder, { recursive: true });
  if (!isInside(await realpath(folder), await realpath(siteDir)))
    throw new Error(`${dirname(path)} is a link to a folder outside of the site.`);
  const absolute = join(siteDir, path);
  const file = await open(absolute, 'wx');
  try {
    await file.writeFile(content);
    await file.sync();
  } catch (error) {
    await rm(absolute, { force: true });
    throw error;
  } finally {
    await file.close();
  }
}
