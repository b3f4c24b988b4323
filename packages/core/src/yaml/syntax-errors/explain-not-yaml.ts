import type { TextEdit } from '../../problems/problem.ts';
import { removesError } from '../edit/apply-edits.ts';
import { correctedLine, lineAt } from '../source-lines.ts';
import type { SyntaxFinding } from '../syntax-finding.ts';

/** Spaces of a fixed width, which word processors and web pages have. YAML knows only the ordinary one. */
const foreignSpaces = '[\\u00A0\\u2000-\\u200A\\u202F\\u205F\\u3000]';

/** Syntax that people bring from other programs: `before` is right, `wrong` is replaced. */
type Habit = {
  pattern: RegExp;
  right: string | ((wrong: string) => string);
  message: string;
  hint: string;
  /** True when all lines are corrected together. */
  isEverywhere?: true;
};

const habits: readonly Habit[] = [
  {
    pattern: new RegExp(`^(?<before> *)(?<wrong>[ ]*${foreignSpaces}[ \\u00A0]*)`, 'u'),
    right: (wrong) => ' '.repeat(wrong.length),
    message: 'This line starts with a non-breaking space, which looks like a space and is none for YAML.',
    hint: 'Replace it with an ordinary space. It comes with text from a word processor or web page.',
    isEverywhere: true,
  },
  {
    pattern: new RegExp(`^(?<before> *(?:- +)*[A-Za-z][\\w-]*:)(?<wrong> *${foreignSpaces}[ \\u00A0]*)`, 'u'),
    right: ' ',
    message: 'There is a non-breaking space after the colon, which looks like a space and is none for YAML.',
    hint: 'Replace it with an ordinary space. It comes with text from a word processor or web page.',
    isEverywhere: true,
  },
  {
    pattern: /^(?<before> *)(?<wrong>[‐‑‒–—―−•·*]) (?=\S)/u,
    right: '-',
    message: 'This line starts with another character than the hyphen that starts a list entry.',
    hint: 'Write a hyphen (-) and a space. Word processors turn a hyphen into a long dash or a bullet.',
  },
  {
    pattern: /^(?<before> *)(?<wrong>>+ +)(?=[A-Za-z][\w-]*: )/,
    right: '',
    message: 'This line starts with > as a quotation in an e-mail does.',
    hint: 'Remove it.',
  },
  {
    pattern: /^(?<before> *)(?<wrong>```\w*)(?=\s*$)/,
    right: '',
    message: 'These three backticks mark code in a chat or in Markdown. They are not part of YAML.',
    hint: 'Remove the line.',
  },
  {
    pattern: /^(?<before> *- )(?<wrong>-)(?=[A-Za-z][\w-]*:)/,
    right: '',
    message: 'There are two dashes before this field.',
    hint: 'A list entry starts with one dash and a space.',
  },
  {
    pattern: /^(?<before> *(?:- +)*[A-Za-z][\w-]*)(?<wrong> *=+ *)(?=\S)/,
    right: ': ',
    message: 'There is an equals sign after the name of the field.',
    hint: 'YAML has a colon and a space there.',
  },
  {
    pattern: /^(?<before> *)(?<wrong>\/\/+|;+|--+)(?= )/,
    right: '#',
    message: 'This looks like a comment of another language.',
    hint: 'In YAML, a comment starts with # and a space.',
  },
  {
    pattern: /^(?<before> *)(?<wrong><!--.*-->|\/\*.*\*\/)(?=\s*$)/,
    right: (wrong) => `# ${wrong.replace(/^(?:<!--|\/\*)|(?:-->|\*\/)$/g, '').trim()}`,
    message: 'This looks like a comment of another language.',
    hint: 'In YAML, a comment starts with # and a space.',
  },
  {
    pattern: /^(?<before>.*["'\]}])(?<wrong>[,;])(?=\s*$)/,
    right: '',
    message: 'There is a comma or semicolon after the value.',
    hint: 'Remove it: in YAML, a field ends with its line.',
  },
];

/** How many lines before the one with the error may be its cause. */
const linesBefore = 3;

/** Explains syntax of another language or program near an error: of the first line whose correction removes the error. */
export function explainNotYaml(text: string, errorAt: number): SyntaxFinding | undefined {
  for (const start of linesAround(text, errorAt)) {
    for (const habit of habits) {
      const edit = editOf(text, start, habit);
      if (!edit) continue;
      const edits = habit.isEverywhere ? lineStarts(text).flatMap((line) => editOf(text, line, habit) ?? []) : [edit];
      if (!removesError(text, edits, errorAt)) continue;
      const { message, hint } = habit;
      const column = edit.start - start + 1;
      const line = text.slice(0, start).split('\n').length;
      const fix = correctedLine(text, { file: '', line, column, length: edit.end - edit.start }, edit.text);
      // A line that is removed has no corrected line.
      return { code: 'not-yaml', span: [edit.start, edit.end], message, hint, ...(fix !== '' && { fix }), edits };
    }
  }
  return undefined;
}

function editOf(text: string, start: number, { pattern, right }: Habit): TextEdit | undefined {
  const { before = '', wrong } = pattern.exec(lineAt(text, start).text)?.groups ?? {};
  if (wrong === undefined) return undefined;
  const from = start + before.length;
  return { start: from, end: from + wrong.length, text: typeof right === 'string' ? right : right(wrong) };
}

const lineStarts = (text: string): number[] => [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];

/** Returns the starts of the lines near an index: some before it, its own, the next one. */
function linesAround(text: string, index: number): number[] {
  const starts = lineStarts(text);
  const own = starts.findLastIndex((start) => start <= index);
  return starts.slice(Math.max(0, own - linesBefore), own + 2);
}
