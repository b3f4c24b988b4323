import { readFileSync } from 'node:fs';
import type { SiteCode } from '../../definition/site-code.ts';
import { CodeMistake, importMistake } from '../../files/describe-code-error.ts';
import { isPackageMissing } from '../../files/describe-import.ts';

/**
 * Throws a `CodeMistake` for what can be seen in the stylesheets of a site without compiling them: a brace, bracket, quote or comment
 * that is never closed, and the import of a package that is not installed.
 */
export function assertStyles({ styles }: Pick<SiteCode, 'styles'>): void {
  for (const file of Object.values(styles)) {
    const text = readFileSync(file, 'utf8');
    const mistake = findUnclosed(text);
    if (mistake) throw new CodeMistake(placeAt(file, text, mistake.at), mistake.message, mistake.hint);
    for (const { at, specifier } of importsIn(text)) {
      if (isPackageMissing(specifier, file)) throw importMistake(placeAt(file, text, at), specifier);
    }
  }
}

function placeAt(file: string, text: string, at: number): CodeMistake['place'] {
  const lines = text.slice(0, at).split('\n');
  return { file, line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}

/** Finds the modules that a stylesheet imports. */
function importsIn(text: string): { at: number; specifier: string }[] {
  const withoutComments = text.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '));
  return [...withoutComments.matchAll(/@(?:import|plugin|config|reference)\s+(?:url\()?["']([^"'\n]+)["']/g)].map((match) => {
    const [statement, specifier = ''] = match;
    return { at: match.index + statement.indexOf(specifier), specifier };
  });
}

/** A mistake in the text of a stylesheet: its offset, what is wrong, and what to do. */
type StyleMistake = { at: number; message: string; hint: string };

/** An opened brace or bracket: its offset, and the spaces at the start of its line. */
type Opened = { character: string; at: number; indent: number };

const closing: Readonly<Record<string, string>> = { '{': '}', '(': ')', '[': ']' };

/** Comments, texts in quotes, addresses without quotes, escaped characters, and braces. */
const token = /\/\*[\s\S]*?(?:\*\/|$)|"(?:\\[\s\S]|[^"\\\n])*"?|'(?:\\[\s\S]|[^'\\\n])*'?|url\([^"'()]*\)|\\.|[{}()[\]]/g;

/** Finds what is never closed, or closes nothing. Of braces, it is the one whose indentation differs first from that of its partner. */
function findUnclosed(text: string): StyleMistake | undefined {
  const opened: Opened[] = [];
  let suspect: Opened | undefined;
  for (const { 0: found, index: at } of text.matchAll(token)) {
    const unfinished = unfinishedText(found, at);
    if (unfinished) return unfinished;
    if (Object.hasOwn(closing, found)) opened.push({ character: found, at, indent: indentAt(text, at) });
    if (!/^[})\]]$/.test(found)) continue;
    const last = opened.pop();
    if (!last) return { at, message: `This ${found} closes nothing.`, hint: `Remove it, or add the missing character before it.` };
    if (closing[last.character] !== found) return neverClosed(last, text);
    const isFirstOfLine = text.slice(text.lastIndexOf('\n', at) + 1, at).trim() === '';
    if (isFirstOfLine && indentAt(text, at) < last.indent) suspect ??= last;
  }
  const left = opened.at(-1);
  return left && neverClosed(suspect ?? left, text);
}

/** Returns the mistake of a comment or a text in quotes without an end. */
function unfinishedText(found: string, at: number): StyleMistake | undefined {
  if (found.startsWith('/*') && !/^\/\*[\s\S]*\*\/$/.test(found))
    return { at, message: 'The comment that starts here is never closed.', hint: 'Write */ where it ends.' };
  const [quote = ''] = found;
  if (!/["']/.test(quote) || (found.length > 1 && found.endsWith(quote))) return undefined;
  return { at, message: `The quote that starts here is never closed.`, hint: `Add ${quote} where the text ends, in the same line.` };
}

function neverClosed({ character, at }: Opened, text: string): StyleMistake {
  const before = text.slice(0, at).replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const [rule = ''] = /[^{};]*$/.exec(before) ?? [];
  const name = character === '{' ? ` of "${rule.trim().replaceAll(/\s+/g, ' ')}"` : '';
  return { at, message: `The ${character}${name} is never closed.`, hint: `Add ${closing[character]} where it ends.` };
}

/** Returns the number of spaces at the start of the line of an offset. */
function indentAt(text: string, at: number): number {
  const start = text.lastIndexOf('\n', at) + 1;
  return /^\s*/.exec(text.slice(start, at))?.[0].length ?? 0;
}
