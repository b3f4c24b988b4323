import { colorNamed, directionOf, type SiteModel, type ThemeDefinition } from '@pagewright/core';

type Font = SiteModel['theme']['fonts']['display'];

/** Returns the CSS of the settings in `site.yaml`: colours, fonts, shapes, dark mode, reveal animation, scroll padding above anchors. */
export function themeCss(site: SiteModel, definition: ThemeDefinition): string {
  const { theme, motion, header } = site;
  const { colors, fonts } = theme;
  const { reveal } = motion;
  const tokens = Object.entries(colors).map(([name, value]) => `--color-${name}: ${value};`);
  return `
${fontFaces(fonts.display, 'Arial Bold')}
${fontFaces(fonts.text, 'Arial')}
${languageFontFaces(site)}
@theme {
  --color-*: initial;
  --font-*: initial;
  --default-*: initial;
  --default-transition-duration: 150ms;
  --default-transition-timing-function: ease;
  ${tokens.join('\n  ')}
  --font-display: ${familyOf(fonts.display)};
  --font-text: ${familyOf(fonts.text)};
}
${styleVariables(theme, definition)}
${darkModeCss(theme, definition)}
html { scroll-padding-top: ${header.anchorOffset}px; }
${hasRightToLeft(site) ? rightToLeftRules : ''}
${languageFontFamilies(site)}
${Object.entries(reveal)
  .map(([layout, values]) => revealVariables(layout, values))
  .join('\n')}
`;
}

const familyOf = ({ family }: Font): string => `"${family}", "${family} fallback", sans-serif`;

/** The name of a font that a language has of its own. */
const ownFamily = (code: string, name: string): string => `"${code} ${name}"`;

const languageFontFaces = ({ languages }: SiteModel): string =>
  Object.entries(languages)
    .flatMap(([code, { fonts = {} }]) => Object.entries(fonts).map(([name, font]) => fontFace(ownFamily(code, name), font)))
    .join('\n');

/** A language's own fonts come before those of the theme, which have the letters of other scripts. */
function languageFontFamilies({ languages, theme: { fonts } }: SiteModel): string {
  return Object.entries(languages)
    .flatMap(([code, { fonts: own = {} }]) => {
      const families = fontNames.flatMap((name) =>
        own[name] ? [`--font-${name}: ${ownFamily(code, name)}, ${familyOf(fonts[name])};`] : [],
      );
      return families.length > 0 ? [`:lang(${code}) { ${families.join(' ')} }`] : [];
    })
    .join('\n');
}

const fontNames = ['display', 'text'] as const;

/** For movements and gradients, which have no logical properties: 1 along the line of text, or -1. Without it, themes use 1. */
const directionVariable = '[dir="rtl"] { --forward: -1; }\n[dir="ltr"] { --forward: 1; }';

/** Phone numbers and addresses run from left to right in every language: "+49 30 1234567" would end with the plus sign. */
const phoneRules = `
[dir="rtl"] :is(a[href^="tel:"], a[href^="mailto:"]) { direction: ltr; unicode-bidi: isolate; }
[dir="rtl"] :is(input[type="tel"], input[type="email"], input[type="url"]) { direction: ltr; text-align: end; }`;

const rightToLeftRules = directionVariable + phoneRules;

const hasRightToLeft = ({ language, siteLanguages }: SiteModel): boolean =>
  siteLanguages ? siteLanguages.some(({ direction }) => direction === 'rtl') : directionOf(language) === 'rtl';

/** The blocks Latin Extended-A, B and Additional, without letters of Latin-1. */
const extendedRange = 'U+100-24F, U+1E00-1EFF';

function fontFaces({ family, file, extended, weights, fallback }: Font, local: string): string {
  const faces = [fontFace(`"${family}"`, { file, weights })];
  // Browsers load a file with a range for a page with its letters only, and look into the last one first.
  if (extended) faces.push(fontFace(`"${family}"`, { file: extended, weights, range: extendedRange }));
  const face = faces.join('\n');
  if (!fallback) return face;
  return `${face}
@font-face {
  font-family: "${family} fallback";
  src: local("${local}"), local("${local.replace('Arial', 'Liberation Sans')}");
  size-adjust: ${fallback.sizeAdjust}%;
  ascent-override: ${fallback.ascent}%;
  descent-override: ${fallback.descent}%;
  line-gap-override: ${fallback.lineGap}%;
}`;
}

type FontFile = Pick<Font, 'file' | 'weights'> & { range?: string };

const fontFace = (family: string, { file, weights, range }: FontFile): string => `@font-face {
  font-family: ${family};
  src: url("${file}") format("woff2");
  font-weight: ${weights};
  font-display: swap;${range === undefined ? '' : `\n  unicode-range: ${range};`}
}`;

const revealVariables = (layout: string, { duration, delay, easing }: SiteModel['motion']['reveal'][string]): string =>
  `.layout-${layout} { --reveal-duration: ${duration}ms; --reveal-delay: ${delay}ms; --reveal-easing: ${easing}; }`;

/** Returns the theme variables of the options that `theme.style` in `site.yaml` chooses. */
function styleVariables({ style }: SiteModel['theme'], { style: choices = {} }: Pick<ThemeDefinition, 'style'>): string {
  const declarations = Object.entries(choices).flatMap(([name, { options, default: preset }]) =>
    Object.entries(options[style[name] ?? preset] ?? {}).map(([variable, value]) => `${variable}: ${value};`),
  );
  // `inline`: utilities contain the value, and only variables that stylesheets use are declared.
  return declarations.length > 0 ? `@theme inline {\n  ${declarations.join('\n  ')}\n}` : '';
}

/** Not for print: paper is light. */
const query = '@media screen and (prefers-color-scheme: dark)';

/**
 * Returns the CSS of `theme.darkMode` in `site.yaml`: its colours, those of the elements that stay as they are, and the
 * variant `dark-mode` for other styles. Without the setting, the variant matches nothing and leaves nothing in the stylesheet.
 */
function darkModeCss({ colors, darkMode }: SiteModel['theme'], definition: Pick<ThemeDefinition, 'darkMode'>): string {
  const declared = definition.darkMode;
  if (!darkMode || !declared) return '@custom-variant dark-mode (@media not all);';
  const replaced = Object.entries(declared.colors).map(([role, { replaces }]) => ({ name: replaces, value: colorNamed(darkMode, role) }));
  const changed = replaced.map(({ name, value }) => `--color-${name}: ${value};`);
  const kept = replaced.map(({ name }) => `--color-${name}: ${colorNamed(colors, name)};`);
  return `
@custom-variant dark-mode (${query});
${query} {
  :root { color-scheme: dark; ${changed.join(' ')} }
  ${declared.unchanged.length > 0 ? `:is(${declared.unchanged.join(', ')}) { color-scheme: light; ${kept.join(' ')} }` : ''}
}`;
}
