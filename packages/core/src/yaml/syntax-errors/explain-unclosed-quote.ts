import { Lexer } from 'yaml';
import { correction, inQuotes, lineAt } from '../source-lines.ts';
import type { SyntaxFinding } from '../syntax-finding.ts';

/** A quoted text or a bracket, as written. */
type Token = { start: number; source: string; isInBrackets: boolean };

/**
 * Explains the first quote at or before `limit` that has no closing quote, or whose text is closed before the end of the
 * line: an apostrophe within single quotes, a quotation within double quotes.
 */
export function explainUnclosedQuote(text: string, limit: number): SyntaxFinding | undefined {
  for (const token of tokensOf(text).tokens) {
    if (token.start > limit) return undefined;
    const finding = quoteError(text, token);
    if (finding) return finding;
  }
  return undefined;
}

/** Explains the last bracket that is open at `limit`. Undefined when none is. */
export function findOpenBracket(text: string, limit: number): SyntaxFinding | undefined {
  const open = tokensOf(text.slice(0, limit)).open.at(-1);
  if (!open) return undefined;
  const [close, inside] = open.source === '{' ? ['}', ' }'] : [']', ']'];
  const line = lineAt(text, open.start).text;
  const isOnlyOne = line.split(open.source).length === 2;
  return {
    code: 'unclosed-bracket',
    span: [open.start, open.start + 1],
    message: `The bracket ${open.source} has no closing ${close}.`,
    hint: `Add ${close} at the end of the list of ${open.source === '{' ? 'fields' : 'entries'}.`,
    ...(isOnlyOne && { fix: `${line.trim()}${inside}` }),
  };
}

const lexerMarks = { document: '\u0002', bracketsEnd: '\u0018', plainText: '\u001f' };

function tokensOf(text: string): { tokens: Token[]; open: Token[] } {
  const tokens: Token[] = [];
  const open: Token[] = [];
  let start = 0;
  let isPlain = false;
  for (const source of new Lexer().lex(text)) {
    // The lexer adds marks that are not in the text.
    if (Object.values(lexerMarks).includes(source) && text[start] !== source) {
      isPlain = source === lexerMarks.plainText;
      continue;
    }
    const token = { start, source, isInBrackets: open.length > 0 };
    if (source === '{' || source === '[') open.push(token);
    if (source === '}' || source === ']') open.pop();
    if (!isPlain && /^["']/.test(source)) tokens.push(token);
    isPlain = false;
    start += source.length;
  }
  return { tokens, open };
}

function quoteError(text: string, token: Token): SyntaxFinding | undefined {
  const { start, source, isInBrackets } = token;
  const quote = source.charAt(0);
  const isClosed = source.length > 1 && source.endsWith(quote);
  const end = start + source.length;
  const line = lineAt(text, end);
  const rest = line.text.slice(end - line.start);
  const lineContinues = isClosed && !/^\s*(?:#.*)?$|^\s*[,:}\]]/.test(rest);
  if (isClosed && !lineContinues) return undefined;
  if (isClosed && !source.includes('\n')) return quoteInText(text, token, rest);
  const [opening = ''] = source.split('\n');
  if (!isInBrackets && quote === '"' && /[“”„]/u.test(opening)) return mixedQuotes(text, start, opening.trimEnd());
  return {
    code: 'unclosed-quote',
    span: [start, start + 1],
    message: `This text has no closing ${quote === '"' ? 'double' : 'single'} quote (${quote}).`,
    hint: `Add ${quote} at the end of the text.`,
    ...(!isInBrackets && { fix: `${textBefore(text, start)}${opening.trimEnd()}${quote}`.trim() }),
  };
}

/** Explains a text that starts with a straight quote and ends, or whose quotation ends, with a curly one. */
function mixedQuotes(text: string, start: number, opening: string): SyntaxFinding {
  const isWhole = /[“”]$/u.test(opening);
  return {
    code: 'unclosed-quote',
    span: [start, start + opening.length],
    message: `The straight quote (") at the start of this text is not closed by a curly one (${/[“”„]/u.exec(opening)?.[0]}).`,
    hint: isWhole
      ? 'Close the text with a straight quote too.'
      : 'Use curly quotes for the quotation, and straight ones around the whole text.',
    ...correction(text, [start, start + opening.length], isWhole ? `${opening.slice(0, -1)}"` : inQuotes(`“${opening.slice(1)}`)),
  };
}

function quoteInText(text: string, { start, source, isInBrackets }: Token, rest: string): SyntaxFinding {
  const quote = source.charAt(0);
  // A comment after the last quote is not part of the text.
  const written = `${source}${rest.replace(new RegExp(`${quote}\\s+#.*`, 's'), quote)}`.trimEnd();
  // An odd number of quotes: the first and the last enclose the text. An even number: all are part of the text.
  const isEnclosed = written.endsWith(quote) && (/^\w/.test(rest) || written.split(quote).length % 2 === 0);
  const meant = isEnclosed ? written.slice(1, -1) : written;
  const span: [number, number] = [start, start + written.length];
  const word = `${/(?<![^\s'])[^\s']*'$/.exec(source)?.[0] ?? ''}${/^\w*/.exec(rest)?.[0] ?? ''}`;
  return {
    code: 'quote-in-text',
    span,
    message:
      quote === "'" && isEnclosed
        ? `The apostrophe in ${word} ends the text, because the text starts with a single quote (').`
        : `The text ends at its second ${quote === '"' ? 'double' : 'single'} quote (${quote}), but the line continues.`,
    hint: quote === '"' ? 'Put single quotes around a text that contains double quotes.' : 'Put double quotes around the text.',
    ...(!isInBrackets && correction(text, span, inQuotes(meant))),
  };
}

/** Returns the text before an index on its line. */
function textBefore(text: string, index: number): string {
  const line = lineAt(text, index);
  return line.text.slice(0, index - line.start);
}
