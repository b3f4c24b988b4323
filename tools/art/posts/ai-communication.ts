import { palette } from '../palette.ts';
import { night } from '../thread/backgrounds.ts';
import { box, plot } from '../thread/bends.ts';
import { openSheet } from '../thread/sheet.ts';
import type { Thread } from '../thread/thread.ts';

const strands = [
  { colour: palette.madder, phase: 0, height: 118 },
  { colour: palette.madderLight, phase: 0.16, height: 150 },
  { colour: palette.marigold, phase: 0.34, height: 104 },
  { colour: palette.cotton, phase: 0.5, height: 138 },
  { colour: palette.peacockLight, phase: 0.67, height: 112 },
  { colour: palette.peacock, phase: 0.84, height: 152 },
];

/** Two ways of speaking, one loose and one even, plaited into a single line between two bubbles. */
export function aiCommunication(): string {
  const sheet = openSheet({ name: 'p4', width: 1600, height: 900, background: palette.ink });
  sheet.lay(
    Array.from({ length: 50 }, (_, index): Thread => {
      const x = 16 + index * 32;
      return {
        points: [
          { x, y: -5 },
          { x, y: 905 },
        ],
        colour: index % 4 === 0 ? night.middle : '#1F1E38',
        width: 12,
      };
    }),
    { shadow: 0 },
  );
  const plait = strands.map(
    ({ colour, phase, height }): Thread => ({
      points: plot(-20, 1620, 420, (x) => {
        const swell = 0.32 + 0.68 * Math.sin((Math.PI * Math.min(1600, Math.max(0, x))) / 1600) ** 2;
        return { x, y: 450 + Math.sin((x / 640 + phase) * Math.PI * 2) * height * 1.25 * swell };
      }),
      colour,
      width: 24,
    }),
  );
  const bubbles: Thread[] = [
    { points: box(130, 150, 420, 600, 210), colour: palette.marigold, width: 30 },
    { points: box(1050, 150, 420, 600, 60), colour: palette.peacockLight, width: 30 },
  ];
  sheet.add(
    '<rect x="130" y="150" width="420" height="600" rx="210" fill="#0E0D20"/><rect x="1050" y="150" width="420" height="600" rx="60" fill="#0E0D20"/>',
  );
  sheet.lace([...plait, ...bubbles], { shadow: 40 });
  for (const x of [276, 340, 404]) sheet.bead({ x, y: 226 }, 16, palette.marigoldLight);
  for (const x of [1196, 1260, 1324]) sheet.add(`<rect x="${x - 15}" y="211" width="30" height="30" fill="${palette.peacockLight}"/>`);
  return sheet.finish();
}
