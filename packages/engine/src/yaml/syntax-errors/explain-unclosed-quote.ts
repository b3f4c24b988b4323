import { Lexer } from 'yaml';
import { correction, inQuotes, lineAt } from '../source-lines.ts';
import type { SyntaxFinding } from '../syntax-finding.ts';

/** A text in quotes, or a bracket, as the file has it. */
type Token = { start: number; source: string; isInBrackets: boolean };

/**
 * Finds the first quote at or before `limit` that is never closed, or that is closed while its line goes on:
 * an apostrophe within single quotes, a quotation within double ones.
 */
export function explainUnclosedQuote(text: string, limit: number): SyntaxFinding | undefined {
  for (const token of tokensOf(text).tokens) {
    if (token.start > limit) return undefined;
    const finding = quoteError(text, token);
    if (finding) return finding;
  }
  return undefined;
}

/** The bracket that is open at `limit` and was opened last, as a finding. */
export function findOpenBracket(text: string, limit: number): SyntaxFinding | undefined {
  const open = tokensOf(text.slice(0, limit)).open.at(-1);
  if (!open) return undefined;
  const [close, inside] = open.source === '{' ? ['}', ' }'] : [']', ']'];
  const line = lineAt(text, open.start).text;
  const isOnlyOne = line.split(open.source).length === 2;
  return {
    code: 'unclosed-bracket',
    span: [open.start, open.start + 1],
    message: `The ${open.source} that opens here is never closed.`,
    hint: `Add ${close} where its list of ${open.source === '{' ? 'fields' : 'entries'} ends.`,
    ...(isOnlyOne && { fix: `${line.trim()}${inside}` }),
  };
}

const signs = { document: '\u0002', bracketsEnd: '\u0018', plainText: '\u001f' };

function tokensOf(text: string): { tokens: Token[]; open: Token[] } {
  const tokens: Token[] = [];
  const open: Token[] = [];
  let start = 0;
  let isPlain = false;
  for (const source of new Lexer().lex(text)) {
    // Signs of the lexer itself, which the text does not have.
    if (Object.values(signs).includes(source) && text[start] !== source) {
      isPlain = source === signs.plainText;
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
  const goesOn = isClosed && !/^\s*(?:#.*)?$|^\s*[,:}\]]/.test(rest);
  if (isClosed && !goesOn) return undefined;
  if (isClosed && !source.includes('\n')) return quoteInText(text, token, rest);
  const [opening = ''] = source.split('\n');
  return {
    code: 'unclosed-quote',
    span: [start, start + 1],
    message: `The ${quote === '"' ? 'double' : 'single'} quote (${quote}) that opens here is never closed.`,
    hint: `Add ${quote} at the end of the text.`,
    ...(!isInBrackets && { fix: `${textBefore(text, start)}${opening.trimEnd()}${quote}`.trim() }),
  };
}

function quoteInText(text: string, { start, source, isInBrackets }: Token, rest: string): SyntaxFinding {
  const quote = source.charAt(0);
  // A comment behind the last quote is no part of the text.
  const written = `${source}${rest.replace(new RegExp(`${quote}\\s+#.*$`), quote)}`.trimEnd();
  // An odd number of quotes: the first and the last were meant to hold the text. An even one: they are all part of it.
  const isHeld = written.endsWith(quote) && (/^\w/.test(rest) || written.split(quote).length % 2 === 0);
  const meant = isHeld ? written.slice(1, -1) : written;
  const span: [number, number] = [start, start + written.length];
  const word = `${/[^\s']*'$/.exec(source)?.[0] ?? ''}${/^\w*/.exec(rest)?.[0] ?? ''}`;
  return {
    code: 'quote-in-text',
    span,
    message:
      quote === "'" && isHeld
        ? `The apostrophe in ${word} ends the text, which began with a single quote (').`
        : `The text ends at its second ${quote === '"' ? 'double' : 'single'} quote (${quote}), but the line goes on.`,
    hint: quote === '"' ? 'Put single quotes around a text that has double ones in it.' : 'Put double quotes around the text.',
    ...(!isInBrackets && correction(text, span, inQuotes(meant))),
  };
}

/** What stands on the line of an index before it. */
function textBefore(text: string, index: number): string {
  const line = lineAt(text, index);
  return line.text.slice(0, index - line.start);
}
