import type { Problem } from '../model/problem.ts';

/**
 * A problem as plain text, the same in terminal, browser and CI:
 * place, code and sentence; the excerpt with a caret; the hint; the corrected line.
 */
export function formatProblem(problem: Problem): string {
  const { file, line, column, length, code, message, context, excerpt, hint, fix } = problem;
  const gutter = String(line).length;
  const lines = [`${file}:${line}:${column}  ${code}  ${message}${context ? `  (${context})` : ''}`];
  for (const row of excerpt) lines.push(`  ${String(row.line).padStart(gutter)} | ${row.text}`);
  const marked = excerpt.at(-1)?.text ?? '';
  // Tabs stay tabs, so that the caret stands under its text however wide they are.
  const indent = marked.slice(0, column - 1).replaceAll(/[^\t]/g, ' ');
  if (excerpt.length > 0) lines.push(`  ${' '.repeat(gutter)} | ${indent}${'^'.repeat(length)}`);
  if (hint) lines.push(`  ${hint}`);
  // A correction of two lines keeps them under each other.
  if (fix) lines.push(`  fix:  ${fix.replaceAll('\n', '\n        ')}`);
  return lines.join('\n');
}

/** A number with its noun: "1 page", "2 pages". */
export const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** The closing line of a run that found something. */
export function summarize(problems: readonly Problem[], fileCount: number): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const files = new Set(problems.map(({ file }) => file)).size;
  const warnings = problems.length - errors;
  const parts = [...(errors > 0 ? [count(errors, 'error')] : []), ...(warnings > 0 ? [count(warnings, 'warning')] : [])];
  return `${parts.join(', ')} in ${files} of ${count(fileCount, 'file')}`;
}
