import { typefaces } from '../lettering/typefaces.ts';
import type { Wordmark } from './wordmark.ts';

/** Three flight feathers of one wing. */
export const kestrelBank: Wordmark = {
  id: 'kestrel-bank',
  name: 'Kestrel Bank',
  sign: [
    '<path d="M1 8c12 .5 22 5.5 29 15.5C20.5 19.5 9.5 18 1 8Z"/>',
    '<path d="M6.5 17.5c7 4.6 15.5 5.6 24 9-7.5 2.2-18.5-.4-24-9Z"/>',
    '<path d="M12.5 26.8c5.3 2 11.8 1.7 18 2.9-5.6 3-13.6 2-18-2.9Z"/>',
  ].join(''),
  left: 39,
  lines: [{ text: 'Kestrel Bank', typeface: typefaces.youngSerif, size: 22, tracking: -0.1, baseline: 27.5 }],
};
