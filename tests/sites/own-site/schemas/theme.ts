/** The colours of the site: `site.yaml` gives each a value, and class names such as `bg-accent` use them. */
export const theme = {
  colors: {
    text: { describe: 'Text.' },
    background: { describe: 'The background of pages.' },
    accent: { describe: 'Buttons.', isAccent: true },
  },
  roles: { background: 'background', browserBar: 'accent' },
  contrast: [
    { text: 'text', on: 'background', use: 'text on pages' },
    { text: 'background', on: 'accent', use: 'text on buttons' },
  ],
} as const;
