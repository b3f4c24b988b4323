import type { LookTheme } from '../look.ts';
import { socialFolio } from './social-folio.ts';

/** The theme of the look `folio`. */
export const folioTheme: LookTheme = { styles: ['folio.css', 'folio-parts.css'], socialPattern: socialFolio };
