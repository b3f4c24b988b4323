let last = { text: '', lines: [''] };

/** Returns the lines of a text. The last result is cached, because many problems may be in one long file. */
export function linesOf(text: string): readonly string[] {
  if (last.text !== text) last = { text, lines: text.split('\n') };
  return last.lines;
}
