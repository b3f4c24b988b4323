import type { Finding } from '../problems/create-problem.ts';
import { invisible, isMeant, neighboursOf } from '../text/invisible-characters.ts';
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

/** Returns the invisible characters of a text that have no effect. */
function invisibleCharacters(text: string): InvisibleCharacter[] {
  return [...text.matchAll(invisible)].flatMap(({ 0: character, index }) => {
    const end = index + character.length;
    if (isMeant(character, ...neighboursOf(text, index, end))) return [];
    const number = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
    return [{ start: index, end, name: names[character] ? `${names[character]}, ${number}` : number }];
  });
}
