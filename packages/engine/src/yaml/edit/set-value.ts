import { isScalar } from 'yaml';
import type { TextEdit } from '../../problems/problem.ts';
import type { ValuePath } from '../yaml-file.ts';
import { scalarSource } from './scalar-source.ts';
import { lineEndOf, nodeAt, UneditableError, type YamlText } from './yaml-text.ts';

/** The edit that puts another value in the place of one that is there; its quotes, comments and line stay. */
export function setValue(yaml: YamlText, path: ValuePath, value: string | number): TextEdit {
  const { start, end, node, isInFlow } = scalarAt(yaml, path);
  const source = yaml.text.slice(start, end);
  const isBlock = isScalar(node) && (node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED');
  const written = scalarSource({ value, like: isBlock ? '' : source, isInFlow });
  return smallest({ start, end, text: isBlock && source.endsWith('\n') ? `${written}${lineEndOf(source)}` : written }, yaml.text);
}

/** The edit that rewrites a part of a text where it stands, such as the address of a link within a paragraph. */
export function rewriteText(yaml: YamlText, path: ValuePath, rewrite: (text: string) => string): TextEdit {
  const { start, end } = scalarAt(yaml, path);
  return smallest({ start, end, text: rewrite(yaml.text.slice(start, end)) }, yaml.text);
}

function scalarAt(yaml: YamlText, path: ValuePath) {
  const found = nodeAt(yaml, path);
  if (!found || !isScalar(found.node)) throw new UneditableError(`it has no text at ${path.map(String).join('.')}`);
  return found;
}

/** The same edit without the characters at its two ends that stay. */
function smallest({ start, end, text }: TextEdit, whole: string): TextEdit {
  const old = whole.slice(start, end);
  const most = Math.min(old.length, text.length);
  let before = 0;
  while (before < most && old[before] === text[before]) before += 1;
  let after = 0;
  while (after < most - before && old[old.length - 1 - after] === text[text.length - 1 - after]) after += 1;
  return { start: start + before, end: end - after, text: text.slice(before, text.length - after) };
}
