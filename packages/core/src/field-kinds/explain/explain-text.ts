import { accepts } from '../../schema/field-plan.ts';
import { invisible, plainText } from '../../text/invisible-characters.ts';
import { slugOf } from '../../text/slug.ts';
import { readFocus } from '../../text/written-focus.ts';
import { inQuotes } from '../../yaml/source-lines.ts';
import { type Explanation, type Mismatch, notAccepted, show } from './mismatch.ts';

/** Names of characters in messages. */
const names: Record<string, string> = {
  '\u200E': 'an invisible character that changes the text direction',
  '\u200F': 'an invisible character that changes the text direction',
  '\u202E': 'an invisible character that changes the text direction',
};

const hidden = /[\p{Cc}\p{Bidi_Control}\p{Cs}\u{E0000}-\u{E007F}]/u;
const everyHidden = new RegExp(hidden, 'gu');

/** Explains a text with an invisible character that changes how the text reads. Any other text breaks the rule `accepted`. */
export function explainHiddenCharacter(mismatch: Mismatch, found: string, accepted: string): Explanation {
  const character = hidden.exec(found.replaceAll(/[\n\t]/g, ' '))?.[0];
  if (character === undefined) return notAccepted(mismatch, accepted);
  const clean = found.replaceAll(everyHidden, '');
  return { ...describeHidden(mismatch, found, character), fix: mismatch.corrected(`"${clean.replaceAll(/["\\]/g, '\\$&')}"`) };
}

function describeHidden({ field }: Mismatch, found: string, character: string): Explanation {
  const number = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  return {
    code: 'control-character',
    message: `"${field}" contains ${names[character] ?? 'an invisible character'} (${number}), between ${show(around(found, character))}.`,
    hint: 'Type the text instead of copying it.',
  };
}

/** Returns a few letters before and after a character, without the character. */
function around(text: string, character: string): string {
  const at = text.indexOf(character);
  return `${text.slice(Math.max(0, at - 8), at)}…${text.slice(at + character.length, at + 9)}`.replaceAll(everyHidden, '');
}

/** Explains a focal point that is not written as two percentages. */
export function explainFocus(mismatch: Mismatch, found: string, accepted: string): Explanation {
  const right = readFocus(found);
  return { ...notAccepted(mismatch, accepted), ...(right !== undefined && mismatch.safeFix(right)) };
}

/** Explains an id, an anchor or another name with invalid characters. */
export function explainName(mismatch: Mismatch, found: string, accepted: string): Explanation {
  const plain = plainText(found);
  const [character] = found.match(invisible) ?? [];
  if (character !== undefined && accepts(mismatch.plan, plain))
    return { ...describeHidden(mismatch, found, character), fix: mismatch.corrected(plain) };
  const right = slugOf(found);
  const isUsable = right !== '' && accepts(mismatch.plan, right);
  if (isUsable && accepts(mismatch.plan, { value: right, label: found }))
    return {
      code: 'not-a-name',
      message: `${show(found)} is not a word of ${accepted.replace(/, such as .*/, '')}.`,
      hint: 'Write such a word as "value", and what visitors read as "label".',
      fix: mismatch.corrected(`{ value: ${right}, label: ${inQuotes(found)} }`),
    };
  return {
    code: 'not-a-name',
    message: `${show(found)} is not a valid ${mismatch.field === 'id' ? 'id' : `value for "${mismatch.field}"`}.${isUsable ? ` Did you mean "${right}"?` : ''}`,
    hint: `Use ${accepted}.`,
    ...(isUsable && { fix: mismatch.corrected(right) }),
  };
}
