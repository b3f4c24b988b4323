import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { createServer, listen } from 'pagewright-mail';
import { withChromium } from '../chromium/with-chromium.ts';

/** What the pictures of the guide need from a command. */
export type PictureTools = {
  root: string;
  /** Builds a site. Resolves to false when it has errors. */
  build: (siteDir: string, outDir: string) => Promise<boolean>;
  /** Called with the path of each picture in the project. */
  onRendered: (path: string) => void;
};

/** A picture of a page: the path of the page, and that of the file in the project. */
type PagePicture = { page: string; file: string };

type Photos = {
  /** Writes the site into a folder. */
  writeSite: (siteDir: string) => Promise<void>;
  /** The message for a site that does not build. */
  failure: string;
  pictures: readonly PagePicture[];
  size: PictureSize;
  /** Returns a PNG of the page that is open. */
  photograph: (page: Page) => Promise<Buffer>;
};

/**
 * Builds a site in a temporary folder and saves a picture of some of its pages, in a window 1280 pixels wide with reduced
 * motion. Throws an `Error` when the site does not build, and `NoChromiumError` without Chromium.
 */
export async function photographSite({ root, build, onRendered }: PictureTools, photos: Photos): Promise<void> {
  const { writeSite, failure, pictures, size, photograph } = photos;
  if (pictures.length === 0) return;
  const folder = await mkdtemp(join(tmpdir(), 'guide-pictures-'));
  const siteDir = join(folder, 'site');
  const outDir = join(folder, 'out');
  try {
    await writeSite(siteDir);
    if (!(await build(siteDir, outDir))) throw new Error(failure);
    const server = await listen(createServer(outDir), 0);
    await withChromium(async (browser) => {
      const page = await browser.newPage();
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const picture of pictures) {
        const file = join(root, picture.file);
        await mkdir(dirname(file), { recursive: true });
        await page.goto(server.address + picture.page);
        await savePicture(await photograph(page), file, size);
        onRendered(picture.file);
      }
    });
    await server.close(0);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Waits until all pictures of a page are there, also those that the browser would load later. */
export async function loadImages(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const image of document.images) image.loading = 'eager';
    // A broken picture is not decoded; the check of the site reports it.
    await Promise.allSettled([...document.images].map((image) => image.decode()));
  });
}

/** Maximum size of a picture of the guide, in bytes. */
export const maxBytes = 40_000;

/** WebP qualities to try, best first. */
const qualities = [80, 65, 50, 35, 20];

/** The width of a picture in pixels, and the height to which it is cropped. */
type PictureSize = { width: number; maxHeight: number };

/** Saves a picture of the guide in the best quality that fits into `maxBytes`. */
async function savePicture(png: Buffer, file: string, { width, maxHeight }: PictureSize): Promise<void> {
  // On demand: the live preview loads this module, and the encoder takes a tenth of its start.
  const { default: sharp } = await import('sharp');
  const resized = await sharp(png).resize({ width }).toBuffer({ resolveWithObject: true });
  const height = Math.min(maxHeight, resized.info.height);
  const picture = sharp(resized.data).extract({ left: 0, top: 0, width: resized.info.width, height });
  for (const quality of qualities) {
    const bytes = await picture.clone().webp({ quality, effort: 6 }).toBuffer();
    if (bytes.length <= maxBytes) return writeFile(file, bytes);
  }
  throw new Error(`${file} would be larger than ${maxBytes} bytes.`);
}
