import { themeOfLooks } from './theme-of-looks.ts';
import { weaveTheme } from './weave/weave-theme.ts';

/** What the looks add to the theme. `look-components.tsx` has their components. */
export const looks = themeOfLooks({ weave: weaveTheme, plain: { styles: [] } }, 'weave');
