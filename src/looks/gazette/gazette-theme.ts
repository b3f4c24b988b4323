import type { LookTheme } from '../look.ts';
import { socialGazette } from './social-gazette.ts';

/** The theme of the look `gazette`. */
export const gazetteTheme: LookTheme = {
  styles: ['gazette.css', 'gazette-heads.css', 'gazette-cards.css', 'gazette-parts.css'],
  socialPattern: socialGazette,
};
