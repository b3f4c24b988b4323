import { typefaces } from '../lettering/typefaces.ts';
import type { Wordmark } from './wordmark.ts';

/** A lens that lets light in from one side. */
export const lumenOptics: Wordmark = {
  id: 'lumen-optics',
  name: 'Lumen Optics',
  sign: [
    '<path fill-rule="evenodd" d="M15 6a14 14 0 1 1 0 28 14 14 0 0 1 0-28Zm2.4 4a10.2 10.2 0 1 0 0 20.4 10.2 10.2 0 0 0 0-20.4Z"/>',
    '<circle cx="19.6" cy="20.2" r="4"/>',
  ].join(''),
  left: 37,
  lines: [
    { text: 'lumen', typeface: typefaces.soraSemibold, size: 19.5, baseline: 26.6, tracking: -0.4 },
    { text: 'optics', typeface: typefaces.soraLight, size: 19.5, baseline: 26.6, tracking: -0.2, after: 4.5 },
  ],
};
