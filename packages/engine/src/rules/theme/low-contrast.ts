import type { Finding } from '../../problems/create-problem.ts';
import { type ColorPair, colorNamed, type ThemeDefinition } from '../../schema/theme-definition.ts';
import { correctedLine } from '../../yaml/source-lines.ts';
import type { YamlFile } from '../../yaml/yaml-file.ts';
import { contrast, nearestShade } from '../analysis/contrast.ts';
import { defineRule } from '../define-rule.ts';

/** WCAG 2.2, success criterion 1.4.3, for text of normal size. */
const minContrast = 4.5;

/** Returns the colours in the order in which they should change: accents first, then the others from last to first. */
function changeOrder({ colors }: ThemeDefinition): string[] {
  const names = Object.keys(colors);
  return [...names.filter((name) => colors[name]?.isAccent), ...names.filter((name) => !colors[name]?.isAccent).reverse()];
}

export const lowContrast = defineRule({
  code: 'low-contrast',
  severity: 'error',
  fixable: false,
  where: 'settings',
  summary: 'The contrast between a text colour and its background is too low.',
  why: 'Many people cannot read text with a contrast below 4.5 to 1, or recognise icons below 3 to 1 (WCAG 2.2, 1.4.3 and 1.4.11).',
  wrong: ['theme:', '  colors:', '    accent: "#f2a08f"'].join('\n'),
  right: ['theme:', '  colors:', '    accent: "#c8371f"'].join('\n'),
  check: ({ settings, settingsFile, schemas: { theme } }) => {
    if (!settings) return [];
    const { colors } = settings.theme;
    const { contrast: pairs } = theme;
    const low = pairs.filter((pair) => contrastOf(pair, colors) < minContrast);
    const order = changeOrder(theme);
    return order.flatMap((name) => {
      const own = low.filter(({ text, on }) => order.find((one) => one === text || one === on) === name);
      return own.length > 0 ? [findingOf(name, own, { colors, pairs, file: settingsFile })] : [];
    });
  },
});

type Colors = Readonly<Record<string, string>>;

const contrastOf = ({ text, on }: ColorPair, colors: Colors): number => contrast(colorNamed(colors, text), colorNamed(colors, on));

type Subject = { colors: Colors; pairs: readonly ColorPair[]; file: YamlFile };

function findingOf(name: string, low: readonly ColorPair[], { colors, pairs, file }: Subject): Finding {
  const place = file.locate(['theme', 'colors', name], 'value');
  const named = low.map((pair) => `${contrastOf(pair, colors).toFixed(1)} to 1 for ${pair.use} (${pair.text} on ${pair.on})`);
  const isReadable = (shade: string): boolean =>
    pairs.every((pair) => (pair.text !== name && pair.on !== name) || contrastOf(pair, { ...colors, [name]: shade }) >= minContrast);
  const shade = nearestShade(colorNamed(colors, name), isReadable);
  return {
    place,
    text: file.text,
    message: `The contrast of "${name}" is too low: ${named.join(', ')}.`,
    hint: `Text needs ${minContrast} to 1.${shade === undefined ? '' : ` The nearest shade with enough contrast is ${shade}.`}`,
    ...(shade !== undefined && { fix: correctedLine(file.text, place, `"${shade}"`) }),
  };
}
