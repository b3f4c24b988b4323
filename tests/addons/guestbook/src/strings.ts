export const strings = { guestbook: { from: 'By' } } as const;

declare module 'pagewright/strings' {
  interface Register {
    guestbook: typeof strings;
  }
}
