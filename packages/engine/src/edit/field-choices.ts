import { readFile, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  isDownloadPath,
  isGenerated,
  isGone,
  isMediaPath,
  type MediaFacts,
  planOf,
  rolesOf,
  rootPaths,
  type Site,
  UnusableMediaError,
} from '@pagewright/core';
import { collectTargets } from '../editor-schema/collect-targets.ts';
import type { AddedMedia, IconChoice, LinkChoices, MediaChoice, RecordChoice } from '../editor-schema/controls.ts';
import { mediaKindOf } from '../editor-schema/name-lists.ts';
import { isInside } from '../files/is-inside.ts';
import { writeWhole } from '../files/write-whole.ts';
import { findIcons } from '../icons/find-icons.ts';
import { readMediaFacts } from '../media/read-media-facts.ts';
import { addMedia, type NewMedia } from './add-media.ts';
import { reasonOf } from './reason-of-error.ts';

type Parts = { root: string; siteDir: string; readSite: () => Site | undefined };

/** In pixels: the longest side of a picture in the library, for screens with two device pixels each. */
const thumbnailSize = 320;

/** What the fields of a site can be set to: its media files, icons, link targets and records. */
export class FieldChoices {
  constructor(private readonly parts: Parts) {}

  /** Returns the files in `media/`, each with the pages that use it. */
  async media(): Promise<MediaChoice[]> {
    const site = this.parts.readSite();
    if (!site) return [];
    const uses = site.pages.map((page) => ({ title: page.page.name, used: site.usesOf(page) }));
    const inSettings = new Set(site.collectMedia().map(({ absolute }) => absolute));
    const files = await Promise.all(
      site.named.files.media.map(async ({ path, absolute }) => {
        const pages = uses.flatMap(({ title, used }) => (used.has(`media:/${path}`) ? [title] : []));
        const bytes = (await stat(absolute).catch(() => undefined))?.size;
        const choice = { path: `/${path}`, kind: mediaKindOf(path), bytes: bytes ?? 0, pages: [...new Set(pages)] };
        return bytes === undefined ? [] : [{ ...choice, isInSettings: pages.length === 0 && inSettings.has(absolute) }];
      }),
    );
    return files.flat();
  }

  /** Returns a small WebP of a picture in `media/`. Undefined for a file that is none, or that pages cannot show. */
  async thumbnail(path: string): Promise<Buffer | undefined> {
    if (!isMediaPath(path) || mediaKindOf(path) !== 'picture') return undefined;
    const file = join(this.parts.siteDir, path);
    try {
      if (!isInside(await realpath(file), await realpath(this.parts.siteDir))) return undefined;
      const facts = readMediaFacts(file);
      const cached = join(this.parts.root, '.cache', 'thumbnails', `${facts.publishedName}.webp`);
      return await readFile(cached).catch(() => makeThumbnail(facts, cached));
    } catch (error) {
      // No file has a name that is too long.
      if (error instanceof UnusableMediaError || isGone(error) || reasonOf(error)?.kind === 'said') return undefined;
      throw error;
    }
  }

  /** Adds a file to `media/`. */
  async addMedia(file: NewMedia): Promise<AddedMedia> {
    const site = this.parts.readSite();
    if (!site) throw new Error('The site cannot be read at the moment.');
    return addMedia(this.parts, site.named, file);
  }

  /** Returns the icons whose name or subject has all words, the best first. */
  icons(words: string): IconChoice[] {
    return findIcons(words);
  }

  /** Returns what links can lead to within the site. */
  links(): LinkChoices {
    const site = this.parts.readSite();
    if (!site) return { pages: [], files: [] };
    const anchorsOf = new Map(collectTargets(site, site.schemas).pages.map(({ path, anchors }) => [path, anchors]));
    return {
      pages: site.pages.flatMap(({ page }) =>
        page.fields
          ? [{ path: page.fields.path, title: page.name, isGenerated: isGenerated(page), anchors: anchorsOf.get(page.fields.path) ?? [] }]
          : [],
      ),
      files: [...site.named.files.media.map(({ path }) => `/${path}`).filter(isDownloadPath), ...rootPaths(site.named.files.root)],
    };
  }

  /** Returns the records of a collection, each with its title. */
  records(collection: string): RecordChoice[] {
    const site = this.parts.readSite();
    if (!site?.schemas.isCollection(collection)) return [];
    const { records } = site.named;
    const { title = 'id' } = rolesOf(planOf(site.schemas.recordSchema(collection)), site.schemas.types[collection]?.roles);
    return records.ids(collection).map((id) => {
      const { [title]: text, id: written = id } = Object(records.raw(collection, id));
      return { id: written, title: typeof text === 'string' ? text : String(id) };
    });
  }
}

async function makeThumbnail({ absolute, isBitmap, size }: MediaFacts, target: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  // A drawing is as sharp as its dots per inch say: 72 are those of its own size.
  const density = isBitmap ? 72 : Math.min(72 * (thumbnailSize / Math.max(size?.width ?? 0, size?.height ?? 0, 1)), 2400);
  const fitting = { width: thumbnailSize, height: thumbnailSize, fit: 'inside', withoutEnlargement: true } as const;
  const bytes = await sharp(absolute, { density }).rotate().resize(fitting).webp({ quality: 72 }).toBuffer();
  await writeWhole(target, bytes);
  return bytes;
}
