import { readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'rolldown/utils';
import { importedFiles } from '../../bundle/components/source-file.ts';

/** The texts of the string literals and templates in a source file, where class names always are, and the files that it imports. */
type SourceTexts = { literals: string; imports: readonly string[] };

/** What was found in each file, and the text that it was found in. */
const known = new Map<string, { text: string; found: SourceTexts }>();

/**
 * Reads a source file for a stylesheet. A preview builds one for each block type that a page gets, and parsing all sources took most of that
 * time, so a file is parsed again only when it has another text.
 */
export function sourceTexts(path: string): SourceTexts {
  const text = readFileSync(path, 'utf8');
  const before = known.get(path);
  if (before?.text === text) return before.found;
  const parsed = parseSync(path, text);
  const literals: string[] = [];
  // The path of a module may have words that are class names.
  const { staticImports, staticExports } = parsed.module;
  const requests = [...staticImports, ...staticExports.flatMap(({ entries }) => entries)];
  const paths = new Set(requests.map(({ moduleRequest }) => moduleRequest?.start));
  new Visitor({
    Literal: ({ value, start }) => {
      if (!paths.has(start)) literals.push(String(value));
    },
    TemplateElement: ({ value }) => literals.push(value.raw),
  }).visit(parsed.program);
  const found = { literals: literals.join(' '), imports: importedFiles({ path, text, parsed }) };
  known.set(path, { text, found });
  return found;
}

/** Returns files and all that they import, also through others and on demand, without those that are not needed. */
export function withImports(files: readonly string[], isNeeded: (path: string) => boolean): Set<string> {
  const all = new Set(files.filter(isNeeded));
  for (const file of all) for (const imported of sourceTexts(file).imports) if (isNeeded(imported)) all.add(imported);
  return all;
}
