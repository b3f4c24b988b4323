import type { YAMLError, YAMLWarning } from 'yaml';
import type { Place, Problem } from '../model/problem.ts';
import { createProblem } from './create-problem.ts';

type Words = Pick<Problem, 'code' | 'message' | 'hint'>;

const byCode: Partial<Record<string, Words>> = {
  TAB_AS_INDENT: {
    code: 'tab-character',
    message: 'This line starts with a tab. YAML needs spaces.',
    hint: 'Replace the tab by spaces, as many as the lines beside it have.',
  },
  DUPLICATE_KEY: {
    code: 'duplicate-key',
    message: 'This field is written twice in the same place.',
    hint: 'Keep one of the two. If this begins a new entry of a list, put "- " before its first line.',
  },
  MISSING_CHAR: {
    code: 'unclosed-quote',
    message: 'A quote or bracket that was opened is never closed.',
    hint: 'Add the missing character at the end of the text it belongs to.',
  },
  MULTILINE_IMPLICIT_KEY: {
    code: 'missing-colon',
    message: 'This line has a field name without a colon and a space after it.',
    hint: 'Write the name, a colon, a space and the value, such as "title: Home".',
  },
  BLOCK_AS_IMPLICIT_KEY: {
    code: 'colon-in-text',
    message: 'This text contains a colon followed by a space, which starts a new field.',
    hint: 'Put quotes around the whole text, such as title: "Services: web and app".',
  },
  MULTIPLE_DOCS: {
    code: 'second-document',
    message: 'A line of three dashes (---) starts a second document. One file holds one.',
    hint: 'Remove the line, or move what follows into a file of its own.',
  },
  TAG_RESOLVE_FAILED: {
    code: 'exclamation-mark',
    message: 'A value that starts with ! is an order to the YAML reader.',
    hint: 'Put quotes around the text.',
  },
};

const badIndent: Words = {
  code: 'wrong-indent',
  message: 'This line does not line up with the lines around it.',
  hint: 'Fields of one block start in the same column; entries of a list start with "- " in the same column.',
};

const unreadable: Words = {
  code: 'unreadable-line',
  message: 'This line cannot be read as YAML.',
  hint: 'If the value contains one of : # @ % * & ! { [ or a backtick, put quotes around it.',
};

/** Says a syntax error in plain words. `error` is the parser's, of which nothing is shown. */
export function syntaxProblem(error: YAMLError | YAMLWarning, place: Place, text: string): Problem {
  const isIndent =
    error.code.startsWith('BAD_INDENT') || (error.code === 'MISSING_CHAR' && !/quote|bracket|brace|flow/i.test(error.message));
  const words = isIndent ? badIndent : (byCode[error.code] ?? unreadable);
  return createProblem({ ...words, place, text });
}
