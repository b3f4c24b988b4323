import type { LookTheme } from '../look.ts';
import { socialShelf } from './social-shelf.ts';

/** The theme of the look `shelf`. */
export const shelfTheme: LookTheme = {
  styles: ['shelf.css', 'shelf-hero.css', 'shelf-tiles.css', 'shelf-parts.css'],
  socialPattern: socialShelf,
};
