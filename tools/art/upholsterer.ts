import { paintStrokes } from './brush/brush-strokes.ts';
import { openStudio, type Studio } from './studio.ts';
import { bench } from './upholsterer/bench.ts';
import { footstool } from './upholsterer/footstool.ts';
import { after, before, workshop } from './upholsterer/rooms.ts';
import { dining, sofa } from './upholsterer/sofa-and-chairs.ts';
import { windowSeat } from './upholsterer/window-seat.ts';

/** Paints the pictures of the starter `local-service`, whose trade is upholstery. */
export async function makeUpholsterer({ root }: Studio): Promise<void> {
  const studio = openStudio(root, 'starters/local-service/content');
  for (const [name, draw] of Object.entries({ workshop, before, after, bench, sofa, dining, 'window-seat': windowSeat, footstool }))
    await studio.save(`paintings/${name}.webp`, await (await paintStrokes(draw())).webp({ quality: 76, effort: 5 }).toBuffer());
}
