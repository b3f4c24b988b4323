import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { idSchema, isObjectName, slugOf, type TextEdit } from '@pagewright/core';
import { z } from 'zod';
import { applyChanges, type EditedFile, type NewFile, readSource } from '../../edit/site-changes.ts';
import { displayPath } from '../../files/display-path.ts';
import { print } from '../print.ts';

/** A file of the project that gets more lines: its path from the root of the project, and the edits for its text. */
type Registry = { path: string; edits: (text: string) => TextEdit[] };

/**
 * Writes new files and the lines that register them, and removes files: all of it, or nothing when one of them fails. Returns the
 * paths of what is written, as messages show them. Throws, in plain words, when one of the new files exists.
 */
export async function writeCode(
  { root, siteDir = root }: { root: string; siteDir?: string },
  created: readonly NewFile[],
  registries: readonly Registry[],
  removed: readonly string[] = [],
): Promise<string[]> {
  const existing = created.find(({ absolute }) => existsSync(absolute));
  if (existing) throw new Error(`There is a file ${displayPath(existing.absolute)} already. Choose another name.`);
  const files = await Promise.all(
    registries.map(async ({ path, edits }): Promise<EditedFile> => {
      const source = await readSource(join(root, path));
      return { source, edits: edits(source.text) };
    }),
  );
  await applyChanges({ files, created, removed }, { root, siteDir }, [root, siteDir]);
  const changed = files.filter(({ edits }) => edits.length > 0);
  return [...created, ...changed.map(({ source }) => source)].map(({ absolute }) => displayPath(absolute));
}

/** Two lines of a registry: an import, and an entry of the object whose first line is `opening`. */
type Registration = {
  /** The import of what the entry names. Absent when the entry imports it by itself. */
  import?: { line: string; specifier: string };
  opening: string;
  entry: string;
  key: string;
};

/** The paths of the files whose lines `new` adds to, from the root of the project. */
export const registryPaths: readonly string[] = [
  'schemas/blocks/index.ts',
  'schemas/collections/index.ts',
  'src/blocks/enhance.ts',
  'src/blocks/interactive.ts',
  'src/blocks/static.ts',
];

/** Returns a name as an object key, with quotes only when it needs them. */
export const keyOf = (name: string): string => (name.includes('-') ? `'${name}'` : name);

/**
 * Returns the edits that add the two lines in alphabetical order. A line that is there already stays: somebody may have registered what is
 * written afterwards. Throws when the text has no line `opening`.
 */
export const registryEdits = (text: string, { import: added, ...registration }: Registration): TextEdit[] => [
  ...(added && !text.includes(`'${added.specifier}'`) ? [importEdit(text, added)] : []),
  ...entryEdits(text, registration),
];

/** Returns the one name that a text imports from a module: `one` in `import { one } from './one.ts';`. Undefined for other imports and for none. */
export function importedName(text: string, specifier: string): string | undefined {
  const line = linesOf(text).find((one) => one.endsWith(`from '${specifier}';`)) ?? '';
  return /^import (?:\{ (\w+) \}|(\w+)) from /
    .exec(line)
    ?.slice(1)
    .find((name) => name !== undefined);
}

function entryEdits(text: string, { opening, entry, key }: Omit<Registration, 'import'>): TextEdit[] {
  const lines = linesOf(text);
  const start = lines.indexOf(opening);
  if (start < 0) throw new Error(`The line "${opening}" is missing. The new entry belongs below it.`);
  const end = lines.findIndex((line, index) => index > start && line.startsWith('}'));
  if (lines.slice(start, end).some((line) => keyAt(line) === key)) return [];
  let at = start + 1;
  // A line without a key, such as the last one of the object, comes after every entry.
  while ((keyAt(lines[at]) ?? '\uFFFF') < key) at += 1;
  return [insertLine(text, at, entry)];
}

const keyAt = (line = ''): string | undefined => /^ {2}'?([\w-]+)'?[:,]/.exec(line)?.[1];

function importEdit(text: string, { line, specifier }: { line: string; specifier: string }): TextEdit {
  const specifiers = linesOf(text).map((one) => /^import .* from '(\.\/[^']+)';$/.exec(one)?.[1]);
  const later = specifiers.findIndex((one) => one !== undefined && one > specifier);
  const last = specifiers.findLastIndex((one) => one !== undefined);
  return insertLine(text, later < 0 ? last + 1 : later, line);
}

const linesOf = (text: string): string[] => text.split(/\r?\n/);

/** Inserts a line before the line with the index `at`, with the line ending of the file. */
function insertLine(text: string, at: number, line: string): TextEdit {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const start = starts[at] ?? text.length;
  return { start, end: start, text: `${line}${text.includes('\r\n') ? '\r\n' : '\n'}` };
}

const isCodeName = (name: string): boolean => idSchema.safeParse(name).success && /^[a-z]/.test(name) && !isObjectName(name);

/** Throws, in plain words, when something of the site's code cannot have a name: `of` is what, such as `a block type`. */
export function assertCodeName(name: string, { of, example }: { of: string; example: string }): void {
  if (isCodeName(name)) return;
  const meant = slugOf(name).replace(/^[^a-z]+/, '');
  if (isObjectName(name))
    throw new Error(`"${name}" cannot be the name of ${of}: the code of every website uses it itself. Choose another name.`);
  const rule = 'It has lowercase letters from a to z, digits and single hyphens, and starts with a letter';
  throw new Error(`"${name}" cannot be the name of ${of}. ${rule}${isCodeName(meant) ? `: ${meant}` : `, such as ${example}.`}`);
}

/** A step after new code was written: a text, or commands of which a project runs those whose npm script it has. */
export type Step = string | { commands: readonly ScriptCall[]; does?: string };

/** A call of an npm script: its name, and what follows it. */
type ScriptCall = readonly [script: string, words?: string];

const packageSchema = z.object({ scripts: z.record(z.string(), z.string()).default({}) });

/** Prints the files that are written, those that are removed, and the steps that follow. `more` is the last line. */
export function printSteps(root: string, { written, removed, steps, more }: Written): void {
  const list = (title: string, paths: readonly string[]): string => [title, ...paths.map((path) => `  ${path}`)].join('\n');
  const files = [list('Wrote', written), ...(removed ? [list('Removed', removed)] : [])].join('\n');
  print([files, `Next:\n${nextSteps(root, steps)}`, more].join('\n\n'));
}

type Written = { written: readonly string[]; removed?: readonly string[]; steps: readonly Step[]; more: string };

/** Returns the steps as a numbered list. Leaves out commands that the project in `root` has no script for. */
export function nextSteps(root: string, steps: readonly Step[]): string {
  const { scripts } = packageSchema.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
  return steps
    .flatMap((step) => {
      if (typeof step === 'string') return [step];
      const calls = step.commands.filter(([script]) => Object.hasOwn(scripts, script));
      if (calls.length === 0) return [];
      const line = calls.map(([script, words]) => `npm run ${script}${words ? ` -- ${words}` : ''}`).join(' && ');
      return [step.does ? `${line}\n       ${step.does}` : line];
    })
    .map((step, index) => `  ${index + 1}. ${step}`)
    .join('\n');
}
