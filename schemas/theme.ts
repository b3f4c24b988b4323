import type { ThemeDefinition } from 'pagewright/schema';

const shadow = (near: number, far: number): string =>
  `0 1px 2px rgb(from var(--color-dark) r g b / ${near}), 0 12px 32px -12px rgb(from var(--color-dark) r g b / ${far})`;

type Headings = Record<'display' | 'title' | 'headline', string>;

const sizes = ({ display, title, headline }: Headings) => ({
  '--text-display': display,
  '--text-title': title,
  '--text-headline': headline,
});

const letters = ({ display, title, headline }: Headings) => ({
  '--text-display--letter-spacing': display,
  '--text-title--letter-spacing': title,
  '--text-headline--letter-spacing': headline,
});

/**
 * The look of the site. `colors` by what they are for: `theme.colors` in `site.yaml` gives each a value, class names such as
 * `bg-dark` use it. `roles` are the colours that the engine needs, `contrast` the pairs whose contrast `check` measures.
 * `style` are the choices of `theme.style`, `darkMode` the colours of `theme.darkMode`.
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
    { text: 'light', on: 'dark', use: 'text on dark sections', isUnchangedByDarkMode: true },
    { text: 'highlight', on: 'dark', use: 'links and figures on dark sections', isUnchangedByDarkMode: true },
    { text: 'dark', on: 'highlight', use: 'text on badges', isUnchangedByDarkMode: true },
    { text: 'paper', on: 'primary', use: 'text on buttons' },
    { text: 'primary', on: 'light', use: 'links on the background of pages' },
    { text: 'primary', on: 'paper', use: 'links and messages on cards' },
    { text: 'paper', on: 'secondary', use: 'text on slides and on the chat button' },
  ],
  style: {
    corners: {
      describe: 'The corners of buttons, cards, pictures and form fields.',
      default: 'round',
      options: {
        round: { '--radius-panel': '1.25rem', '--radius-button': '999px', '--radius-field': '0.75rem' },
        soft: { '--radius-panel': '0.5rem', '--radius-button': '0.375rem', '--radius-field': '0.25rem' },
        square: { '--radius-panel': '0', '--radius-button': '0', '--radius-field': '0' },
      },
    },
    spacing: {
      describe: 'The space above and below blocks.',
      default: 'normal',
      options: {
        compact: { '--rhythm': 'clamp(2.5rem, 1.9rem + 2.4vw, 4rem)' },
        normal: { '--rhythm': 'clamp(3.5rem, 2.4rem + 4vw, 6rem)' },
        airy: { '--rhythm': 'clamp(4.5rem, 2.8rem + 6vw, 8.5rem)' },
      },
    },
    shadows: {
      describe: 'The shadows of cards. `none` draws a thin line around them instead.',
      default: 'soft',
      options: {
        none: { '--lift': '0 0 0 1px rgb(from var(--color-dark) r g b / 0.14)' },
        soft: { '--lift': shadow(0.06, 0.16) },
        strong: { '--lift': shadow(0.12, 0.34) },
      },
    },
    headingSize: {
      describe: 'The size of headings.',
      default: 'large',
      options: {
        normal: sizes({
          display: 'clamp(2.125rem, 1.4rem + 3vw, 3.75rem)',
          title: 'clamp(1.75rem, 1.35rem + 1.7vw, 2.5rem)',
          headline: 'clamp(1.875rem, 1.35rem + 2.2vw, 3rem)',
        }),
        large: sizes({
          display: 'clamp(2.5rem, 1.45rem + 4.4vw, 5rem)',
          title: 'clamp(2rem, 1.4rem + 2.5vw, 3.25rem)',
          headline: 'clamp(2.125rem, 1.3rem + 3.2vw, 4rem)',
        }),
      },
    },
    headingWeight: {
      describe: 'How bold headings are. The font must have these weights.',
      default: 'bold',
      options: {
        regular: { '--font-weight-heading': '400', '--font-weight-title': '400' },
        medium: { '--font-weight-heading': '500', '--font-weight-title': '500' },
        bold: { '--font-weight-heading': '700', '--font-weight-title': '600' },
      },
    },
    headingSpacing: {
      describe: 'The space between the letters of headings: `tight` suits bold fonts without serifs, `normal` others.',
      default: 'tight',
      options: {
        tight: letters({ display: '-0.028em', title: '-0.022em', headline: '-0.025em' }),
        normal: letters({ display: '-0.01em', title: '-0.005em', headline: '-0.008em' }),
      },
    },
    hover: {
      describe: 'Whether buttons and cards move up under the mouse.',
      default: 'lift',
      options: {
        lift: { '--button-hover': '-2px', '--card-hover': '-0.25rem' },
        still: { '--button-hover': '0', '--card-hover': '0' },
      },
    },
    pattern: {
      describe: 'Whether the pattern of the brand decorates headings, cards and the footer. `none` suits a quiet look.',
      default: 'shown',
      options: {
        shown: { '--pattern-display': 'block', '--pattern-height': '0.875rem' },
        none: { '--pattern-display': 'none', '--pattern-height': '0' },
      },
    },
  },
  darkMode: {
    colors: {
      background: { describe: 'The background of pages.', example: '#12111f', replaces: 'light' },
      text: { describe: 'Text.', example: '#f3efe6', replaces: 'dark' },
      cards: { describe: 'Cards, and the header after scrolling.', example: '#1d1c2e', replaces: 'paper' },
      primary: { describe: 'Main buttons, and links.', example: '#ff9b85', replaces: 'primary' },
      secondary: { describe: 'The second accent colour.', example: '#7fc9c4', replaces: 'secondary' },
    },
    // Where backgrounds are dark or coloured in both modes.
    unchanged: ['.dark', '.message-page', '.header-over-dark:not([data-solid])', '.highlighted', '.badge', '.bg-highlight'],
  },
} as const satisfies ThemeDefinition;
