import type { ThemeDefinition } from '../../../../packages/core/src/schema/theme.ts';

/** The colours of the example site. */
export const theme: ThemeDefinition = {
  colors: {
    text: { describe: 'Text.' },
    background: { describe: 'The background of pages.' },
    accent: { describe: 'Links and buttons.', isAccent: true },
  },
  roles: { background: 'background', browserBar: 'accent' },
  contrast: [
    { text: 'text', on: 'background', use: 'text on pages' },
    { text: 'accent', on: 'background', use: 'links' },
  ],
};
