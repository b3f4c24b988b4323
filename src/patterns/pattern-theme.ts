import { socialWeave } from './weave/social-weave.ts';

/** What the pattern of this site adds to the theme: its stylesheets, and the edge of pictures for link previews. */
export const patternTheme = {
  styles: ['patterns/weave/weave.css'],
  socialPattern: { pattern: socialWeave },
};
