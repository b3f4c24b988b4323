import type { Font } from 'pagewright/fonts';
import sharp from 'sharp';
import { mark } from '../brand/mark.ts';
import { outline } from '../lettering/outline.ts';
import { palette } from '../palette.ts';
import { setTitle } from './lettering.ts';
import type { Subject } from './subjects.ts';

const card = { width: 1200, height: 630 };
const margin = 64;

/** The part of a card that its picture fills. */
export const pictureRoom = { left: 640, width: 560, height: card.height };

export interface Faces {
  readonly display: Font;
  readonly text: Font;
}

/** The row of peaks that ends every page. */
function peaks(): string {
  const width = 28;
  const count = Math.ceil(card.width / width);
  const d = Array.from({ length: count }, (_, index) => `M${index * width} ${card.height}l${width / 2}-14 ${width / 2} 14z`).join('');
  return `<path fill="${palette.madder}" d="M0 ${card.height - 14}h${card.width}v14H0z"/><path fill="${palette.marigold}" d="${d}"/>`;
}

/** Draws a card: the brand, the text and, next to it, the picture. */
export async function drawCard({ eyebrow, title }: Subject, picture: Buffer, { display, text }: Faces): Promise<Buffer> {
  const set = setTitle(display, title, { x: margin, bottom: 540, width: pictureRoom.left - margin - 36, height: 330 });
  const name = outline(display, 'Loomwright', { size: 38, x: margin + 60, baseline: 97, tracking: -0.5 });
  const label = outline(text, eyebrow, { size: 27, x: margin, baseline: set.top - 30 });
  const lettering = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${card.width}" height="${card.height}" fill="${palette.cotton}">`,
    `<g transform="translate(${margin} 64) scale(1.35)">${mark}</g><path d="${name.d}"/>`,
    `<path fill="${palette.marigold}" d="${label.d}"/>${set.paths}${peaks()}</svg>`,
  ].join('');
  return sharp({ create: { ...card, channels: 3, background: palette.ink } })
    .composite([{ input: picture, left: pictureRoom.left, top: 0 }, { input: Buffer.from(lettering) }])
    .png()
    .toBuffer();
}
