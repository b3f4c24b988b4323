import type { LookTheme } from '../look.ts';
import { socialHearth } from './social-hearth.ts';

/** The theme of the look `hearth`. */
export const hearthTheme: LookTheme = { styles: ['hearth.css', 'hearth-parts.css'], socialPattern: socialHearth };
