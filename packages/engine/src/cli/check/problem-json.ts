import type { Problem } from '../../problems/problem.ts';

/**
 * Formats problems as a JSON array for programs, sorted by file and line. The fields are documented in
 * `docs/developers/check.md`. New versions may add fields and never rename or remove one.
 */
export function toJson(problems: readonly Problem[]): string {
  return JSON.stringify(problems.map(toPlain), undefined, 2);
}

function toPlain({ file, line, column, length, code, severity, message, context, hint, fix, edits, excerpt }: Problem): object {
  return {
    file,
    line,
    column,
    length,
    code,
    severity,
    message,
    context: context ?? null,
    hint: hint ?? null,
    fix: fix ?? null,
    edits: (edits ?? []).map(({ start, end, text }) => ({ start, end, text })),
    excerpt: excerpt.map((row) => ({ line: row.line, text: row.text })),
  };
}
