import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { mark } from './brand/mark.ts';
import { outline } from './lettering/outline.ts';
import { loadTypeface, typefaces } from './lettering/typefaces.ts';
import { palette } from './palette.ts';
import type { Studio } from './studio.ts';

const card = { width: 1200, height: 630 };

/** The card that other sites show for a page without one of its own. Needs the poster of the home page. */
export async function makeSocial(studio: Studio): Promise<void> {
  const font = await loadTypeface(studio.root, typefaces.bricolageBold);
  const name = outline(font, 'Loomwright', { size: 46, x: 148, baseline: 133, tracking: -0.6 });
  const first = outline(font, 'Software,', { size: 104, x: 80, baseline: 424, tracking: -2 });
  const second = outline(font, 'woven well.', { size: 104, x: 80, baseline: 534, tracking: -2 });
  const lettering = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${card.width}" height="${card.height}" fill="${palette.cotton}">`,
    `<g transform="translate(80 92) scale(1.56)">${mark}</g>`,
    ...[name, first, second].map(({ d }) => `<path d="${d}"/>`),
    '</svg>',
  ].join('');
  const poster = await readFile(studio.path('hero/home-poster.png'));
  const picture = sharp(poster)
    .resize(1440, 810)
    .extract({ left: 120, top: 60, ...card })
    .composite([{ input: Buffer.from(lettering) }]);
  await studio.save('social/default.png', await picture.png({ compressionLevel: 9, effort: 10 }).toBuffer());
}
