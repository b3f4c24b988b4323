import { pull } from './museum/print.ts';
import { prints } from './museum/prints.ts';
import { openStudio, type Studio } from './studio.ts';

/** Makes the prints in the collection of the starter `museum`. */
export async function makeMuseum({ root }: Studio): Promise<void> {
  const studio = openStudio(root, 'starters/museum/content');
  for (const [name, draw] of Object.entries(prints))
    await studio.save(`prints/${name}.webp`, await pull(draw()).webp({ quality: 80, effort: 6 }).toBuffer());
}
