import { themeOfLooks } from './theme-of-looks.ts';

/** What the looks add to the theme. `look-components.tsx` has their components. */
export const looks = themeOfLooks({ plain: { styles: [] } }, 'plain');
