/** What the pattern of this site adds to the theme: stylesheets, and an edge of pictures for link previews. The plain one adds nothing. */
export const patternTheme = {
  styles: [],
  socialPattern: {},
};
