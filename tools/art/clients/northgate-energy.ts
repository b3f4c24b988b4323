import { typefaces } from '../lettering/typefaces.ts';
import type { Wordmark } from './wordmark.ts';

/** A gate with a charge passing through it. */
export const northgateEnergy: Wordmark = {
  id: 'northgate-energy',
  name: 'Northgate Energy',
  sign: ['<path fill-rule="evenodd" d="M2 34V19.5a13.5 13.5 0 0 1 27 0V34Zm14.8-21.6-8 11.2h5.6l-1.2 8 8.6-11.8h-5.9Z"/>'].join(''),
  left: 38,
  lines: [
    { text: 'Northgate', typeface: typefaces.hankenBlack, size: 19, baseline: 18.2, tracking: -0.5 },
    { text: 'Energy', typeface: typefaces.hankenRegular, size: 19, baseline: 34, tracking: -0.3 },
  ],
};
