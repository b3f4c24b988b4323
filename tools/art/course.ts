import { printSheet, type Sheet } from './course/print-sheet.ts';
import { bird, waves } from './course/relief.ts';
import { book, fish, pears } from './course/stills.ts';
import { letters, press, roller } from './course/workshop.ts';
import { outline } from './lettering/outline.ts';
import { loadTypeface, typefaces } from './lettering/typefaces.ts';
import { openStudio, type Studio } from './studio.ts';

/** Prints the pictures of the starter `course`. */
export async function makeCourse({ root }: Studio): Promise<void> {
  const studio = openStudio(root, 'starters/course/content');
  const font = await loadTypeface(root, typefaces.alfaSlab);
  const shape = (text: string, size: number, x: number, baseline: number): string => outline(font, text, { size, x, baseline }).d;
  const sheets: Readonly<Record<string, Sheet>> = {
    roller: roller(),
    press: press(),
    bird: bird(),
    letters: letters(shape),
    pears: pears(),
    fish: fish(),
    waves: waves(),
    book: book(),
  };
  for (const [name, sheet] of Object.entries(sheets))
    await studio.save(`prints/${name}.webp`, await (await printSheet(sheet)).webp({ quality: 72, effort: 6 }).toBuffer());
}
