/** The words of the workshop's own blocks, and another word for a text of the standard layout. */
export const strings = {
  repairs: { from: 'from' },
  layout: { menu: 'Contents' },
} as const;

declare module 'pagewright/strings' {
  interface Register {
    workshop: { repairs: (typeof strings)['repairs'] };
  }
}
