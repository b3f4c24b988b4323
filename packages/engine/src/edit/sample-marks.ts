import { isDeepStrictEqual } from 'node:util';
import { applyEdits, readYamlOf, sampleMarks, type TextEdit } from '@pagewright/core';

/** Applies edits to a text of a file of the site, and removes the comment `# sample` from each line whose value they change: it is no sample any more. */
export function applyToSamples({ file, text }: { file: string; text: string }, edits: readonly TextEdit[]): string {
  const changed = applyEdits(text, edits);
  const marks = sampleMarks(text).flatMap(([start, end]) => {
    const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
    const space = line.length - line.trimEnd().length;
    const isOther = edits.some((edit) => edit.start < end && edit.end > start - space);
    const moved = edits.reduce((sum, edit) => (edit.end <= start ? sum + edit.text.length - (edit.end - edit.start) : sum), 0);
    return !isOther && valueOfMark(text, start, end) !== valueOfMark(changed, start + moved, end + moved)
      ? [{ start: start - space, end, text: '' }]
      : [];
  });
  if (marks.length === 0) return changed;
  const without = applyEdits(text, [...edits, ...marks]);
  // In a text in quotes, it is no comment.
  return isDeepStrictEqual(readYamlOf(file, without).value, readYamlOf(file, changed).value) ? without : changed;
}

/** Returns the text of the value that a mark is about: before it in its line, or below, for a text block (`|`). */
function valueOfMark(text: string, start: number, end: number): string {
  const line = text.lastIndexOf('\n', start - 1) + 1;
  const before = text.slice(line, start);
  if (!/[|>][\d+-]*[ \t]*$/.test(before)) return before;
  const indent = /^[ \t]*(?:- +)*/.exec(before)?.[0].length ?? 0;
  const below = new RegExp(`(?:\\r?\\n(?:[ \\t]*(?=\\r?\\n|$)| {${indent + 1},}.*))*`, 'y');
  below.lastIndex = end;
  return (below.exec(text)?.[0] ?? '').trimEnd();
}
