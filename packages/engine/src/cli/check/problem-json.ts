import type { Problem } from '../../problems/problem.ts';

/**
 * Problems as JSON for programs: an array, in the order of files and lines, whose fields are described in
 * `docs/developers/check.md`. Fields are added to it and never renamed or removed.
 */
export function toJson(problems: readonly Problem[]): string {
  return JSON.stringify(problems.map(toPlain), undefined, 2);
}

function toPlain({ file, line, column, length, code, severity, message, context, hint, fix, edits, excerpt }: Problem): object {
  return {
    ...{ file, line, column, length, code, severity, message },
    context: context ?? null,
    hint: hint ?? null,
    fix: fix ?? null,
    edits: (edits ?? []).map(({ start, end, text }) => ({ start, end, text })),
    excerpt: excerpt.map((row) => ({ line: row.line, text: row.text })),
  };
}
