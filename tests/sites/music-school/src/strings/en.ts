/** The words of the school's layout and blocks. */
export const strings = {
  sections: { heading: 'Sections' },
  timetable: { monday: 'Monday', tuesday: 'Tuesday', wednesday: 'Wednesday', thursday: 'Thursday', friday: 'Friday' },
} as const;

declare module 'pagewright/strings' {
  interface Register {
    strings: typeof strings;
  }
}
