import { typefaces } from '../lettering/typefaces.ts';
import type { Wordmark } from './wordmark.ts';

/** A tree crown standing on arched roots. */
export const mangroveHealth: Wordmark = {
  id: 'mangrove-health',
  name: 'Mangrove Health',
  sign: [
    '<g transform="translate(0 1.6) scale(1 .955)"><path d="M8.2 18.5a5.7 5.7 0 0 1-1.4-11.2 10.8 10.8 0 0 1 20.4 0 5.7 5.7 0 0 1-1.4 11.2Z"/>',
    '<g fill="none" stroke="#15142B" stroke-width="2.8" stroke-linecap="round">',
    '<path d="M17 21.5V34.6M11.4 34.6v-4.2a5.6 5.6 0 0 1 11.2 0v4.2"/>',
    '<path d="M5 34.6v-3.1a9.6 9.6 0 0 1 9.6-9.6h4.8a9.6 9.6 0 0 1 9.6 9.6v3.1"/></g></g>',
  ].join(''),
  left: 41,
  lines: [
    { text: 'mangrove', typeface: typefaces.comfortaa, size: 16.5, baseline: 17.2, tracking: -0.2 },
    { text: 'health', typeface: typefaces.comfortaa, size: 16.5, baseline: 34.6, tracking: -0.2 },
  ],
};
