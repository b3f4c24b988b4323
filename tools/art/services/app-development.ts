import { palette } from '../palette.ts';
import { day } from '../thread/backgrounds.ts';
import { box } from '../thread/bends.ts';
import { openSheet } from '../thread/sheet.ts';
import type { Thread } from '../thread/thread.ts';

const icons = [palette.madder, palette.marigold, palette.peacock, palette.ink, palette.peacockLight, palette.madderLight];

function across(y: number): Thread {
  const colour = [palette.madder, palette.marigold, palette.madderDeep][Math.round(y / 24) % 3] ?? palette.madder;
  return {
    points: [
      { x: -10, y },
      { x: 810, y },
    ],
    colour,
    width: 13,
  };
}

/** A weft runs through a row of phones; in the middle one it has become the icons of its screen. */
export function appDevelopment(): string {
  const sheet = openSheet({ name: 'app', width: 800, height: 600, background: palette.cotton });
  const phones = [
    { x: 66, y: 120, width: 190, height: 380, colour: palette.peacock },
    { x: 544, y: 120, width: 190, height: 380, colour: palette.ink },
  ];
  sheet.weave(
    {
      left: -6,
      top: 0,
      columns: 34,
      rows: 25,
      unit: 24,
      width: 12,
      warp: () => day.low,
      weft: () => day.middle,
      over: (column, row) => (column + Math.abs((row % 12) - 6)) % 4 < 2,
    },
    { shadow: 8 },
  );
  const frames = phones.map(({ x, y, width, height, colour }): Thread => ({ points: box(x, y, width, height, 36), colour, width: 20 }));
  const weft = [204, 228, 252, 348, 372, 396].map(across);
  sheet.lace([...frames, ...weft], { shadow: 22 }, ({ threads, along }) => (threads[1] + Math.round(along[0] / 200)) % 2 === 0);
  sheet.add(`<rect x="276" y="44" width="248" height="512" rx="46" fill="${palette.paper}"/>`);
  for (let place = 0; place < 12; place += 1) {
    const column = place % 3;
    const row = Math.floor(place / 3);
    const colour = icons[(place * 5 + row) % 6] ?? palette.madder;
    sheet.weave(
      {
        left: 306 + column * 66,
        top: 116 + row * 82,
        columns: 4,
        rows: 4,
        unit: 14,
        width: 11,
        warp: () => (colour === palette.ink ? '#3C3B69' : colour),
        weft: () => (place % 4 === 2 ? palette.cotton : colour),
        over: (c, r) => (place % 2 === 0 ? (c + r) % 2 === 0 : Math.floor(c / 2) === Math.floor(r / 2)),
      },
      { shadow: 34 },
    );
  }
  sheet.lay([
    { points: box(276, 44, 248, 512, 46), colour: palette.marigold, width: 24 },
    {
      points: [
        { x: 364, y: 82 },
        { x: 436, y: 82 },
      ],
      colour: palette.ink,
      width: 14,
      cap: 'round',
    },
    {
      points: [
        { x: 348, y: 506 },
        { x: 452, y: 506 },
      ],
      colour: palette.madder,
      width: 16,
      cap: 'round',
    },
  ]);
  return sheet.finish();
}
