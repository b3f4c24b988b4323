import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { memoizeByKey } from '@pagewright/core';
import { packageDirs } from './engine-module.ts';
import { isInside } from './is-inside.ts';

let mapStack: (error: Error) => void = () => undefined;

/** Sets what rewrites the stack of an error of code that a bundle has not, so that it names the sources. Only the live preview loads such code. */
export function setStackMap(map: (error: Error) => void): void {
  mapStack = map;
}

/** Returns the first line of a stack that is in `src/` or `schemas/` of a site, such as `src/blocks/hero.tsx:9:56`, from the current folder. */
export function placeInCode(error: Error): string | undefined {
  mapStack(error);
  for (const line of (error.stack ?? '').split('\n')) {
    const place = placeInStackLine(line);
    const source = place && sourceOf(place);
    if (source && isSiteCode(source.file)) return `${shownPath(source.file)}:${source.line}:${source.column}`;
  }
  return undefined;
}

/** Reads a line such as `    at Hero (file:///site/main.mjs:9:56)`. Undefined for one without a file. */
function placeInStackLine(line: string): CodePlace | undefined {
  if (!line.trimStart().startsWith('at ')) return undefined;
  return parsePlace(line.slice(Math.max(line.lastIndexOf(' '), line.lastIndexOf('(')) + 1).replace(')', ''));
}

/** Reads a place such as `src/blocks/hero.tsx:9:56`. Undefined for a text without one. */
export function parsePlace(written: string): CodePlace | undefined {
  const parts = written.split(':');
  const column = Number(parts.pop());
  const row = Number(parts.pop());
  const file = parts.join(':');
  if (file === '' || file.startsWith('node:') || !(row > 0 && column > 0)) return undefined;
  return { file: file.startsWith('file:') ? fileURLToPath(file) : file, line: row, column };
}

/** A place in a source file: an absolute path, or one from the current folder. Line and column count from 1. */
export type CodePlace = { file: string; line: number; column: number };

const shownPath = (file: string): string => relative(process.cwd(), file).replaceAll('\\', '/');

const isSiteCode = (file: string): boolean =>
  packageDirs.every((folder) => !isInside(file, folder)) &&
  // Packages with TypeScript are add-ons.
  (!file.includes('node_modules') || /\.tsx?$/.test(file)) &&
  /(?:^|\/)(?:src|schemas)\//.test(shownPath(file));

const maps = new Map<string, SourceMap | undefined>();

/** Returns the place in the sources for one in a bundle of the commands, which has a source map beside it. */
function sourceOf(place: CodePlace): CodePlace {
  const map = memoizeByKey(maps, place.file, () => {
    const path = `${place.file}.map`;
    return existsSync(path) ? new SourceMap(JSON.parse(readFileSync(path, 'utf8'))) : undefined;
  });
  const entry = map?.findEntry(place.line - 1, place.column - 1);
  if (!entry || !('originalSource' in entry)) return place;
  const { originalSource, originalLine, originalColumn } = entry;
  return { file: resolve(dirname(place.file), originalSource), line: originalLine + 1, column: originalColumn + 1 };
}
