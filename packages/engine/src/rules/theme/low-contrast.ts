import type { Finding } from '../../problems/create-problem.ts';
import type { SiteSettings } from '../../schema/site-settings.ts';
import { correctedLine } from '../../yaml/source-lines.ts';
import type { YamlFile } from '../../yaml/yaml-file.ts';
import { contrast, nearestShade } from '../analysis/contrast.ts';
import { defineRule } from '../define-rule.ts';

type Token = keyof SiteSettings['theme']['colors'];
type Pair = readonly [text: Token, background: Token, use: string];

/** The pairs of text and background in `src/fields`, `src/ui` and `src/blocks`. Each is somewhere text of normal size. */
const pairs: readonly Pair[] = [
  ['ink', 'cotton', 'text on the ground of pages'],
  ['ink', 'paper', 'text on cards'],
  ['cotton', 'ink', 'text on dark sections'],
  ['marigold', 'ink', 'links and figures on dark sections'],
  ['ink', 'marigold', 'text on badges'],
  ['paper', 'madder', 'text on buttons'],
  ['madder', 'cotton', 'links on the ground of pages'],
  ['madder', 'paper', 'links and messages on cards'],
  ['paper', 'peacock', 'text on slides and on the chat button'],
];

/** WCAG 2.2, success criterion 1.4.3, for text of normal size. */
const leastContrast = 4.5;

/** The order in which one colour of a pair is asked to change: accents before backgrounds. */
const changeOrder: readonly Token[] = ['marigold', 'madder', 'peacock', 'paper', 'cotton', 'ink'];

export const lowContrast = defineRule({
  code: 'low-contrast',
  severity: 'error',
  fixable: false,
  where: 'settings',
  summary: 'Two colours that stand on one another are too alike.',
  why: 'Text needs a contrast of 4.5 to 1, large signs 3 to 1 (WCAG 2.2, 1.4.3 and 1.4.11), or many people cannot read it.',
  wrong: ['theme:', '  colors:', '    madder: "#f2a08f"'].join('\n'),
  right: ['theme:', '  colors:', '    madder: "#c8371f"'].join('\n'),
  check: ({ settings, settingsFile }) => {
    if (!settings) return [];
    const { colors } = settings.theme;
    const low = pairs.filter(([text, background]) => contrast(colors[text], colors[background]) < leastContrast);
    return changeOrder.flatMap((token) => {
      const own = low.filter(([text, background]) => changeOrder.find((one) => one === text || one === background) === token);
      return own.length > 0 ? [findingOf(token, own, { colors, file: settingsFile })] : [];
    });
  },
});

type Theme = { colors: Record<Token, string>; file: YamlFile };

function findingOf(token: Token, low: readonly Pair[], { colors, file }: Theme): Finding {
  const place = file.locate(['theme', 'colors', token], 'value');
  const named = low.map(
    ([text, background, use]) => `${contrast(colors[text], colors[background]).toFixed(1)} to 1 for ${use} (${text} on ${background})`,
  );
  const isReadable = (shade: string): boolean =>
    pairs.every(([text, background]) => {
      if (text !== token && background !== token) return true;
      return contrast(text === token ? shade : colors[text], background === token ? shade : colors[background]) >= leastContrast;
    });
  const shade = nearestShade(colors[token], isReadable);
  return {
    place,
    text: file.text,
    message: `"${token}" differs too little from the colours that it meets: ${named.join(', ')}.`,
    hint: `Text needs ${leastContrast} to 1.${shade === undefined ? '' : ` The nearest shade that has it is ${shade}.`}`,
    ...(shade !== undefined && { fix: correctedLine(file.text, place, `"${shade}"`) }),
  };
}
