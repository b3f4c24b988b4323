/** The colours of the site: their names in `site.yaml` and in class names, what they are for, and where they meet. `defineSite` checks that roles and pairs name declared colours. */
export const theme = {
  colors: {
    ink: { describe: 'Dark sections and text.', example: '#1a1a2e' },
    cotton: { describe: 'The ground of pages.', example: '#faf7f0' },
    paper: { describe: 'Cards, and the header once it is solid.', example: '#ffffff' },
    marigold: { describe: 'The highlight: badges, active states, threads.', example: '#f2a516', isAccent: true },
    madder: { describe: 'Main buttons, and links on light.', isAccent: true },
    peacock: { describe: 'The second voice: success, charts, threads.', example: '#0f6e6e', isAccent: true },
  },
  roles: { background: 'cotton', browserBar: 'ink' },
  contrast: [
    { text: 'ink', on: 'cotton', use: 'text on the ground of pages' },
    { text: 'ink', on: 'paper', use: 'text on cards' },
    { text: 'cotton', on: 'ink', use: 'text on dark sections' },
    { text: 'marigold', on: 'ink', use: 'links and figures on dark sections' },
    { text: 'ink', on: 'marigold', use: 'text on badges' },
    { text: 'paper', on: 'madder', use: 'text on buttons' },
    { text: 'madder', on: 'cotton', use: 'links on the ground of pages' },
    { text: 'madder', on: 'paper', use: 'links and messages on cards' },
    { text: 'paper', on: 'peacock', use: 'text on slides and on the chat button' },
  ],
} as const;
