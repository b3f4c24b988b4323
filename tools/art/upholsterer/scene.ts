import type { Drawing } from '../brush/brush-strokes.ts';
import { shaded, stroke } from '../brush/svg.ts';

/** A picture of a room, four wide and three high. */
export const scene = (seed: number, ...art: string[]): Drawing => ({ width: 1200, height: 900, seed, art: art.join('') });

/** A floor of boards, from `top` to the foot of the picture. */
export const floor = (top: number, light: string, dark: string): string =>
  shaded(`M0 ${top}H1200V900H0Z`, [dark, light], [0, 0, 0, 1]) +
  Array.from({ length: 13 }, (_, at) => stroke(`M${600 + (at - 6) * 120} ${top}L${600 + (at - 6) * 260} 900`, '#22150d', 4, 0.4)).join('');
