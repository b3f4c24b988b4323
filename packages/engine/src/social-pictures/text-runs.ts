import bidiFactory from 'bidi-js';

/** A part of a line whose letters have one direction. */
export type TextRun = { text: string; direction: 'ltr' | 'rtl' };

const bidi = bidiFactory();

/** True for a text that starts with a right-to-left script, such as Arabic. */
export const isRightToLeft = (text: string): boolean => bidi.getEmbeddingLevels(text, 'auto').paragraphs[0]?.level === 1;

/**
 * Splits a line into runs, in the order in which they stand from left to right. The letters of a run stay in reading order:
 * shaping needs them so.
 */
export function textRuns(line: string, direction: TextRun['direction']): TextRun[] {
  const embedding = bidi.getEmbeddingLevels(line, direction);
  const order = bidi.getReorderedIndices(line, embedding);
  const runs: { level: number; indices: number[] }[] = [];
  for (const index of order) {
    const level = embedding.levels[index] ?? 0;
    const last = runs.at(-1);
    if (last?.level === level) last.indices.push(index);
    else runs.push({ level, indices: [index] });
  }
  return runs.map(({ level, indices }) => ({
    text: line.slice(Math.min(...indices), Math.max(...indices) + 1),
    direction: level % 2 === 1 ? 'rtl' : 'ltr',
  }));
}
