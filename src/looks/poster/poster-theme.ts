import type { LookTheme } from '../look.ts';
import { socialPoster } from './social-poster.ts';

/** The theme of the look `poster`. */
export const posterTheme: LookTheme = {
  styles: ['poster.css', 'poster-heads.css', 'poster-cards.css', 'poster-parts.css'],
  socialPattern: socialPoster,
};
