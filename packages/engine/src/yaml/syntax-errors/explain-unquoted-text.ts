import type { TextEdit } from '../../problems/problem.ts';
import { correction, inQuotes, lineAt } from '../source-lines.ts';
import type { SyntaxFinding } from '../syntax-finding.ts';

/** Returns the value from `start` to the end of its line, without a comment, and the fix that puts it in quotes. */
function unquoted(text: string, start: number): { span: [number, number]; value: string; fix: string; edits: TextEdit[] } {
  const line = lineAt(text, start);
  const column = start - line.start;
  const value = line.text
    .slice(column)
    .replace(/\s#.*$/, '')
    .trimEnd();
  return { span: [start, start + Math.max(1, value.length)], value, ...correction(text, [start, start + value.length], inQuotes(value)) };
}

/** Explains a text that contains a colon and a space. */
export function colonInText(text: string, start: number): SyntaxFinding {
  const { value: _, ...rest } = unquoted(text, start);
  return {
    ...rest,
    code: 'colon-in-text',
    message: 'This text contains a colon followed by a space, which starts a new field.',
    hint: 'Put quotes around the whole text.',
  };
}

/** Explains a colon in a text within `{ }`, where the text ends at the next comma or bracket. */
export function colonInBrackets(text: string, [start, end]: [number, number]): SyntaxFinding {
  const value = text.slice(start, end).trimEnd();
  const span: [number, number] = [start, start + value.length];
  return { ...colonInText(text, start), span, ...correction(text, span, inQuotes(value)) };
}

/** Explains a text that starts with a character that has a meaning in YAML. */
export function signAtStart(text: string, start: number): SyntaxFinding {
  const { value: _, ...rest } = unquoted(text, start);
  return {
    ...rest,
    code: 'special-character',
    message: `A text cannot start with ${text.charAt(start)} unless it is in quotes.`,
    hint: 'Put quotes around the text.',
  };
}

/** Explains a backslash in double quotes that starts no escape sequence. */
export function backslash(text: string, start: number): SyntaxFinding {
  return {
    code: 'backslash-in-text',
    span: [start, start + 2],
    message: `In double quotes a backslash begins a sign such as \\n; ${text.slice(start, start + 2)} is none.`,
    hint: 'Write two backslashes, or put single quotes around the text.',
    ...correction(text, [start, start + 1], '\\\\'),
  };
}

/** Explains a field name without a colon and a space after it, or the marker of a merge conflict. */
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
  const afterColon = start + (name?.length ?? 0) + 1;
  const words: Pick<SyntaxFinding, 'message' | 'hint' | 'fix' | 'edits'> = name
    ? {
        message: `There is no space after the colon of "${name}".`,
        hint: 'Put a space after the colon.',
        ...correction(text, [afterColon, afterColon], ' '),
      }
    : {
        message: 'This line has no field name with a colon and a space after it.',
        hint: 'Write the name, a colon, a space and the value, such as "title: Home". If it goes on with the text above, indent it as that is.',
      };
  return { code: 'missing-colon', span: [start, start + content.length], ...words };
}

/** Explains any other syntax error. The fix puts a value that starts with a special character in quotes. */
export function unreadableLine(text: string, index: number): SyntaxFinding {
  const line = lineAt(text, index);
  const [, lead = '', value = ''] = /^(\s*(?:- +)*(?:[\w-]+: +)?)(\S.*)?$/.exec(line.text) ?? [];
  const words: Omit<SyntaxFinding, 'span'> = {
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
  if (!/^(?:[@%`,|>[{*&!]|- )/.test(value)) return { ...words, span: [index, index + 1] };
  return signAtStart(text, line.start + lead.length);
}
