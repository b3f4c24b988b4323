import sharp from 'sharp';
import { drawWorkshop } from './about/workshop.ts';
import type { Studio } from './studio.ts';

/** The picture of the page about the studio. */
export async function makeAbout(studio: Studio): Promise<void> {
  const picture = sharp(Buffer.from(drawWorkshop()));
  const encoded = await picture.png({ palette: true, colours: 256, quality: 100, dither: 0.6, effort: 10 }).toBuffer();
  await studio.save('about/workshop.png', encoded);
}
