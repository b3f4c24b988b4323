import { drawFabric } from './faq/fabric.ts';
import { drawKeys } from './faq/keys.ts';
import { drawLoom } from './faq/loom.ts';
import { palette } from './palette.ts';
import { drawFigure } from './people/person.ts';
import type { Studio } from './studio.ts';

const weaver = drawFigure({
  id: 'weaver',
  skin: '#C98F62',
  hair: palette.ink,
  fabric: palette.cotton,
  features: {
    hair: ['variant48'],
    body: ['variant21'],
    lips: ['variant23'],
    eyes: ['variant04'],
    brows: ['variant12'],
    nose: ['variant13'],
    gesture: ['okLongArm'],
    gestureProbability: 100,
  },
});

const course = 'M236 372C222 330 246 276 290 248S344 222 338 216';
const end = 'M342 214C346 186 380 184 398 160C420 131 412 98 386 102C360 106 364 144 392 146';
const strand = (d: string): string =>
  [`${palette.ink}" stroke-width="9`, `${palette.marigold}" stroke-width="4.6`]
    .map((stroke) => `<path d="${d}" fill="none" stroke-linecap="round" stroke="${stroke}"/>`)
    .join('');

/** The weaver at a loom that is a keyboard and a screen: she stands beside the questions. */
export async function makeFaq(studio: Studio): Promise<void> {
  const picture = [
    '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="560" viewBox="0 0 480 560">',
    '<!-- Figure after Notionists by Zoish, CC0 1.0 -->',
    drawLoom(),
    strand(end),
    `<g transform="translate(2 -16) scale(.252)">${weaver}</g>`,
    strand(course),
    drawFabric(),
    drawKeys(),
    '</svg>\n',
  ];
  await studio.save('faq/character.svg', picture.join(''));
}
