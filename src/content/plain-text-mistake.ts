import type { SyntaxFinding } from './quote-mistake.ts';
import { inQuotes, lineAt } from './source-lines.ts';

/** A value that has to stand in quotes: from where it starts to the end of its line, a comment aside. */
function unquoted(text: string, start: number): { span: [number, number]; value: string; fix: string } {
  const line = lineAt(text, start);
  const column = start - line.start;
  const value = line.text
    .slice(column)
    .replace(/\s#.*$/, '')
    .trimEnd();
  const fix = `${line.text.slice(0, column)}${inQuotes(value)}${line.text.slice(column + value.length)}`.trim();
  return { span: [start, start + Math.max(1, value.length)], value, fix };
}

/** A text with a colon in it. */
export function colonInText(text: string, start: number): SyntaxFinding {
  const { span, fix } = unquoted(text, start);
  return {
    code: 'colon-in-text',
    span,
    message: 'This text contains a colon followed by a space, which starts a new field.',
    hint: 'Put quotes around the whole text.',
    fix,
  };
}

/** A colon in a text within `{ }`, where the text ends at the next comma or bracket. */
export function colonInBrackets(text: string, [start, end]: [number, number]): SyntaxFinding {
  const value = text.slice(start, end).trimEnd();
  const line = lineAt(text, start);
  const column = start - line.start;
  return {
    ...colonInText(text, start),
    span: [start, start + value.length],
    fix: `${line.text.slice(0, column)}${inQuotes(value)}${line.text.slice(column + value.length)}`.trim(),
  };
}

/** A value that starts with !, which YAML reads as an order. */
export function exclamationMark(text: string, start: number): SyntaxFinding {
  const { span, fix } = unquoted(text, start);
  return {
    code: 'exclamation-mark',
    span,
    message: 'A value that starts with ! is an order to the YAML reader.',
    hint: 'Put quotes around the text.',
    fix,
  };
}

/** A backslash in double quotes that stands for nothing. */
export function backslash(text: string, start: number): SyntaxFinding {
  return {
    code: 'backslash-in-text',
    span: [start, start + 2],
    message: `In double quotes a backslash begins a sign such as \\n; ${text.slice(start, start + 2)} is none.`,
    hint: 'Write two backslashes, or put single quotes around the text.',
  };
}

/** A field name without a colon and a space after it. */
export function missingColon(text: string, start: number): SyntaxFinding {
  const line = lineAt(text, start);
  const content = line.text.slice(start - line.start).trimEnd();
  const [, name] = /^([A-Za-z][\w-]*):\S/.exec(content) ?? [];
  if (/^(<{7}|={7}|>{7})( |$)/.test(content)) {
    return {
      code: 'merge-conflict',
      span: [start, start + content.length],
      message: 'This line marks two versions of the file that were not merged.',
      hint: 'Keep one of the two versions, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>.',
    };
  }
  const words: Pick<SyntaxFinding, 'message' | 'hint' | 'fix'> = name
    ? { message: `There is no space after the colon of "${name}".`, hint: 'Put a space after the colon.', fix: spaced(line.text, name) }
    : {
        message: 'This line has a field name without a colon and a space after it.',
        hint: 'Write the name, a colon, a space and the value, such as "title: Home".',
      };
  return { code: 'missing-colon', span: [start, start + content.length], ...words };
}

const spaced = (line: string, name: string): string => line.replace(`${name}:`, `${name}: `).trim();

/** Any other line that cannot be read; a value that starts with a sign of YAML's is put into quotes. */
export function unreadableLine(text: string, index: number): SyntaxFinding {
  const line = lineAt(text, index);
  const [, lead = '', value = ''] = /^(\s*(?:- +)*(?:[\w-]+: +)?)(\S.*)?$/.exec(line.text) ?? [];
  const words = {
    code: 'unreadable-line',
    message: 'This line cannot be read as YAML.',
    hint: 'If the value contains one of : # @ % * & ! { [ or a backtick, put quotes around it.',
  };
  if (/^[\]}]/.test(text.slice(index))) {
    return {
      ...words,
      span: [index, index + 1],
      message: `This ${text.charAt(index)} closes nothing.`,
      hint: 'Remove it, or open the bracket that it closes.',
    };
  }
  if (!/^[@%`,|>[{*&]/.test(value)) return { ...words, span: [index, index + 1] };
  const { span, fix } = unquoted(text, line.start + lead.length);
  return {
    ...words,
    span,
    fix,
    message: `A text cannot start with ${value.charAt(0)} unless it is in quotes.`,
    hint: 'Put quotes around the text.',
  };
}
