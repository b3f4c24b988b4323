import { paintOver } from './estate/brush.ts';
import { pictures } from './estate/pictures.ts';
import { drawScene } from './estate/scene.ts';
import { openStudio, type Studio } from './studio.ts';

/** Paints the homes, the harbour and the rooms of the starter `estate-agent`. */
export async function makeEstate({ root }: Studio): Promise<void> {
  const studio = openStudio(root, 'starters/estate-agent/content');
  for (const [name, plan] of Object.entries(pictures)) {
    const scene = plan();
    const painting = await paintOver({ data: drawScene(scene), width: scene.width, height: scene.height }, scene.seed);
    await studio.save(`homes/${name}.webp`, await painting.webp({ quality: 66, effort: 6 }).toBuffer());
  }
}
