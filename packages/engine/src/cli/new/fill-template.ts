import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { NewFile } from '../../edit/site-changes.ts';
import { templatesDir } from '../../files/engine-module.ts';

/** Words, each with the text that replaces it. */
type Words = Readonly<Record<string, string>>;

/** Replaces words in a text, in their order. */
export const fillIn = (text: string, words: Words): string =>
  Object.entries(words).reduce((all, [word, other]) => all.replaceAll(word, () => other), text);

/** Returns the paths of the files in a folder and below it, sorted. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((path) => join(folder, path))
    .filter((path) => statSync(path).isFile());

/** Returns the files of a folder of `templates/`, as new files of `folder`. Their paths and texts are filled in with the words. */
export const fillTemplate = (name: string, folder: string, words: Words): NewFile[] =>
  filesIn(join(templatesDir, name)).map((path) => ({
    absolute: join(folder, fillIn(relative(join(templatesDir, name), path), words)),
    text: fillIn(readFileSync(path, 'utf8'), words),
  }));
