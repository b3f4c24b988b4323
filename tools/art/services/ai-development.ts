import { palette } from '../palette.ts';
import { night } from '../thread/backgrounds.ts';
import { glide } from '../thread/bends.ts';
import { openSheet } from '../thread/sheet.ts';
import type { Thread } from '../thread/thread.ts';
import type { Point } from '../weave/point.ts';

const layers = [
  { x: 150, nodes: [110, 236, 362, 488] },
  { x: 350, nodes: [70, 185, 300, 415, 530] },
  { x: 550, nodes: [175, 300, 425] },
  { x: 690, nodes: [300] },
];
const colours = [palette.madder, palette.madderLight, palette.marigold, palette.madder, palette.peacockLight];

function links(): Thread[] {
  return layers.flatMap(({ x, nodes }, layer) => {
    const next = layers[layer + 1];
    return nodes.flatMap((y, from) =>
      (next?.nodes ?? []).flatMap((end, to) => {
        if (Math.abs(y - end) > 205 || (from * 3 + to * 2 + layer) % 5 === 4) return [];
        const colour = colours[(from + to * 2 + layer) % colours.length] ?? palette.madder;
        return [{ points: glide({ x, y }, { x: next?.x ?? x, y: end }), colour, width: 11 }];
      }),
    );
  });
}

function leads(): Thread[] {
  return (layers[0]?.nodes ?? []).flatMap((y, index) =>
    [-36, -12, 12, 36].map((shift) => ({
      points: glide({ x: -10, y: y + shift * 1.3 }, { x: 150, y: y + shift * 0.1 }),
      colour: (index + shift / 12) % 2 === 0 ? palette.madder : palette.madderDeep,
      width: 9,
    })),
  );
}

/** A graph of nerves: threads knotted layer by layer until one is left. */
export function aiDevelopment(): string {
  const sheet = openSheet({ name: 'ai', width: 800, height: 600, background: palette.ink });
  const stripes = Array.from({ length: 34 }, (_, index): Thread => {
    const x = index * 24 + 4;
    return {
      points: [
        { x, y: -4 },
        { x, y: 604 },
      ],
      colour: index % 6 === 3 ? night.middle : night.low,
      width: 9,
    };
  });
  sheet.lay(stripes, { shadow: 0 });
  sheet.lay(leads());
  sheet.lace([
    ...links(),
    {
      points: [
        { x: 690, y: 300 },
        { x: 810, y: 300 },
      ],
      colour: palette.marigold,
      width: 20,
    },
  ]);
  const places = layers.flatMap(({ x, nodes }, layer) => nodes.map((y): Point & { layer: number } => ({ x, y, layer })));
  for (const { layer, ...place } of places) {
    const colour = [palette.madder, palette.cotton, palette.madderLight, palette.marigold][layer] ?? palette.madder;
    sheet.bead(place, layer === 3 ? 40 : 26, colour, palette.ink);
  }
  return sheet.finish();
}
