import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { foldersOfCode, sourceFolders } from '../definition/code-folders.ts';
import { CodeMistake } from '../files/describe-code-error.ts';
import { displayPath } from '../files/display-path.ts';
import type { Project } from './declare/command.ts';

/** The end of the name of a file in which `upgrade` leaves both sides of a conflict. */
export const conflictEnding = '.merge';

/** Throws a `CodeMistake` for the first file of the code in conflict: pages would be built from only one of its sides. */
export function assertMerged({ codeDirs }: Pick<Project, 'codeDirs'>): void {
  for (const folder of sourceFolders(foldersOfCode(codeDirs)).filter((one) => existsSync(one))) {
    const conflict = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find((name) => name.endsWith(conflictEnding));
    if (conflict === undefined) continue;
    const both = join(folder, conflict);
    const file = both.slice(0, -conflictEnding.length);
    throw new CodeMistake(
      { file, line: 1, column: 1 },
      `This file has a conflict of an upgrade, which ${displayPath(both)} shows.`,
      `Write into this file what both sides want, and delete ${displayPath(both)}.`,
    );
  }
}
