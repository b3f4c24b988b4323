import { folioTheme } from './folio/folio-theme.ts';
import { gazetteTheme } from './gazette/gazette-theme.ts';
import { hearthTheme } from './hearth/hearth-theme.ts';
import { posterTheme } from './poster/poster-theme.ts';
import { shelfTheme } from './shelf/shelf-theme.ts';
import { themeOfLooks } from './theme-of-looks.ts';
import { timetableTheme } from './timetable/timetable-theme.ts';
import { weaveTheme } from './weave/weave-theme.ts';

const themes = {
  weave: weaveTheme,
  plain: { styles: [] },
  folio: folioTheme,
  hearth: hearthTheme,
  timetable: timetableTheme,
  poster: posterTheme,
  shelf: shelfTheme,
  gazette: gazetteTheme,
};

/** The name of a look. Each has its components in `look-components.tsx`. */
export type LookName = keyof typeof themes;

/** What the looks add to the theme. */
export const looks = themeOfLooks(themes, 'weave');
