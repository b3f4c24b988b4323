import type { Document } from 'yaml';
import { withSafeEdits } from '../edit/apply-edits.ts';
import { correction, lineAt } from '../source-lines.ts';
import type { SyntaxFinding } from '../syntax-finding.ts';
import { explainIndentation, firstLineIndented, indentedBelowText } from './explain-indentation.ts';
import { firstDashMissing } from './explain-list-start.ts';
import { explainNotYaml } from './explain-not-yaml.ts';
import { explainRepeatedField, findAlias, findLostField } from './explain-repeated-field.ts';
import { explainTab } from './explain-tab.ts';
import { explainUnclosedQuote, findOpenBracket } from './explain-unclosed-quote.ts';
import { backslash, colonInBrackets, colonInText, missingColon, specialCharacter, unreadableLine } from './explain-unquoted-text.ts';

type ParserError = { code: string; message: string; pos: [number, number] };

/** Explains the first syntax error of a file without the words of the parser. Undefined when there is none. */
export function explainSyntaxError(document: Document.Parsed, text: string): SyntaxFinding | undefined {
  const errors: ParserError[] = [...document.errors, ...document.warnings].sort((a, b) => a.pos[0] - b.pos[0]);
  const [first] = errors;
  if (!first) return findLostField(document) ?? findAlias(document, text);
  return withSafeEdits(explain(document, text, errors, first), text, first.pos[0]);
}

function explain(document: Document.Parsed, text: string, errors: readonly ParserError[], first: ParserError): SyntaxFinding {
  if (first.code === 'TAB_AS_INDENT' || hasLeadingTab(text, first)) return explainTab(text, first.pos[0]);
  const [start] = first.pos;
  return (
    explainNotYaml(text, start) ??
    explainUnclosedQuote(text, start) ??
    tightDash(text, start) ??
    firstDashMissingAt(text, first) ??
    byCode(document, text, first, errors)
  );
}

/** True for spaces followed by a tab, which the parser reports as wrong indentation. */
function hasLeadingTab(text: string, { code, pos: [start] }: ParserError): boolean {
  return code === 'BAD_INDENT' && /^ *\t/.test(text.slice(start));
}

function byCode(document: Document.Parsed, text: string, error: ParserError, errors: readonly ParserError[]): SyntaxFinding {
  const { code, message, pos } = error;
  const [start] = pos;
  switch (code) {
    case 'DUPLICATE_KEY':
      return explainRepeatedField(document, text, start);
    case 'BLOCK_AS_IMPLICIT_KEY': {
      if (/sequence/i.test(message)) return explainIndentation(text, start);
      const below = errors.find((other) => other.code === 'MULTILINE_IMPLICIT_KEY' && other.pos[0] === start);
      return below ? indentedBelowText(text, start, below.pos[1]) : colonInText(text, start);
    }
    case 'BLOCK_IN_FLOW':
      return colonInBrackets(text, pos);
    case 'MULTILINE_IMPLICIT_KEY':
      return missingColon(text, start);
    case 'BAD_INDENT':
      return (/flow/i.test(message) ? findOpenBracket(text, start) : undefined) ?? explainIndentation(text, start);
    case 'MISSING_CHAR':
      if (/flow|bracket|brace/i.test(message)) return findOpenBracket(text, start) ?? unreadableLine(text, start);
      return /map values/.test(message) ? missingColon(text, start) : explainIndentation(text, start);
    case 'MULTIPLE_DOCS':
      return {
        code: 'second-document',
        span: [start, start + 3],
        message: 'This line of three dashes (---) starts a second document. A file contains only one.',
        hint: 'Remove the line, or move the lines after it to a new file.',
      };
    case 'TAG_RESOLVE_FAILED':
      return specialCharacter(text, start);
    case 'BAD_DQ_ESCAPE':
      return backslash(text, start);
    default:
      return firstLineIndented(text, start) ?? unreadableLine(text, start);
  }
}

/** Explains a list whose first entry has no dash, near an error about indentation. */
const firstDashMissingAt = (text: string, { code, pos: [start] }: ParserError): SyntaxFinding | undefined =>
  /^(?:BAD_INDENT|BLOCK_AS_IMPLICIT_KEY|MISSING_CHAR|MULTILINE_IMPLICIT_KEY|IMPOSSIBLE|UNEXPECTED_TOKEN)$/.test(code)
    ? firstDashMissing(text, start)
    : undefined;

/** Explains a dash without a space after it, on the line of an index or before it. YAML reads it as part of the field name. */
function tightDash(text: string, index: number): SyntaxFinding | undefined {
  const end = lineAt(text, index);
  const [found, lead = '', name = ''] = /^( *)-([A-Za-z][\w-]*):(?= |$)/m.exec(text.slice(0, end.start + end.text.length)) ?? [];
  if (found === undefined) return undefined;
  const start = text.indexOf(found) + lead.length;
  return {
    code: 'missing-dash',
    span: [start, start + 1 + name.length],
    message: `There is no space after the dash before "${name}".`,
    hint: 'A list entry starts with a dash and a space.',
    ...correction(text, [start + 1, start + 1], ' '),
  };
}
