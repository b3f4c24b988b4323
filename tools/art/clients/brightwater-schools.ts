import { typefaces } from '../lettering/typefaces.ts';
import type { Wordmark } from './wordmark.ts';

/** An open book whose pages are waves, under a rising sun. */
export const brightwaterSchools: Wordmark = {
  id: 'brightwater-schools',
  name: 'Brightwater Schools',
  sign: [
    '<path d="M10 15.6a8 8 0 0 1 16 0c-3.4.1-6 .9-8 2.5-2-1.6-4.6-2.4-8-2.5Z"/>',
    '<path d="M2 18.4c6.8-.6 12.2.5 16 3.7 3.8-3.2 9.2-4.3 16-3.7v5c-6.8-.6-12.2.5-16 3.7-3.8-3.2-9.2-4.3-16-3.7Z"/>',
    '<path d="M2 26.6c6.8-.6 12.2.5 16 3.7 3.8-3.2 9.2-4.3 16-3.7v5c-6.8-.6-12.2.5-16 3.7-3.8-3.2-9.2-4.3-16-3.7Z"/>',
  ].join(''),
  left: 43,
  lines: [
    { text: 'Brightwater', typeface: typefaces.zillaSlab, size: 19.5, baseline: 19 },
    { text: 'Schools', typeface: typefaces.zillaSlab, size: 19.5, baseline: 34.5 },
  ],
};
