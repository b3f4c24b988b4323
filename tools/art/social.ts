import { join } from 'node:path';
import sharp from 'sharp';
import { loadTypeface, typefaces } from './lettering/typefaces.ts';
import { drawCard, pictureRoom } from './social/card.ts';
import { fabricOf } from './social/fabric.ts';
import { readSubjects, type Subject } from './social/subjects.ts';
import type { Studio } from './studio.ts';

/** The largest size of a card in bytes: chat programs ignore larger ones. */
const limit = 40_000;

async function pictureOf({ title, picture }: Subject, studio: Studio): Promise<Buffer> {
  const { width, height } = pictureRoom;
  const source = picture === undefined ? Buffer.from(fabricOf(title, pictureRoom)) : studio.path(picture.replace('/media/', ''));
  const filled = sharp(source, { density: 96 }).resize(width, height, { fit: 'cover' });
  // The weave of covers is too fine for a small PNG.
  return (picture?.endsWith('.webp') ? filled.median(3) : filled).png().toBuffer();
}

/** Returns a PNG with as many colours as the limit allows. */
async function lighten(card: Buffer): Promise<Buffer> {
  let lightest = card;
  for (const colours of [64, 40, 28, 20, 14, 10, 7]) {
    lightest = await sharp(card).png({ palette: true, colours, dither: 0, effort: 10, compressionLevel: 9 }).toBuffer();
    if (lightest.length <= limit) break;
  }
  return lightest;
}

/** Makes the social images: the page's heading next to its picture. Needs the other pictures. */
export async function makeSocial(studio: Studio): Promise<void> {
  const faces = {
    display: await loadTypeface(studio.root, typefaces.bricolageBold),
    text: await loadTypeface(studio.root, typefaces.hankenRegular),
  };
  for (const subject of await readSubjects(studio.root)) {
    const card = await drawCard(subject, await pictureOf(subject, studio), faces);
    await studio.save(join('social', `${subject.name}.png`), await lighten(card));
  }
}
