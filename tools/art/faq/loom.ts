import { palette } from '../palette.ts';
import { flat, outlined } from './shapes.ts';

const wood = palette.flax;

/** The loom from behind the weaver: posts, a top beam with pegs, and a warp as taut as a screen. */
export function drawLoom(): string {
  const warp = Array.from({ length: 21 }, (_, index) => {
    const x = 62 + index * 17.8;
    const colour = index % 5 === 2 ? palette.peacockLight : '#1E8580';
    return `<path d="M${x.toFixed(1)} 74V400" stroke="${colour}" stroke-width="2"/>`;
  }).join('');
  const pegs = [palette.madder, palette.marigold, palette.cotton]
    .map((colour, index) => `<circle cx="${66 + index * 22}" cy="55" r="6.5" fill="${colour}" stroke="${palette.ink}" stroke-width="3"/>`)
    .join('');
  return [
    flat({ x: 44, y: 70, width: 392, height: 340 }, palette.peacock),
    warp,
    outlined({ x: 26, y: 24, width: 22, height: 532, radius: 5 }, wood),
    outlined({ x: 432, y: 24, width: 22, height: 532, radius: 5 }, wood),
    outlined({ x: 12, y: 38, width: 456, height: 34, radius: 8 }, wood),
    pegs,
  ].join('');
}
