import type { LookTheme } from '../look.ts';
import { socialWeave } from './social-weave.ts';

/** The theme of the look `weave`. */
export const weaveTheme: LookTheme = { styles: ['weave.css'], socialPattern: socialWeave };
