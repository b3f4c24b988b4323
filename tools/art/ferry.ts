import { paint } from './ferry/paint.ts';
import { paintings } from './ferry/paintings.ts';
import { openStudio, type Studio } from './studio.ts';

/** Paints the pictures of the starter `ferry`. */
export async function makeFerry({ root }: Studio): Promise<void> {
  const studio = openStudio(root, 'starters/ferry/content');
  for (const [name, start] of Object.entries(paintings))
    await studio.save(`places/${name}.webp`, await paint(start()).webp({ quality: 78, effort: 6 }).toBuffer());
}
