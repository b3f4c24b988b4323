import type { Finding } from '../../problems/create-problem.ts';
import { type ColorPair, colorNamed, type ThemeDefinition } from '../../schema/theme-definition.ts';
import { correctedLine } from '../../yaml/source-lines.ts';
import type { YamlFile } from '../../yaml/yaml-file.ts';
import { contrast, nearestShade } from '../analysis/contrast.ts';
import { defineRule } from '../define-rule.ts';

/** WCAG 2.2, success criterion 1.4.3, for text of normal size. */
const leastContrast = 4.5;

/** The colours in the order in which one of a pair is asked to change: accents first, then backgrounds from the last to the first. */
function changeOrder({ colors }: ThemeDefinition): string[] {
  const names = Object.keys(colors);
  return [...names.filter((name) => colors[name]?.isAccent), ...names.filter((name) => !colors[name]?.isAccent).reverse()];
}

export const lowContrast = defineRule({
  code: 'low-contrast',
  severity: 'error',
  fixable: false,
  where: 'settings',
  summary: 'Two colours that stand on one another are too alike.',
  why: 'Text needs a contrast of 4.5 to 1, large signs 3 to 1 (WCAG 2.2, 1.4.3 and 1.4.11), or many people cannot read it.',
  wrong: ['theme:', '  colors:', '    accent: "#f2a08f"'].join('\n'),
  right: ['theme:', '  colors:', '    accent: "#c8371f"'].join('\n'),
  check: ({ settings, settingsFile, schemas: { theme } }) => {
    if (!settings) return [];
    const { colors } = settings.theme;
    const { contrast: pairs } = theme;
    const low = pairs.filter((pair) => contrastOf(pair, colors) < leastContrast);
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
    pairs.every((pair) => (pair.text !== name && pair.on !== name) || contrastOf(pair, { ...colors, [name]: shade }) >= leastContrast);
  const shade = nearestShade(colorNamed(colors, name), isReadable);
  return {
    place,
    text: file.text,
    message: `"${name}" differs too little from the colours that it meets: ${named.join(', ')}.`,
    hint: `Text needs ${leastContrast} to 1.${shade === undefined ? '' : ` The nearest shade that has it is ${shade}.`}`,
    ...(shade !== undefined && { fix: correctedLine(file.text, place, `"${shade}"`) }),
  };
}
