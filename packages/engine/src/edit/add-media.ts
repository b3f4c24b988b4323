import { lstatSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { freeMediaPath, isDownloadPath, type MediaFault, type Site, UnusableMediaError } from '@pagewright/core';
import type { AddedMedia } from '../editor-schema/controls.ts';
import { addFile } from '../files/add-file.ts';
import { readBounded } from '../files/read-bounded.ts';
import type { SitePlace } from '../files/site-lock.ts';
import { endingInstead, kindOf } from '../media/media-kind.ts';
import { maxMediaBytes, mediaFactsOf, tooManyBytes } from '../media/read-media-facts.ts';

/** A file that somebody adds to `media/`. */
export type NewMedia = {
  /** The name that it has on the computer of the author. */
  name: string;
  /** The path of a file that it should lie beside, such as `/media/people/asha.jpg`. Without one, it lies in `media/`. */
  beside?: string | undefined;
  /** The endings of which it must have one, such as `.png`. None for any. */
  endings?: readonly string[] | undefined;
  content: AsyncIterable<Uint8Array>;
};

/** Adds a file to `media/` under a name that no other file has, when `check` accepts it. */
export async function addMedia(
  place: SitePlace,
  { files }: Site['named'],
  { name, beside, endings = [], content }: NewMedia,
): Promise<AddedMedia> {
  const { siteDir } = place;
  try {
    const bytes = await readContent(name, content);
    const known = files.media.find(({ path }) => `/${path}` === beside);
    const folder = known ? dirname(known.path) : 'media';
    const wanted = `${folder}/${nameFor(name, bytes)}`;
    const path = freePath(wanted, []);
    if (path === undefined || !isOffered(path)) throw new UnusableMediaError(notOffered(name));
    const warning = mediaFactsOf(join(siteDir, path), bytes).hasPlace ? { message: withPlace(path), hint: placeHint } : {};
    if (endings.length > 0 && !endings.includes(extname(path))) throw new UnusableMediaError(ofOtherKind(name, extname(path), endings));
    const same = sameFile(files.media, extname(path), bytes);
    if (same !== undefined) return { outcome: 'known', path: `/${same}`, ...warning };
    const chooseName = (taken: readonly string[]): string => basename(freePath(wanted, taken) ?? path);
    const added = await addFile(join(siteDir, dirname(path)), { bytes, chooseName }, place);
    return { outcome: 'added', path: `/${dirname(path)}/${added}`, ...warning };
  } catch (error) {
    if (!(error instanceof UnusableMediaError)) throw error;
    return { outcome: 'refused', message: error.fault.message, hint: error.fault.hint };
  }
}

/** Returns a path that is free in a folder with these names. A disk may hold "X.png" and "x.png" for one name. */
const freePath = (path: string, taken: readonly string[]): string | undefined =>
  freeMediaPath(path, new Set(taken.map((name) => `${dirname(path)}/${name}`.toLowerCase())));

/** What is said about a photo or film that says where it was taken. */
const withPlace = (path: string): string => `/${path} says where it was taken.`;
const placeHint = 'Pictures on pages are written anew without that. Whoever plays or downloads the file itself gets it.';

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
const isOffered = (path: string): boolean => isDownloadPath(`/${path}`) || /\.(?:webm|vtt|woff2)$/.test(path);

const notOffered = (name: string): MediaFault => ({
  code: 'unsupported-media',
  message: `${name} is no file that a page can show or offer.`,
  hint: 'Choose a picture (.jpg, .png, .webp, .avif, .svg), a video (.mp4), a font (.woff2) or a document such as .pdf.',
});

/** Its ending may be that of its content, and not the one that it was given. */
const ofOtherKind = (name: string, ending: string, endings: readonly string[]): MediaFault => ({
  code: 'wrong-extension',
  message: `${name} is a ${ending} file, and this field takes others.`,
  hint: `Export it again. This field takes: ${endings.join(', ')}.`,
});

/** Returns the path of the file that has this content and an ending. */
function sameFile(media: Site['named']['files']['media'], ending: string, content: Buffer): string | undefined {
  for (const { path, absolute } of media) {
    if (extname(path) === ending && hasContent(absolute, content)) return path;
  }
  return undefined;
}

function hasContent(absolute: string, content: Buffer): boolean {
  try {
    return lstatSync(absolute).size === content.length && content.equals(readBounded(absolute, content.length));
  } catch {
    return false;
  }
}
