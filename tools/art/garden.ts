import { paintStrokes } from './brush/brush-strokes.ts';
import { courtyard } from './garden/courtyard.ts';
import { drawings } from './garden/day-gardens.ts';
import { pottingBench } from './garden/potting-bench.ts';
import { openStudio, type Studio } from './studio.ts';

/** Paints the pictures of the starter `charity`, which makes gardens at hospices. */
export async function makeGarden({ root }: Studio): Promise<void> {
  const studio = openStudio(root, 'starters/charity/content');
  for (const [name, draw] of Object.entries({ ...drawings, courtyard, 'potting-bench': pottingBench }))
    await studio.save(`gardens/${name}.webp`, await (await paintStrokes(draw())).webp({ quality: 74, effort: 5 }).toBuffer());
}
