import { palette } from '../palette.ts';
import { night } from '../thread/backgrounds.ts';
import { arc, plot } from '../thread/bends.ts';
import { openSheet } from '../thread/sheet.ts';
import type { Thread } from '../thread/thread.ts';

const swell = [28, 52, 40, 90, 150, 110, 64, 128, 190, 142, 84, 48, 96, 58, 30];
const tones = [palette.peacockLight, palette.cotton, palette.marigold];

/** A handset whose coiled cord runs on as the wave of a voice. */
export function aiCallingAgent(): string {
  const sheet = openSheet({ name: 'call', width: 800, height: 600, background: palette.ink });
  sheet.lay(
    Array.from({ length: 34 }, (_, index): Thread => {
      const x = 6 + index * 24;
      return {
        points: [
          { x, y: -5 },
          { x, y: 605 },
        ],
        colour: index % 3 === 0 ? night.low : '#1C1B34',
        width: 9,
      };
    }),
    { shadow: 0 },
  );
  const waves = swell.map((height, index): Thread => {
    const x = 332 + index * 31;
    return {
      points: [
        { x, y: 206 - height },
        { x, y: 206 + height },
      ],
      colour: tones[(index * 2 + (index >> 2)) % 3] ?? palette.cotton,
      width: 16,
      cap: 'round',
    };
  });
  const lines = [186, 226].map(
    (y): Thread => ({
      points: [
        { x: 270, y },
        { x: 810, y },
      ],
      colour: palette.madder,
      width: 12,
    }),
  );
  sheet.lace([...waves, ...lines], {}, ({ threads }) => (threads[0] + threads[1]) % 2 === 0);
  const coil = plot(0, 9.5, 420, (turn) => {
    const angle = turn * Math.PI * 2 + Math.PI / 2;
    return { x: 206 + turn * 62 + 50 * Math.cos(angle), y: 488 - 52 * Math.sin(angle) };
  });
  sheet.lace([{ points: coil, colour: palette.madder, width: 15 }]);
  const back: Thread = { points: arc({ x: 340, y: 236 }, 210, 118, 242), colour: palette.marigold, width: 58, cap: 'round' };
  sheet.lay([back]);
  const wraps = [156, 164, 172, 180, 188, 196, 204].map((degrees, index): Thread => {
    const angle = (degrees * Math.PI) / 180;
    const at = (radius: number) => ({ x: 340 + Math.cos(angle) * radius, y: 236 + Math.sin(angle) * radius });
    return { points: [at(180), at(240)], colour: index % 2 === 0 ? palette.madder : palette.peacock, width: 20 };
  });
  sheet.lay(wraps);
  const cups = [
    { x: 266, y: 66 },
    { x: 266, y: 406 },
  ];
  for (const { x, y } of cups) {
    sheet.lay([
      {
        points: [
          { x: x - 26, y: y + (y < 200 ? -10 : 10) },
          { x: x + 22, y: y + (y < 200 ? 22 : -22) },
        ],
        colour: palette.marigold,
        width: 78,
        cap: 'round',
      },
    ]);
    sheet.bead({ x: x + 22, y: y + (y < 200 ? 22 : -22) }, 27, palette.ink, palette.peacockLight);
  }
  return sheet.finish();
}
