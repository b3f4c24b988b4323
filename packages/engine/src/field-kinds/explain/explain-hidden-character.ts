import { type Explanation, type Mismatch, notAccepted, show } from './mismatch.ts';

const names: Record<string, string> = {
  '\u0000': 'a character of nothing',
  '\u200E': 'a mark that turns the direction of text',
  '\u200F': 'a mark that turns the direction of text',
  '\u202E': 'a sign that turns the direction of text',
};

const hidden = /[\p{Cc}\p{Bidi_Control}\p{Cs}\u{E0000}-\u{E007F}]/u;
const everyHidden = new RegExp(hidden, 'gu');

/** Explains a text with an invisible character that changes how the text reads. Any other text breaks the rule `accepted`. */
export function explainHiddenCharacter(mismatch: Mismatch, found: string, accepted: string): Explanation {
  const character = hidden.exec(found.replaceAll(/[\n\t]/g, ' '))?.[0];
  if (character === undefined) return notAccepted(mismatch, accepted);
  const { field, corrected } = mismatch;
  const number = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  const clean = found.replaceAll(everyHidden, '');
  return {
    code: 'control-character',
    message: `"${field}" holds ${names[character] ?? 'a character that cannot be seen'} (${number}), between ${show(around(found, character))}.`,
    hint: 'Write the text anew instead of copying it.',
    fix: corrected(`"${clean.replaceAll(/["\\]/g, '\\$&')}"`),
  };
}

/** A few letters before and after a character, without the character. */
function around(text: string, character: string): string {
  const at = text.indexOf(character);
  return `${text.slice(Math.max(0, at - 8), at)}…${text.slice(at + character.length, at + 9)}`.replaceAll(everyHidden, '');
}
