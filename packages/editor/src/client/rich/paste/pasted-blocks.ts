import { levelOfBullet } from 'pagewright/fields';
import type { WordMarks } from './pasted-marks.ts';

/** A part of a pasted line: words with their marks, a picture of the site, or a line break. */
export type PastedWord = { text: string; marks: WordMarks } | { picture: { src: string; alt: string } } | 'break';

/** The place of a paragraph in a list that other programs write as paragraphs. */
export type ListPlace = { level: number; isOrdered: boolean; start: number };

/** A block of pasted HTML, without what belongs to the other program. */
export type PastedBlock =
  | { kind: 'paragraph'; words: readonly PastedWord[]; place?: ListPlace | undefined }
  | { kind: 'heading'; level: number; words: readonly PastedWord[] }
  | PastedList
  | { kind: 'quote'; blocks: readonly PastedBlock[] }
  | { kind: 'code'; text: string }
  | { kind: 'rule' }
  | PastedTable;

type PastedList = { kind: 'list'; isOrdered: boolean; start: number; items: PastedBlock[][] };

/** Rows with the same number of cells. `aligns` has an entry for each column. */
export type PastedTable = {
  kind: 'table';
  rows: readonly (readonly (readonly PastedWord[])[])[];
  aligns: readonly ('right' | 'center' | undefined)[];
};

/** Makes lists of the paragraphs that are entries of lists. */
export function groupLists(blocks: readonly PastedBlock[]): PastedBlock[] {
  const grouped: PastedBlock[] = [];
  let open: { list: PastedList; level: number }[] = [];
  for (const block of blocks) {
    if (block.kind !== 'paragraph' || !block.place) {
      const before = grouped.at(-1);
      // Bullets directly below others are one list for readers.
      if (block.kind === 'list' && before?.kind === 'list' && !block.isOrdered && !before.isOrdered) before.items.push(...block.items);
      else grouped.push(block);
      open = [];
      continue;
    }
    const { level, isOrdered, start } = block.place;
    while (open.length > 1 && (open.at(-1)?.level ?? 0) > level) open.pop();
    let last = open.at(-1);
    if (last && last.level >= level && last.list.isOrdered !== isOrdered) {
      open.pop();
      last = open.at(-1);
    }
    const above = grouped.at(-1);
    if (!last && !isOrdered && above?.kind === 'list' && !above.isOrdered) {
      last = { list: above, level };
      open.push(last);
    }
    if (!last || last.level < level) {
      const list: PastedList = { kind: 'list', isOrdered, start, items: [] };
      (last?.list.items.at(-1) ?? grouped).push(list);
      last = { list, level };
      open.push(last);
    }
    last.list.items.push([{ kind: 'paragraph', words: block.words }]);
  }
  return grouped;
}

/** True for words that show nothing. */
export const isBlank = (words: readonly PastedWord[]): boolean =>
  words.every((word) => word === 'break' || ('text' in word && word.text.trim() === ''));

/** Bullets that are written as characters: those of people, and those of the symbol fonts of Word, which has "o" with a tab in lists within lists. */
const bullet = /^[\s\u00A0]*([•●○◦▪■‣⁃·\uF0B7\uF0A7\uF0D8]|o(?=\t))(?:[\s\u00A0]+|$)/;

/** Returns the paragraphs that a run of words is: two line breaks are between two of them, and lines with a bullet are a list. */
export function paragraphsOf(words: readonly PastedWord[], place?: ListPlace): PastedBlock[] {
  const lines: PastedWord[][] = [[]];
  for (const word of words) {
    if (word === 'break') lines.push([]);
    else lines.at(-1)?.push(word);
  }
  const blocks: PastedBlock[] = [];
  let current: PastedWord[] | undefined;
  const close = (): void => {
    if (current) blocks.push({ kind: 'paragraph', words: current, place: blocks.length === 0 ? place : undefined });
    current = undefined;
  };
  for (const line of lines) {
    if (isBlank(line)) {
      close();
      continue;
    }
    const entry = place ? undefined : withoutBullet(line);
    if (entry) {
      close();
      blocks.push({ kind: 'paragraph', words: entry.words, place: { level: entry.level, isOrdered: false, start: 1 } });
    } else if (current) current.push('break', ...line);
    else current = line;
  }
  close();
  return blocks;
}

/** Returns a line without its bullet, and the level of that. Undefined for one that has none. */
function withoutBullet(line: readonly PastedWord[]): { words: PastedWord[]; level: number } | undefined {
  const [first, ...others] = line.slice(line.findIndex((word) => !isBlank([word])));
  if (first === undefined || first === 'break' || !('text' in first)) return undefined;
  const { text, marks } = first;
  const [start = '', sign = ''] = bullet.exec(text) ?? [];
  const isAlone = start === text && others[0] !== undefined && !isBlank(others.slice(0, 1));
  if (sign === '' || isAlone) return undefined;
  const words = [{ text: text.slice(start.length), marks }, ...others];
  return isBlank(words) ? undefined : { words, level: levelOfBullet(sign) };
}
