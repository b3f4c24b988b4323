import { palette } from '../palette.ts';

const thread = (colour: string, d: string): string => `<path stroke="${colour}" d="${d}"/>`;

/**
 * The logo: an L and its turned twin, weft and warp, that pass over one another once each and so hold
 * a loom's frame. The under-passes are real gaps, so the mark stands on any background. Drawn on 32 by 32.
 */
export const mark = [
  '<g fill="none" stroke-width="4.4">',
  thread(palette.madder, 'M10.2 0V17.8a4 4 0 0 0 4 4h4.3M25.1 21.8H32'),
  thread(palette.marigold, 'M0 10.2h6.9M13.5 10.2h4.3a4 4 0 0 1 4 4V32'),
  '</g>',
].join('');
