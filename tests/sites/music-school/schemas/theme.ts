/** The colours of the school. */
export const theme = {
  colors: {
    plum: { describe: 'Text, and the top of pages.' },
    cream: { describe: 'The background of pages.' },
    brass: { describe: 'Links and buttons.', isAccent: true },
  },
  roles: { background: 'cream', browserBar: 'plum' },
  contrast: [
    { text: 'plum', on: 'cream', use: 'text on pages' },
    { text: 'cream', on: 'plum', use: 'text at the top of pages' },
    { text: 'brass', on: 'cream', use: 'links' },
  ],
} as const;
