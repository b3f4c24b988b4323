import type { TextEdit } from '../../problems/problem.ts';
import { correction, inQuotes, lineAt } from '../source-lines.ts';
import type { SyntaxFinding } from '../syntax-finding.ts';
import { entryAtEdge, listBesideName } from './explain-list-start.ts';

/** Returns the value from `start` to the end of its line, without a comment, and the fix that puts it in quotes. */
function unquoted(text: string, start: number): { span: [number, number]; value: string; fix: string; edits: TextEdit[] } {
  const line = lineAt(text, start);
  const column = start - line.start;
  const value = line.text.slice(column).replace(/\s#.*/s, '').trimEnd();
  return { span: [start, start + Math.max(1, value.length)], value, ...correction(text, [start, start + value.length], inQuotes(value)) };
}

/** Explains a text that contains a colon and a space. */
export function colonInText(text: string, start: number): SyntaxFinding {
  const { span, value } = unquoted(text, start);
  return value.startsWith('? ') ? specialCharacter(text, start) : colonFinding(text, span, value);
}

/** Explains a colon in a text within `{ }`, where the text ends at the next comma or bracket. */
export function colonInBrackets(text: string, [start, end]: [number, number]): SyntaxFinding {
  const value = text.slice(start, end).trimEnd();
  return colonFinding(text, [start, start + value.length], value);
}

function colonFinding(text: string, span: [number, number], value: string): SyntaxFinding {
  const [, scheme] = /^(mailto|tel|https?): +\S+$/.exec(value) ?? [];
  if (scheme !== undefined)
    return {
      code: 'colon-in-text',
      span,
      message: `There is a space after the colon of ${scheme}:.`,
      hint: 'Remove the space.',
      ...correction(text, span, value.replace(/: +/, ':')),
    };
  return {
    code: 'colon-in-text',
    span,
    message: /:\s/.test(value)
      ? 'This text contains a colon and a space, which start a new field in YAML.'
      : 'This text ends with a colon, which starts a new field in YAML.',
    hint: 'Put quotes around the whole text.',
    ...correction(text, span, inQuotes(value)),
  };
}

/** Explains a text that starts with a character with a special meaning in YAML. */
export function specialCharacter(text: string, start: number): SyntaxFinding {
  const list = text.charAt(start) === '-' ? listBesideName(text, start) : undefined;
  if (list) return list;
  const { value: _, ...rest } = unquoted(text, start);
  return {
    ...rest,
    code: 'special-character',
    message: `A text cannot start with ${text.charAt(start)} unless it is in quotes.`,
    hint: 'Put quotes around the text.',
  };
}

/** True for the path of a file with backslashes. */
const isWindowsPath = (written: string): boolean =>
  /^(?:[A-Za-z]:)?[\w ().\\-]+\.[A-Za-z0-9]{2,5}$/.test(written) && written.includes('\\') && !/\s\\|\\\s/.test(written);

/** Explains a backslash in double quotes that starts no escape sequence. */
export function backslash(text: string, start: number): SyntaxFinding {
  const line = lineAt(text, start);
  const open = line.text.lastIndexOf('"', start - line.start);
  const written = /^"([^"]*)"/.exec(line.text.slice(open))?.[1] ?? '';
  if (isWindowsPath(written)) {
    const span: [number, number] = [line.start + open + 1, line.start + open + 1 + written.length];
    const inMedia = /(?:^|[\\/])media[\\/].*/s.exec(written)?.[0].replace(/^[\\/]/, '');
    return {
      code: 'backslash-in-text',
      span,
      message: `${written} is a path with backslashes, as Windows writes it.`,
      hint: 'Write slashes (/).',
      ...correction(text, span, (inMedia === undefined ? written : `/${inMedia}`).replaceAll(/\\+/g, '/')),
    };
  }
  return {
    code: 'backslash-in-text',
    span: [start, start + 2],
    message: `${text.slice(start, start + 2)} has no meaning in double quotes: a backslash there starts a code such as \\n.`,
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
      message: 'This line is a merge conflict: the file contains two versions.',
      hint: 'Keep one version, and remove the lines that start with <<<<<<<, ======= and >>>>>>>.',
    };
  }
  if (start === line.start && /^- +[A-Za-z]/.test(content)) return entryAtEdge(text, start);
  const afterColon = start + (name?.length ?? 0) + 1;
  const words: Pick<SyntaxFinding, 'message' | 'hint' | 'fix' | 'edits'> = name
    ? {
        message: `There is no space after the colon of "${name}".`,
        hint: 'Put a space after the colon.',
        ...correction(text, [afterColon, afterColon], ' '),
      }
    : {
        message: 'This line has no field name with a colon and a space.',
        hint: 'Write the name, a colon, a space and the value, such as "title: Home". If the line continues the text above, indent it like that text.',
      };
  return { code: 'missing-colon', span: [start, start + content.length], ...words };
}

/** Explains any other syntax error. The fix puts a value that starts with a special character in quotes. */
export function unreadableLine(text: string, index: number): SyntaxFinding {
  const line = lineAt(text, index);
  const [, lead = '', value = ''] = /^(\s*(?:- +)*(?:[\w-]+: +)?)(\S.*)?$/s.exec(line.text) ?? [];
  const words: Omit<SyntaxFinding, 'span'> = {
    code: 'unreadable-line',
    message: 'This line cannot be read as YAML.',
    hint: 'If the value contains one of : # @ % * & ! { [ or a backtick, put quotes around it.',
  };
  if (/^[\]}]/.test(text.slice(index))) {
    return {
      ...words,
      span: [index, index + 1],
      message: `There is no opening bracket for this ${text.charAt(index)}.`,
      hint: 'Remove it, or add the opening bracket.',
    };
  }
  if (!/^(?:[@%`,|>[{*&!]|- )/.test(value)) return { ...words, span: [index, index + 1] };
  return specialCharacter(text, line.start + lead.length);
}
