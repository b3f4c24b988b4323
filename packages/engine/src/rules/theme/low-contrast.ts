import type { Finding } from '../../problems/create-problem.ts';
import { type ColorPair, colorNamed } from '../../schema/theme-definition.ts';
import { correctedLine } from '../../yaml/source-lines.ts';
import type { YamlFile } from '../../yaml/yaml-file.ts';
import { nearestShade } from '../analysis/contrast.ts';
import { contrastOf, minContrast, type Palette, palettesOf } from '../analysis/palettes.ts';
import { defineRule } from '../define-rule.ts';

export const lowContrast = defineRule({
  code: 'low-contrast',
  severity: 'error',
  fixable: false,
  where: 'settings',
  summary: 'The contrast between a text colour and its background is too low.',
  why: 'Many people cannot read text with a contrast below 4.5 to 1, or recognise icons below 3 to 1 (WCAG 2.2, 1.4.3 and 1.4.11).',
  wrong: ['theme:', '  colors:', '    accent: "#f2a08f"'].join('\n'),
  right: ['theme:', '  colors:', '    accent: "#c8371f"'].join('\n'),
  check: ({ settings, settingsFile: file, schemas: { theme } }) => {
    if (!settings) return [];
    return palettesOf(settings.theme, theme).flatMap((palette) => {
      const low = palette.pairs.filter((pair) => contrastOf(pair, palette.colors) < minContrast);
      return palette.order.flatMap((name) => {
        const own = low.filter(({ text, on }) => palette.order.find((one) => one === text || one === on) === name);
        return own.length > 0 ? [findingOf(name, own, palette, file)] : [];
      });
    });
  },
});

function findingOf(name: string, low: readonly ColorPair[], { colors, pairs, pathOf, place: where }: Palette, file: YamlFile): Finding {
  const place = file.locate(pathOf(name), 'value');
  const named = low.map((pair) => `${contrastOf(pair, colors).toFixed(1)} to 1 for ${pair.use} (${pair.text} on ${pair.on})`);
  const isReadable = (shade: string): boolean =>
    pairs.every((pair) => (pair.text !== name && pair.on !== name) || contrastOf(pair, { ...colors, [name]: shade }) >= minContrast);
  const shade = nearestShade(colorNamed(colors, name), isReadable);
  return {
    place,
    text: file.readText(),
    message: `The contrast of "${name}"${where} is too low: ${named.join(', ')}.`,
    hint: `Text needs ${minContrast} to 1.${shade === undefined ? '' : ` The nearest shade with enough contrast is ${shade}.`}`,
    ...(shade !== undefined && { fix: correctedLine(file.readText(), place, `"${shade}"`) }),
  };
}
