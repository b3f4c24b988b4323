import { createProblem } from '../problems/create-problem.ts';
import type { Problem } from '../problems/problem.ts';
import type { SiteSettings } from '../schema/site-settings.ts';
import { correctedLine } from '../yaml/source-lines.ts';
import type { Check } from './check.ts';
import { contrast, nearestShade } from './contrast.ts';

type Token = keyof SiteSettings['theme']['colors'];

/** What stands on what in `src/shell`, `src/ui` and `src/blocks`; all of it is text of ordinary size somewhere. */
const pairs: [words: Token, ground: Token, what: string][] = [
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
const least = 4.5;

/** Colours in the order in which one of a pair is asked to change: an accent before a ground. */
const movable: Token[] = ['marigold', 'madder', 'peacock', 'paper', 'cotton', 'ink'];

/** Colours that stand on one another must differ enough to be read. One message a colour. */
export const lowContrast: Check = ({ settings, settingsFile }) => {
  if (!settings) return [];
  const { colors } = settings.theme;
  const low = pairs.filter(([words, ground]) => contrast(colors[words], colors[ground]) < least);
  return movable.flatMap((token) => {
    const own = low.filter(([words, ground]) => movable.find((one) => one === words || one === ground) === token);
    return own.length > 0 ? [problemOf(token, own, { colors, file: settingsFile })] : [];
  });
};

type Where = { colors: Record<Token, string>; file: Parameters<Check>[0]['settingsFile'] };

function problemOf(token: Token, low: typeof pairs, { colors, file }: Where): Problem {
  const place = file.locate(['theme', 'colors', token], 'value');
  const named = low.map(
    ([words, ground, what]) => `${contrast(colors[words], colors[ground]).toFixed(1)} to 1 for ${what} (${words} on ${ground})`,
  );
  const isReadable = (shade: string): boolean =>
    pairs.every(([words, ground]) => {
      if (words !== token && ground !== token) return true;
      return contrast(words === token ? shade : colors[words], ground === token ? shade : colors[ground]) >= least;
    });
  const shade = nearestShade(colors[token], isReadable);
  return createProblem({
    code: 'low-contrast',
    place,
    text: file.text,
    message: `"${token}" differs too little from the colours that it meets: ${named.join(', ')}.`,
    hint: `Text needs ${least} to 1.${shade === undefined ? '' : ` The nearest shade that has it is ${shade}.`}`,
    ...(shade !== undefined && { fix: correctedLine(file.text, place, `"${shade}"`) }),
  });
}
