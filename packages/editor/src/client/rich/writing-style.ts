import type { WritingStyle } from './write-words.ts';

/** Returns how a text in Markdown is written, else the usual way. */
export function styleOf(text: string, shift: number): WritingStyle {
  const first = (pattern: RegExp, usual: string): string => pattern.exec(text)?.[1] ?? usual;
  return {
    bullet: first(/^[ \t]*([-*+])[ \t]+(?=\S)(?![-*_ \t]+$)/m, '-'),
    delimiter: first(/^[ \t]*\d{1,9}([.)])[ \t]/m, '.'),
    em: first(/(?<![\w*_\\])([*_])(?![*_\s])/, '*'),
    strong: first(/(?<![\w*_\\])(\*\*|__)(?!\s)/, '**'),
    lineBreak: / {2}\r?\n\S/.test(text) ? '  \n' : '\\\n',
    rule: first(/^ {0,3}((?:\* *){3,}|(?:_ *){3,})$/m, '---').trimEnd(),
    shift,
  };
}

/** Returns the longest line of a block whose lines were broken by hand. Undefined for a block on one line. */
export function lineWidthOf(written: string): number | undefined {
  const lines = written.split('\n');
  return lines.length > 1 ? Math.max(...lines.map(({ length }) => length)) : undefined;
}

/** Breaks lines at spaces so that none is longer than `width`, unless a word is. */
export function wrapped(text: string, width: number): string {
  return text
    .split('\n')
    .map((line) => {
      const lines: string[] = [];
      for (const word of line.split(' ')) {
        const last = lines.at(-1);
        if (last === undefined || last.length + 1 + word.length > width) lines.push(word);
        else lines[lines.length - 1] = `${last} ${word}`;
      }
      return lines.join('\n');
    })
    .join('\n');
}
