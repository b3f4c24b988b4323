import { dive } from './association/dive.ts';
import { garden } from './association/garden.ts';
import { lifebuoy } from './association/lifebuoy.ts';
import { pump } from './association/pump.ts';
import { table } from './association/table.ts';
import { printSheet, type Sheet } from './course/print-sheet.ts';
import { openStudio, type Studio } from './studio.ts';

/** Prints the pictures of the starter `association`: woodcuts in two inks. */
export async function makeAssociation({ root }: Studio): Promise<void> {
  const studio = openStudio(root, 'starters/association/content');
  const sheets: Readonly<Record<string, Sheet>> = {
    sprung: dive(),
    aufsicht: lifebuoy(),
    garten: garden(),
    technik: pump(),
    tisch: table(),
  };
  for (const [name, sheet] of Object.entries(sheets))
    await studio.save(`drucke/${name}.webp`, await (await printSheet(sheet)).blur(0.8).webp({ quality: 66, effort: 6 }).toBuffer());
}
