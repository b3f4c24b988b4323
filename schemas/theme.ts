/**
 * The colours of the site by what they are for: `theme.colors` in `site.yaml` gives each a value, class names such as
 * `bg-dark` use it. `roles` are the colours that the engine needs, `contrast` the pairs whose contrast `check` measures.
 */
export const theme = {
  colors: {
    dark: { describe: 'Text, and the background of dark sections.', example: '#1a1a2e', renamedFrom: ['ink'] },
    light: { describe: 'The background of pages, and text on dark sections.', example: '#faf7f0', renamedFrom: ['cotton'] },
    paper: { describe: 'Cards, and the header after scrolling. Usually white.', example: '#ffffff' },
    highlight: {
      describe: 'Badges, active menu items, and links on dark sections.',
      example: '#f2a516',
      isAccent: true,
      renamedFrom: ['marigold'],
    },
    primary: { describe: 'Main buttons, and links on light backgrounds.', isAccent: true, renamedFrom: ['madder'] },
    secondary: {
      describe: 'A second accent colour: success messages and the chat button.',
      example: '#0f6e6e',
      isAccent: true,
      renamedFrom: ['peacock'],
    },
  },
  roles: { background: 'light', browserBar: 'dark' },
  contrast: [
    { text: 'dark', on: 'light', use: 'text on the background of pages' },
    { text: 'dark', on: 'paper', use: 'text on cards' },
    { text: 'light', on: 'dark', use: 'text on dark sections' },
    { text: 'highlight', on: 'dark', use: 'links and figures on dark sections' },
    { text: 'dark', on: 'highlight', use: 'text on badges' },
    { text: 'paper', on: 'primary', use: 'text on buttons' },
    { text: 'primary', on: 'light', use: 'links on the background of pages' },
    { text: 'primary', on: 'paper', use: 'links and messages on cards' },
    { text: 'paper', on: 'secondary', use: 'text on slides and on the chat button' },
  ],
} as const;
