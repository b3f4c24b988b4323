import { readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'rolldown/utils';

/** The literals of each file that was read, and the text that they were read from. */
const known = new Map<string, { text: string; literals: string }>();

/**
 * Returns the texts of the string literals and templates in a source file. A preview builds a stylesheet for each block type that a page gets,
 * and parsing all sources took most of that time, so a file is parsed again only when it has another text.
 */
export function literalsIn(path: string): string {
  const text = readFileSync(path, 'utf8');
  const before = known.get(path);
  if (before?.text === text) return before.literals;
  const literals: string[] = [];
  new Visitor({
    Literal: ({ value }) => literals.push(String(value)),
    TemplateElement: ({ value }) => literals.push(value.raw),
  }).visit(parseSync(path, text).program);
  known.set(path, { text, literals: literals.join(' ') });
  return literals.join(' ');
}
