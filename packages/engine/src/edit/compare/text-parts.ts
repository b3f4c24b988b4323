import { diffWordsWithSpace } from 'diff';

/** A piece of a text: one that stayed, or one that was removed or added. */
export type TextPart = { kind: 'same' | 'removed' | 'added'; text: string };

/** From this length on, a changed text is shown with the words that differ. A choice: a label is read faster as a whole. */
const longText = 40;

/** Two texts with more different words are two texts: the time of a comparison grows with the square of this number. */
const maxDifferences = 500;

/** How much of what stayed is shown beside a difference, in characters. */
const around = 40;

/** Returns how a text became another one: short ones as a whole, long ones word by word. Undefined for a value that was not there. */
export function textParts(before: string | undefined, after: string | undefined): TextPart[] {
  const whole = [part('removed', before), part('added', after)].flat();
  if (before === undefined || after === undefined || Math.min(before.length, after.length) < longText) return whole;
  const parts = diffWordsWithSpace(before, after, { maxEditLength: maxDifferences });
  if (!parts) return whole;
  const same = parts.reduce((sum, { added, removed, value }) => (added || removed ? sum : sum + value.trim().length), 0);
  // Another text: single words that both have would only be in the way.
  if (same < Math.min(before.length, after.length) / 3) return whole;
  return parts.flatMap(({ added, removed, value }, index) =>
    part(added ? 'added' : removed ? 'removed' : 'same', added || removed ? value : shortened(value, index > 0, index < parts.length - 1)),
  );
}

const part = (kind: TextPart['kind'], text: string | undefined): TextPart[] =>
  text === undefined || text === '' ? [] : [{ kind, text: kind === 'same' ? text : cut(text) }];

/** A choice: some lines of the list of changes. */
const longest = 400;

const cut = (text: string): string => (text.length > longest ? `${text.slice(0, longest)}…` : text);

/** Leaves out the middle of what stayed, and at the start and the end of the text what is far from the next difference. */
function shortened(text: string, hasBefore: boolean, hasAfter: boolean): string {
  if (text.length <= around * (hasBefore && hasAfter ? 2 : 1)) return text;
  return `${hasBefore ? text.slice(0, around) : ''}…${hasAfter ? text.slice(-around) : ''}`;
}
