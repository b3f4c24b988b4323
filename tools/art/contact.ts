import sharp from 'sharp';
import { drawMap } from './contact/map.ts';
import { quantise } from './quantise.ts';
import type { Studio } from './studio.ts';

/** Makes the map for the contact page. */
export async function makeContact(studio: Studio): Promise<void> {
  await studio.save('contact/map.webp', await quantise(sharp(Buffer.from(drawMap()), { density: 144 }), 145));
}
