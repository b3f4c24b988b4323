import { parseSync, Visitor } from 'rolldown/utils';
import type { SourceFile } from './source-files.ts';

/** A regular expression in a source file. */
export type WrittenPattern = { place: string; source: string; flags: string };

/** Returns the regular expressions that are written in source files. */
export const patternsOf = (files: readonly SourceFile[]): WrittenPattern[] =>
  files.flatMap(({ path, text }) => {
    const found: WrittenPattern[] = [];
    const visitor = new Visitor({
      Literal: (node) => {
        if (!('regex' in node)) return;
        const { pattern, flags } = node.regex;
        found.push({ place: `${path}:${text.slice(0, node.start).split('\n').length}`, source: pattern, flags });
      },
    });
    visitor.visit(parseSync(path, text).program);
    return found;
  });
