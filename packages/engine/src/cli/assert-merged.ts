import { type Dirent, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { CodeMistake } from '../files/describe-code-error.ts';
import { displayPath } from '../files/display-path.ts';
import type { Project } from './declare/command.ts';

/** The end of the name of a file in which `upgrade` leaves both sides of a conflict. */
export const conflictEnding = '.merge';

/** Throws a `CodeMistake` for the first file in conflict of a project, wherever an upgrade writes: the site would be that of only one of its sides. */
export function assertMerged({ codeDirs }: Pick<Project, 'codeDirs'>): void {
  const both = codeDirs.map(conflictIn).find((conflict) => conflict !== undefined);
  if (both === undefined) return;
  throw new CodeMistake(
    { file: both.slice(0, -conflictEnding.length), line: 1, column: 1 },
    `This file has a conflict of an upgrade, which ${displayPath(both)} shows.`,
    `Write into this file what both sides want, and delete ${displayPath(both)}.`,
  );
}

/** Folders of programs, in which an upgrade merges nothing. */
const ofPrograms = /^(?:node_modules|dist|\.(?!vscode$|github$).*)$/;

function conflictIn(folder: string): string | undefined {
  const entries = entriesOf(folder);
  const conflict = entries.find((entry) => entry.isFile() && entry.name.endsWith(conflictEnding));
  if (conflict) return join(folder, conflict.name);
  const folders = entries.filter((entry) => entry.isDirectory() && !ofPrograms.test(entry.name));
  return folders.map(({ name }) => conflictIn(join(folder, name))).find((found) => found !== undefined);
}

/** Returns what is in a folder. Nothing for one that cannot be read: no upgrade has written into it. */
function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
