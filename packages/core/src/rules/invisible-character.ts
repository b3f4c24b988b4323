import type { Finding } from '../problems/create-problem.ts';
import { lineAt } from '../yaml/source-lines.ts';
import type { SourceFile } from '../yaml/yaml-file.ts';
import { defineRule } from './define-rule.ts';

export const invisibleCharacter = defineRule({
  code: 'invisible-character',
  severity: 'warning',
  fixable: true,
  where: 'block',
  summary: 'A text contains an invisible character, such as a zero-width space.',
  why: 'Invisible characters come with copied text. They break search, copying and line breaks. The ones that join letters or emoji are accepted.',
  wrong: ['type: hero', 'heading: Our\u200B workshop'].join('\n'),
  right: ['type: hero', 'heading: Our workshop'].join('\n'),
  checkFile: findInvisible,
});

/** Returns one finding per line. Its edits remove all such characters of the line. */
function findInvisible(file: SourceFile): Finding[] {
  const byLine = new Map<number, InvisibleCharacter[]>();
  const text = file.readText();
  for (const character of invisibleCharacters(text)) {
    const { start, text: line } = lineAt(text, character.start);
    // That of a field is explained there: without it, the field is another one.
    if (
      /^ *(?:- +)*[\w\p{Default_Ignorable_Code_Point}-]*$/u.test(text.slice(start, character.start)) &&
      /^\S*:(?:\s|$)/.test(line.slice(character.end - start))
    )
      continue;
    byLine.set(start, [...(byLine.get(start) ?? []), character]);
  }
  return [...byLine].map(([lineStart, characters]) => findingOf(file, lineStart, characters));
}

function findingOf({ displayPath, readText }: SourceFile, lineStart: number, characters: readonly InvisibleCharacter[]): Finding {
  const text = readText();
  const [first = { start: lineStart, end: lineStart, name: '' }] = characters;
  const edits = characters.map(({ start, end }) => ({ start, end, text: /[\u2028\u2029]/.test(text.slice(start, end)) ? ' ' : '' }));
  const others = characters.length - 1;
  return {
    place: {
      file: displayPath,
      line: text.slice(0, lineStart).split('\n').length,
      column: first.start - lineStart + 1,
      length: first.end - first.start,
    },
    text,
    message: `There is an invisible character here (${first.name})${others > 0 ? `, and ${others} more on this line` : ''}.`,
    hint: 'Remove it. To keep it, put the text in double quotes and write its code, such as \\u00AD for a soft hyphen.',
    edits,
  };
}

/** An invisible character: its range in the text in UTF-16 units, and its name. */
type InvisibleCharacter = { start: number; end: number; name: string };

/** Unicode's default ignorable characters, and the line and paragraph separators, which browsers do not show. */
const invisible = /[\p{Default_Ignorable_Code_Point}\u2028\u2029]/gu;

const names: Readonly<Record<string, string>> = {
  '\u00AD': 'soft hyphen',
  '\u200B': 'zero-width space',
  '\u200C': 'zero-width non-joiner',
  '\u200D': 'zero-width joiner',
  '\u2028': 'line separator',
  '\u2029': 'paragraph separator',
  '\u2060': 'word joiner',
  '\uFEFF': 'byte order mark',
};

/** Scripts in which U+200C and U+200D control how letters join or form clusters (Unicode standard, chapters 9, 12 and 13). */
const joining =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Nko}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]/u;
/** Scripts without spaces between words, in which U+200B allows a line break. */
const unspaced = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]/u;
/** Characters that a variation selector may follow. */
const variable = /[\p{Emoji}\p{S}\p{P}\p{Script=Han}\p{Script=Mongolian}\p{Script=Myanmar}\p{Script=Phags_Pa}]/u;
const emoji = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F|\u20E3/u;

/** True when an invisible character has an effect: it shapes letters, joins an emoji or allows a line break. */
function isMeant(character: string, before: string, after: string): boolean {
  // Tag characters are part of flag emoji. Schemas reject them elsewhere.
  if (/[\u{E0020}-\u{E007F}]/u.test(character)) return /[\u{1F3F4}\u{E0020}-\u{E007E}]/u.test(before);
  if (/\p{Variation_Selector}/u.test(character)) return variable.test(before);
  switch (character) {
    case '\u200D':
      return joining.test(before) || (emoji.test(before) && /\p{Extended_Pictographic}/u.test(after));
    case '\u200C':
      return joining.test(before) && /[\p{L}\p{M}\p{N}\p{P}\s]/u.test(after);
    case '\u200B':
      return unspaced.test(before) || unspaced.test(after);
    case '\u00AD':
      return /\p{L}/u.test(before) && /\p{L}/u.test(after);
    case '\u2060':
      return /[\p{P}\p{S}\p{Z}]/u.test(before) || /[\p{P}\p{S}\p{Z}]/u.test(after);
    default:
      return false;
  }
}

/** Returns the invisible characters of a text that have no effect. */
function invisibleCharacters(text: string): InvisibleCharacter[] {
  return [...text.matchAll(invisible)].flatMap(({ 0: character, index }) => {
    const end = index + character.length;
    if (isMeant(character, lastOf(text.slice(Math.max(0, index - 2), index)), [...text.slice(end, end + 2)][0] ?? '')) return [];
    const number = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
    return [{ start: index, end, name: names[character] ? `${names[character]}, ${number}` : number }];
  });
}

const lastOf = (text: string): string => [...text].at(-1) ?? '';
