import { memoizeByKey } from '../cache/memoize-by-key.ts';
import { createProblem } from '../problems/create-problem.ts';
import type { Problem } from '../problems/problem.ts';
import { lineAt } from '../yaml/source-lines.ts';
import type { YamlFile } from '../yaml/yaml-file.ts';
import type { Check } from './check.ts';
import { type InvisibleCharacter, invisibleCharacters } from './invisible-text.ts';
import { yamlFiles } from './yaml-files.ts';

/** A character that nobody sees breaks search, copying and links. One that is written out, as "\u00AD", is meant. */
export const invisibleCharacter: Check = (site) => yamlFiles(site).flatMap((file) => memoizeByKey(known, file, () => problemsOf(file)));

const known = new WeakMap<YamlFile, Problem[]>();

/** One problem for each line. Its edits remove all such characters of the line. */
function problemsOf(file: YamlFile): Problem[] {
  const byLine = new Map<number, InvisibleCharacter[]>();
  for (const character of invisibleCharacters(file.text)) {
    const { start } = lineAt(file.text, character.start);
    byLine.set(start, [...(byLine.get(start) ?? []), character]);
  }
  return [...byLine].map(([lineStart, characters]) => problemOf(file, lineStart, characters));
}

function problemOf({ shown, text }: YamlFile, lineStart: number, characters: readonly InvisibleCharacter[]): Problem {
  const [first = { start: lineStart, end: lineStart, name: '' }] = characters;
  const edits = characters.map(({ start, end }) => ({ start, end, text: /[\u2028\u2029]/.test(text.slice(start, end)) ? ' ' : '' }));
  const others = characters.length - 1;
  return createProblem({
    code: 'invisible-character',
    severity: 'warning',
    place: {
      file: shown,
      line: text.slice(0, lineStart).split('\n').length,
      column: first.start - lineStart + 1,
      length: first.end - first.start,
    },
    text,
    message: `There is a character here that nobody sees (${first.name})${others > 0 ? `, and ${others} more on this line` : ''}.`,
    hint: 'Remove it. If it is meant, put the text in double quotes and write it out, such as \\u00AD for a soft hyphen.',
    edits,
  });
}
