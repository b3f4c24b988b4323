import { typefaces } from '../lettering/typefaces.ts';
import type { Wordmark } from './wordmark.ts';

/** A setting sun, cut by the waterline and its reflections. */
export const harbourline: Wordmark = {
  id: 'harbourline',
  name: 'Harbourline',
  sign: [
    '<path d="M2 20.4a14 14 0 0 1 28 0Z"/>',
    '<path d="M2.9 23.4h26.2a14 14 0 0 1-1.2 3.2H4.1a14 14 0 0 1-1.2-3.2Z"/>',
    '<path d="M6.3 29.4h19.4a14 14 0 0 1-3.2 2.6H9.5a14 14 0 0 1-3.2-2.6Z"/>',
  ].join(''),
  left: 40,
  lines: [{ text: 'HARBOURLINE', typeface: typefaces.jost, size: 17.5, tracking: 1.9, baseline: 26.3 }],
};
