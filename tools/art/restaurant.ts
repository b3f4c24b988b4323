import { paint } from './restaurant/paint.ts';
import { paintings } from './restaurant/paintings.ts';
import { openStudio, type Studio } from './studio.ts';

/** Paints the pictures of the starter `restaurant`. */
export async function makeRestaurant({ root }: Studio): Promise<void> {
  const studio = openStudio(root, 'starters/restaurant/content');
  for (const [name, plan] of Object.entries(paintings))
    await studio.save(`bilder/${name}.webp`, await paint(plan()).webp({ quality: 76, effort: 5 }).toBuffer());
}
