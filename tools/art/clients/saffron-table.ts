import { typefaces } from '../lettering/typefaces.ts';
import type { Wordmark } from './wordmark.ts';

/** A crocus, its saffron threads laid over the rim of a plate. */
export const saffronTable: Wordmark = {
  id: 'saffron-table',
  name: 'Saffron Table',
  sign: [
    '<path d="M15 5c4.2 4.2 5.6 10 0 21.5C9.4 15 10.8 9.2 15 5Z"/>',
    '<path d="M4.6 9.6c5.2 3 8 8.4 8.6 17.2C6.6 23.6 3.2 17.4 4.6 9.6ZM25.4 9.6c1.4 7.8-2 14-8.6 17.2.6-8.8 3.4-14.2 8.6-17.2Z"/>',
    '<path d="M1.5 29.8h27c-2.6 3.7-7.6 5.7-13.5 5.7S4.1 33.5 1.5 29.8Z"/>',
  ].join(''),
  left: 39,
  lines: [{ text: 'Saffron Table', typeface: typefaces.italiana, size: 25.5, embolden: 0.55, baseline: 28.2, tracking: 0.3 }],
};
