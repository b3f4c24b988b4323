import { themeOfLooks } from '../../../../src/looks/theme-of-looks.ts';
import { socialArches } from './arches/social-arches.ts';

/** The only look of the clinic. */
export const looks = themeOfLooks({ arches: { styles: ['arches.css'], socialPattern: socialArches } }, 'arches');
