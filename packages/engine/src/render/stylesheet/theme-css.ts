import { directionOf } from '../../model/languages.ts';
import type { SiteModel } from '../../model/site-model.ts';

type Font = SiteModel['theme']['fonts']['display'];

/** Returns the CSS of the settings in `site.yaml`: colours, fonts, reveal animation, scroll padding above anchors. */
export function themeCss(site: SiteModel): string {
  const { theme, motion, header } = site;
  const { colors, fonts } = theme;
  const { reveal } = motion;
  const tokens = Object.entries(colors).map(([name, value]) => `--color-${name}: ${value};`);
  const family = (font: Font): string => `"${font.family}", "${font.family} fallback", sans-serif`;
  return `
${fontFaces(fonts.display, 'Arial Bold')}
${fontFaces(fonts.text, 'Arial')}
@theme {
  --color-*: initial;
  --font-*: initial;
  --default-*: initial;
  --default-transition-duration: 150ms;
  --default-transition-timing-function: ease;
  ${tokens.join('\n  ')}
  --font-display: ${family(fonts.display)};
  --font-text: ${family(fonts.text)};
}
html { scroll-padding-top: ${header.anchorOffset}px; }
${hasRightToLeft(site) ? directionVariable : ''}
${Object.entries(reveal)
  .map(([layout, values]) => revealVariables(layout, values))
  .join('\n')}
`;
}

/** For movements and gradients, which have no logical properties: 1 along the line of text, or -1. Without it, themes use 1. */
const directionVariable = '[dir="rtl"] { --forward: -1; }\n[dir="ltr"] { --forward: 1; }';

const hasRightToLeft = ({ language, siteLanguages }: SiteModel): boolean =>
  siteLanguages ? siteLanguages.some(({ direction }) => direction === 'rtl') : directionOf(language) === 'rtl';

function fontFaces({ family, file, weights, fallback }: Font, local: string): string {
  return `@font-face {
  font-family: "${family}";
  src: url("${file}") format("woff2");
  font-weight: ${weights};
  font-display: swap;
}
@font-face {
  font-family: "${family} fallback";
  src: local("${local}"), local("${local.replace('Arial', 'Liberation Sans')}");
  size-adjust: ${fallback.sizeAdjust}%;
  ascent-override: ${fallback.ascent}%;
  descent-override: ${fallback.descent}%;
  line-gap-override: ${fallback.lineGap}%;
}`;
}

const revealVariables = (layout: string, { duration, delay, easing }: SiteModel['motion']['reveal'][string]): string =>
  `.layout-${layout} { --reveal-duration: ${duration}ms; --reveal-delay: ${delay}ms; --reveal-easing: ${easing}; }`;
