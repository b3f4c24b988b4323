import { typefaces } from '../lettering/typefaces.ts';
import type { Wordmark } from './wordmark.ts';

/** A C-shaped badge with a bonnet line. */
export const cobaltMotors: Wordmark = {
  id: 'cobalt-motors',
  name: 'Cobalt Motors',
  sign: '<path d="M10.5 8H34l-4.6 6.2H13.7L9.6 20l4.1 5.8h15.7L34 32H10.5L2 20Z"/><path d="M18.6 17.2H40l-4.1 5.6H18.6l-2-2.8Z"/>',
  left: 49,
  lines: [
    { text: 'COBALT', typeface: typefaces.michroma, size: 17.5, baseline: 22.3, tracking: 0.6 },
    { text: 'MOTORS', typeface: typefaces.michroma, size: 8.8, baseline: 32.4, fit: 101 },
  ],
};
