/** The words of the layout that visitors read or hear. */
export const strings = {
  layout: { mainNavigation: 'Main' },
} as const;

declare module 'pagewright/strings' {
  interface Register {
    strings: typeof strings;
  }
}
