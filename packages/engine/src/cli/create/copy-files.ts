import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { publishedPathsFile } from '@pagewright/core';
import { filesIn, fillIn } from '../new/fill-template.ts';

/** Files of a site that a new one must not have: the new one has published nothing, and has its own caches. */
const leftOut = new Set([publishedPathsFile, '.cache', '.editor', 'dist', 'node_modules']);

const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);
const isText = (path: string): boolean => /\.(?:yaml|yml|json|md|ts|vtt)$/.test(path);

/** A copy from an absolute path to another. Without `hasTests`, tests stay behind: those of a project are about its own content. */
type Copy = { from: string; to: string; hasTests?: boolean; isWanted?: (path: string) => boolean };

/** Copies a file or folder. Throws an `Error` that names what is missing. */
export function copyFiles({ from, to, hasTests = false, isWanted = () => true }: Copy): void {
  if (!existsSync(from)) throw new Error(`The starters copy ${from}, which does not exist.`);
  cpSync(from, to, { recursive: true, filter: (path) => !leftOut.has(basename(path)) && (hasTests || !isTest(path)) && isWanted(path) });
}

/** Replaces words in all text files of a folder, in the order of `words`. */
export function replaceWords(folder: string, words: Readonly<Record<string, string>>): void {
  changeTexts(folder, isText, (text) => fillIn(text, words));
}

/** Replaces the media paths in the YAML files of a folder by those of `media`, which has one for each ending. */
export function replaceMedia(folder: string, media: Readonly<Record<string, string>>): void {
  const isYaml = (path: string): boolean => extname(path) === '.yaml';
  changeTexts(folder, isYaml, (text) =>
    text.replaceAll(/(?<=[\s"])\/media\/[\w/-]+\.(\w+)/g, (path, ending: string) => media[ending] ?? path),
  );
}

/** Replaces Markdown links to files that do not exist by their text, and removes such pictures. */
export function removeDeadLinks(folder: string): void {
  for (const file of filesIn(folder).filter((path) => extname(path) === '.md')) {
    const text = readFileSync(file, 'utf8');
    const changed = text.replaceAll(
      /(!?)\[([^\][]*)\]\(([\w./-]+\.(?:md|yaml|webp))(?:#[\w-]*)?\)/g,
      (link, mark: string, label: string, path: string) => {
        if (path.startsWith('/') || existsSync(join(dirname(file), path))) return link;
        return mark === '' ? label : '';
      },
    );
    if (changed !== text) writeFileSync(file, changed);
  }
}

function changeTexts(folder: string, isMeant: (path: string) => boolean, change: (text: string) => string): void {
  for (const file of filesIn(folder).filter(isMeant)) {
    const text = readFileSync(file, 'utf8');
    const changed = change(text);
    if (changed !== text) writeFileSync(file, changed);
  }
}
