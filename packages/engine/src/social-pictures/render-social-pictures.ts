import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { memoizeByKey } from '@pagewright/core';
import type { Font } from 'fontkit';
import { cacheKey, removeOldEntries } from '../cache/text-cache.ts';
import { writeWhole } from '../files/write-whole.ts';
import { openFont, openInstance } from '../fonts/open-font.ts';
import { drawSocialPicture } from './draw-social-picture.ts';
import type { SocialFont, SocialPicture } from './social-picture.ts';

/** How many pictures are drawn and encoded at the same time: encoding has threads of its own. */
const atOnce = 4;
/** About 100 MB. */
const keptPictures = 2000;
/** Without a palette, which would save a third of the bytes and change the colours of the brand a little. */
const encoding = { compressionLevel: 9 };

type RenderOptions = {
  /** Returns the file of a address of a published file. */
  fileOf: (path: string) => string;
  /** The folder of finished pictures, by a hash of what they show. */
  cache: string;
};

/** Writes pictures as PNG: `target` names the file of each. A picture that an earlier build has made is copied. */
export async function renderSocialPictures(
  pictures: readonly SocialPicture[],
  target: (picture: SocialPicture) => string,
  { fileOf, cache }: RenderOptions,
): Promise<void> {
  if (pictures.length === 0) return;
  await mkdir(cache, { recursive: true });
  const characters = [...new Set(pictures.flatMap(({ title, brand }) => [...title, ...brand.name, '…']))].sort().join('');
  const fonts = new Map<string, Promise<Font>>();
  const open = (file: string, weight: number): Promise<Font> =>
    memoizeByKey(fonts, `${file} ${weight}`, async () => openAtWeight(await readFile(fileOf(file)), characters, weight));
  const fontOf = async ({ file, extended, weight }: SocialFont): Promise<[Font, ...Font[]]> => [
    await open(file, weight),
    ...(extended === undefined ? [] : [await open(extended, weight)]),
  ];
  const write = async (picture: SocialPicture): Promise<void> => {
    const [display, text, mark] = await Promise.all([
      fontOf(picture.fonts.display),
      fontOf(picture.fonts.text),
      readFile(fileOf(picture.brand.mark), 'utf8'),
    ]);
    const svg = drawSocialPicture(picture, { display, text, mark });
    const finished = join(cache, `${cacheKey(svg, JSON.stringify(encoding))}.png`);
    if (!existsSync(finished)) await encode(svg, finished);
    await mkdir(dirname(target(picture)), { recursive: true });
    await copyFile(finished, target(picture));
  };
  for (let index = 0; index < pictures.length; index += atOnce) await Promise.all(pictures.slice(index, index + atOnce).map(write));
  await removeOldEntries(cache, keptPictures);
}

/** Opens the characters of a font; a variable font at a weight. */
async function openAtWeight(data: Buffer, characters: string, weight: number): Promise<Font> {
  const { variationAxes } = await openFont(data);
  return openInstance(data, { characters, weight: 'wght' in variationAxes ? weight : undefined });
}

async function encode(svg: string, file: string): Promise<void> {
  const { default: sharp } = await import('sharp');
  const png = await sharp(Buffer.from(svg)).png(encoding).toBuffer();
  await writeWhole(file, png);
}
