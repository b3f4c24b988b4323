import { typefaces } from '../lettering/typefaces.ts';
import type { Wordmark } from './wordmark.ts';

/** Two containers leaning into a run. */
export const tindalFreight: Wordmark = {
  id: 'tindal-freight',
  name: 'Tindal Freight',
  sign: '<path d="M10.2 9h27.6l-2.5 8.6H7.7ZM16.7 20.4h11.9L25.3 31H13.5ZM2.8 20.4h10.3l-.7 2.4H2.1Z"/>',
  left: 44,
  lines: [
    { text: 'TINDAL', typeface: typefaces.barlowItalic, size: 25.5, baseline: 29.2 },
    { text: 'FREIGHT', typeface: typefaces.barlowItalic, size: 25.5, baseline: 29.2, after: 5 },
  ],
};
