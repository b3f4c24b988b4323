import { validateBlock } from '../../packages/core/src/content/validate/validate-block.ts';
import type { Place, Problem } from '../../packages/core/src/problems/problem.ts';
import { readYaml, type YamlFile } from '../../packages/core/src/yaml/yaml-file.ts';
import siteCode from '../../src/site.ts';

/** Template tag for YAML: removes the indentation of the first line from all lines. */
export function yaml([text = '']: TemplateStringsArray): string {
  const lines = text.replace(/^\n/, '').trimEnd().split('\n');
  const indent = /^ */.exec(lines[0] ?? '')?.[0].length ?? 0;
  return `${lines.map((line) => line.slice(indent)).join('\n')}\n`;
}

/** Returns the problems of a file that contains one block without indentation. */
export function problemsOfBlock(text: string): Problem[] {
  const file = readYaml('page.yaml', text);
  if (file.problems.length > 0) return file.problems;
  return validateBlock({ file, path: [], number: 1, pageName: 'A page', schemas: siteCode }, file.value).problems;
}

/** Returns the text at a place. */
export function pointedAt({ readText }: Pick<YamlFile, 'readText'>, { line, column, length }: Place): string {
  return (readText().split('\n')[line - 1] ?? '').slice(column - 1, column - 1 + length);
}

/** Words of the parser and of zod, which messages to authors must not contain. */
export const rawWords =
  /\b(?:invalid input|expected \w+, received|received undefined|scalar|mapping|discriminator|union|unrecognized|too (?:small|big)|must match pattern|zod|undefined|null|NaN|\[object)\b/i;

/** Returns all texts of a problem in one line. */
export const wordsOf = ({ message, hint, fix, context }: Problem): string => [message, hint, fix, context].filter(Boolean).join(' | ');
