import { typefaces } from '../lettering/typefaces.ts';
import type { Wordmark } from './wordmark.ts';

/** An acorn whose nut is a drop of milk. */
export const oakfieldDairy: Wordmark = {
  id: 'oakfield-dairy',
  name: 'Oakfield Dairy',
  sign: [
    '<path d="M15.3 8.4c-.2-2.2.5-4 2.1-5.2l1.8 2c-.9.8-1.2 1.8-1 3.1 6.5.6 11 4.1 11.3 8.7H4c.3-4.6 4.8-8 11.3-8.6Z"/>',
    '<path d="M6 19.6h21.5c0 7.2-4.3 11.8-10.7 16.4C10.3 31.4 6 26.8 6 19.6Zm5 2.9c.5 3.2 2.2 5.5 5 7.5-1.9-2.4-2.8-4.7-2.8-7.5Z" fill-rule="evenodd"/>',
  ].join(''),
  left: 39,
  lines: [
    { text: 'Oakfield', typeface: typefaces.caprasimo, size: 23, baseline: 21.5 },
    { text: 'DAIRY', typeface: typefaces.caprasimo, size: 11.5, baseline: 34.8, fit: 99.5, indent: 0.5 },
  ],
};
