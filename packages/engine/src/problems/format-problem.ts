import type { Problem } from './problem.ts';

/**
 * A problem as plain text, the same in terminal, browser and CI: place, code and sentence; the excerpt with a
 * caret; the hint; the corrected line. `(--fix)` marks what `npm run check -- --fix` mends.
 */
export function formatProblem(problem: Problem): string {
  const { hint, fix } = problem;
  const lines = [headline(problem), ...excerptLines(problem)];
  if (hint) lines.push(`  ${hint}`);
  // A correction of several lines keeps them under each other.
  const label = isFixable(problem) ? '  fix (--fix):  ' : '  fix:  ';
  if (fix) lines.push(`${label}${fix.replaceAll('\n', `\n${' '.repeat(label.length)}`)}`);
  else if (isFixable(problem)) lines.push('  fix:  npm run check -- --fix does it');
  return lines.join('\n');
}

/** Whether `--fix` does something about a problem. */
const isFixable = ({ edits = [] }: Problem): boolean => edits.length > 0;

function headline({ file, line, column, code, severity, message, context }: Problem): string {
  const kind = severity === 'warning' ? `${code} (warning)` : code;
  return `${file}:${line}:${column}  ${kind}  ${message}${context ? `  (${context})` : ''}`;
}

function excerptLines({ line, column, length, excerpt }: Problem): string[] {
  if (excerpt.length === 0) return [];
  const gutter = String(line).length;
  const marked = excerpt.at(-1)?.text ?? '';
  // A line that a terminal would fold is cut on both sides, or the caret would stand under another text.
  const from = marked.length <= widest ? 0 : Math.max(0, Math.min(column - 1 - lead, marked.length - widest));
  const rows = excerpt.map((row) => `  ${String(row.line).padStart(gutter)} | ${cut(row.text, row.line === line ? from : 0)}`);
  // Tabs stay tabs, so that the caret stands under its text however wide they are.
  const indent = marked.slice(from, column - 1).replaceAll(/[^\t]/g, ' ');
  const caret = '^'.repeat(Math.max(1, Math.min(length, from + widest - column + 1)));
  return [...rows, `  ${' '.repeat(gutter)} | ${indent}${caret}`];
}

/** The most characters of a line that an excerpt shows, and how many of them stand before the mistake. */
const widest = 110;
const lead = 40;

function cut(text: string, from: number): string {
  if (text.length <= widest) return text;
  const shown = text.slice(from, from + widest);
  return `${from > 0 ? '…' : ''}${shown.slice(from > 0 ? 1 : 0, from + widest < text.length ? -1 : undefined)}${from + widest < text.length ? '…' : ''}`;
}

/** Several problems, each as `formatProblem` has it; the first of each code says where to read more. */
export function formatProblems(problems: readonly Problem[]): string {
  const told = new Set<string>();
  return problems
    .map((problem) => {
      const { code } = problem;
      const more = told.has(code) ? '' : `\n  more: npm run explain -- ${code}`;
      told.add(code);
      return `${formatProblem(problem)}${more}\n`;
    })
    .join('\n');
}

/** A number with its noun: "1 page", "2 pages". */
export const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** The closing line of a run that found something. */
export function summarize(problems: readonly Problem[], fileCount: number): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const files = new Set(problems.map(({ file }) => file)).size;
  const warnings = problems.length - errors;
  const fixable = problems.filter(isFixable).length;
  const parts = [...(errors > 0 ? [count(errors, 'error')] : []), ...(warnings > 0 ? [count(warnings, 'warning')] : [])];
  const offer = fixable > 0 ? ` · ${fixable} can be fixed with --fix` : '';
  return `${parts.join(', ')} in ${files} of ${count(fileCount, 'file')}${offer}`;
}
