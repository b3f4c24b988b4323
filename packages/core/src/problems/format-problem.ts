import type { Problem } from './problem.ts';

/**
 * Formats a problem as plain text, the same in terminal, browser and CI: place, code and message; the excerpt with a
 * caret; the hint; the corrected line. `(--fix)` marks a fix that `npm run check -- --fix` applies.
 */
export function formatProblem(problem: Problem): string {
  const { hint, fix } = problem;
  const lines = [headline(problem), ...excerptLines(problem)];
  if (hint) lines.push(`  ${hint}`);
  // The lines of a long fix are aligned.
  const label = isFixable(problem) ? '  fix (--fix):  ' : '  fix:  ';
  if (fix) lines.push(`${label}${fix.replaceAll('\n', `\n${' '.repeat(label.length)}`)}`);
  else if (isFixable(problem)) lines.push('  fix:  run npm run check -- --fix');
  return lines.join('\n');
}

/** True when `--fix` can fix the problem. */
const isFixable = ({ edits = [] }: Problem): boolean => edits.length > 0;

function headline({ file, line, column, code, severity, message, context }: Problem): string {
  const kind = severity === 'warning' ? `${code} (warning)` : code;
  // A name of a file may have any character. A line break in it would look like another problem.
  return `${file.replaceAll(/[\n\t]/g, '?')}:${line}:${column}  ${kind}  ${message}${context ? `  (${context})` : ''}`;
}

function excerptLines({ line, column, length, excerpt }: Problem): string[] {
  if (excerpt.length === 0) return [];
  const gutter = String(line).length;
  const marked = excerpt.at(-1)?.text ?? '';
  // A terminal would wrap a long line, and the caret would be below the wrong text. So long lines are cut.
  const from = marked.length <= maxWidth ? 0 : Math.max(0, Math.min(column - 1 - lead, marked.length - maxWidth));
  const rows = excerpt.map((row) => `  ${String(row.line).padStart(gutter)} | ${cut(row.text, row.line === line ? from : 0)}`);
  // Tabs stay tabs, so that the caret is below its text at every tab width.
  const indent = marked.slice(from, column - 1).replaceAll(/[^\t]/g, ' ');
  const caret = '^'.repeat(Math.max(1, Math.min(length, from + maxWidth - column + 1)));
  return [...rows, `  ${' '.repeat(gutter)} | ${indent}${caret}`];
}

/** Characters of a line that an excerpt shows at most, and how many of them are before the mistake. */
const maxWidth = 110;
const lead = 40;

function cut(text: string, from: number): string {
  if (text.length <= maxWidth) return text;
  const shown = text.slice(from, from + maxWidth);
  return `${from > 0 ? '…' : ''}${shown.slice(from > 0 ? 1 : 0, from + maxWidth < text.length ? -1 : undefined)}${from + maxWidth < text.length ? '…' : ''}`;
}

/** Formats several problems. The first problem of each code names the command that explains the code. */
export function formatProblems(problems: readonly Problem[]): string {
  const explained = new Set<string>();
  return problems
    .map((problem) => {
      const { code } = problem;
      const more = explained.has(code) ? '' : `\n  more: npm run explain -- ${code}`;
      explained.add(code);
      return `${formatProblem(problem)}${more}\n`;
    })
    .join('\n');
}

/** Formats a number with its noun: "1 page", "2 pages". */
export const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** Formats the last line of a run with problems. */
export function summarize(problems: readonly Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const files = new Set(problems.map(({ file }) => file)).size;
  const warnings = problems.length - errors;
  const fixable = problems.filter(isFixable).length;
  const parts = [...(errors > 0 ? [count(errors, 'error')] : []), ...(warnings > 0 ? [count(warnings, 'warning')] : [])];
  const fixes = fixable > 0 ? ` · ${fixable} can be fixed with --fix` : '';
  return `${parts.join(', ')} in ${count(files, 'file')}${fixes}`;
}
