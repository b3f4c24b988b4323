import { isScalar } from 'yaml';
import type { TextEdit } from '../../problems/problem.ts';
import type { ValuePath } from '../yaml-file.ts';
import { scalarSource } from './scalar-source.ts';
import { lineEndOf, nodeAt, UneditableError, type YamlText } from './yaml-text.ts';

/**
 * Returns the edit that sets the value at a path: its quotes, comments and line stay. An empty value, such as that of `to:`,
 * is written after its colon or dash. Throws `UneditableError` when there is no such field or its value is a list or a map.
 */
export function setValue(yaml: YamlText, path: ValuePath, value: string | number): TextEdit {
  const { start, end, node, isInFlow } = scalarAt(yaml, path);
  const source = yaml.text.slice(start, end);
  if (source === '') {
    const at = start - (/(?<![ \t])[ \t]*$/.exec(yaml.text.slice(0, start))?.[0].length ?? 0);
    return { start: at, end: at, text: ` ${scalarSource({ value, like: '', isInFlow })}` };
  }
  const isBlock = isScalar(node) && (node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED');
  const written = scalarSource({ value, like: isBlock ? '' : source, isInFlow });
  return trimEdit({ start, end, text: isBlock && source.endsWith('\n') ? `${written}${lineEndOf(source)}` : written }, yaml.text);
}

/** Returns the edit that rewrites a part of a text in place, such as the URL of a link within a paragraph. */
export function rewriteText(yaml: YamlText, path: ValuePath, rewrite: (text: string) => string): TextEdit {
  const { start, end } = scalarAt(yaml, path);
  return trimEdit({ start, end, text: rewrite(yaml.text.slice(start, end)) }, yaml.text);
}

function scalarAt(yaml: YamlText, path: ValuePath) {
  const found = nodeAt(yaml, path);
  if (!found || !isScalar(found.node)) throw new UneditableError(`it has no text at ${path.map(String).join('.')}`);
  return found;
}

/** Returns the same edit without the unchanged characters at its two ends. */
function trimEdit({ start, end, text }: TextEdit, whole: string): TextEdit {
  const old = whole.slice(start, end);
  const max = Math.min(old.length, text.length);
  let before = 0;
  while (before < max && old[before] === text[before]) before += 1;
  let after = 0;
  while (after < max - before && old[old.length - 1 - after] === text[text.length - 1 - after]) after += 1;
  return { start: start + before, end: end - after, text: text.slice(before, text.length - after) };
}
