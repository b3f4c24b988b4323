import {
  colorNamed,
  contrastOf,
  escapeHtml,
  type Palette,
  palettesOf,
  type RenderedBlock,
  type SiteModel,
  type ThemeDefinition,
} from '@pagewright/core';

/** What the page of the theme shows above the blocks. */
export type ThemeSummary = {
  theme: SiteModel['theme'];
  definition: ThemeDefinition;
  /** The block types that the page cannot show. */
  missing: readonly string[];
  /** The HTML of the links to the other pages of the preview. */
  navigation: string;
};

/** Renders colours, pairs of colours with their contrast, fonts and choices of a theme. Independent of the site's stylesheet. */
export function renderThemeSummary({ theme, definition, missing, navigation }: ThemeSummary): RenderedBlock {
  const sections = [
    ...palettesOf(theme, definition).flatMap((palette, index) => [
      section(
        index === 0 ? 'Colours' : 'Colours of the dark mode',
        colours(palette, index === 0 ? definition.colors : definition.darkMode?.colors),
      ),
      section(index === 0 ? 'Text and backgrounds' : 'Text and backgrounds in the dark mode', pairs(palette)),
    ]),
    section('Fonts', fonts(theme)),
    section('Choices of theme.look and theme.style', choices(theme, definition)),
    ...(missing.length > 0 ? [section('Blocks that are not below', `<p>${notShown}</p><p>${missing.map(code).join(', ')}</p>`)] : []),
  ];
  return {
    key: 'theme-summary',
    type: 'theme-summary',
    html: `<style>${styles}</style><div class="theme-summary">${navigation}<h1>Theme</h1>${sections.join('')}<h2>Blocks</h2></div>`,
    isIsland: false,
    isRevealed: false,
    isAboveHeader: false,
  };
}

const notShown = 'No page uses these block types, and there is no example of them that fits this site.';

const section = (heading: string, html: string): string => `<section><h2>${heading}</h2>${html}</section>`;
const code = (text: string): string => `<code>${escapeHtml(text)}</code>`;

/** Descriptions have names in backticks. */
const described = (text: string): string => `<small>${escapeHtml(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>')}</small>`;

function colours({ colors }: Palette, declared: Readonly<Record<string, { describe: string }>> = {}): string {
  const items = Object.entries(declared).map(([name, { describe }]) => {
    const value = colorNamed(colors, name);
    return `<li><span style="background: ${value}"></span>${code(name)} ${value}${described(describe)}</li>`;
  });
  return `<ul>${items.join('')}</ul>`;
}

function pairs({ colors, pairs: declared }: Palette): string {
  const items = declared.map((pair) => {
    const text = colorNamed(colors, pair.text);
    const on = colorNamed(colors, pair.on);
    return `<li><span style="color: ${text}; background: ${on}">Aa</span>${code(`${pair.text} on ${pair.on}`)} ${contrastOf(pair, colors).toFixed(1)} to 1${described(pair.use)}</li>`;
  });
  return `<ul>${items.join('')}</ul>`;
}

function fonts({ fonts: { display, text } }: SiteModel['theme']): string {
  const sample = ({ family, weights }: typeof text, use: string): string =>
    `<p style="font-family: &quot;${escapeHtml(family)}&quot;; font-size: 2rem">${escapeHtml(family)}</p><small>${use}, weights ${escapeHtml(weights)}</small>`;
  return sample(display, 'Headings') + sample(text, 'All other text');
}

function choices({ look = '', style }: SiteModel['theme'], { look: looks, style: declared }: ThemeDefinition): string {
  const values: Readonly<Record<string, string>> = { look, ...style };
  const items = Object.entries({ ...(looks && { look: looks }), ...declared }).map(([name, { describe, options }]) => {
    const others = (Array.isArray(options) ? options : Object.keys(options)).filter((option) => option !== values[name]);
    const chosen = code(`${name}: ${values[name] ?? ''}`);
    return `<li>${chosen} or ${others.map(code).join(', ')}${described(describe)}</li>`;
  });
  return items.length > 0 ? `<ul>${items.join('')}</ul>` : '<p>This theme has none.</p>';
}

const styles = `
.theme-summary { padding: 7rem clamp(1rem, 5vw, 4rem) 2rem; background: #fff; color: #1b1b1b; font: 1rem/1.5 system-ui, sans-serif; }
.theme-summary :is(h1, h2) { margin: 0 0 1rem; font: 700 1.5rem/1.3 system-ui, sans-serif; }
.theme-summary h1 { font-size: 2.25rem; }
.theme-summary nav { display: flex; flex-wrap: wrap; gap: 0.25rem; margin: 0 0 1.5rem -0.75rem; }
.theme-summary nav a { padding: 0.375rem 0.75rem; border-radius: 0.5rem; color: inherit; font-weight: 600; text-decoration: none; }
.theme-summary nav a:hover { background: #0001; }
.theme-summary nav a[aria-current] { background: #1b1b1b; color: #fff; }
.theme-summary section { margin-bottom: 2.5rem; }
.theme-summary ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(16rem, 100%), 1fr)); gap: 1.25rem; margin: 0; padding: 0; list-style: none; }
.theme-summary li span { display: grid; place-items: center; height: 4.5rem; margin-bottom: 0.5rem; border: 1px solid #8888; border-radius: 0.5rem; font-size: 1.5rem; font-weight: 700; }
.theme-summary code { font: 600 0.9375rem/1.5 ui-monospace, monospace; }
.theme-summary small { display: block; font-size: 0.9375rem; color: #555; }`;
