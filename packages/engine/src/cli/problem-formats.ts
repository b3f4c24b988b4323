import type { Problem } from '@pagewright/core';
import { print } from './print.ts';
import { reportProblems } from './report-site.ts';

/** The formats of problems: for people, for programs, for a pull request on GitHub. Each prints them. */
export const problemFormats = {
  text: (problems: readonly Problem[]) => {
    reportProblems(problems);
  },
  json: (problems: readonly Problem[]) => print(toJson(problems)),
  github: (problems: readonly Problem[]) => {
    for (const problem of problems) print(toGitHubCommand(problem));
  },
} as const satisfies Record<string, (problems: readonly Problem[]) => void>;

export type ProblemFormat = keyof typeof problemFormats;

/** True when at least one problem stops the build. */
export const hasErrors = (problems: readonly Problem[]): boolean => problems.some(({ severity }) => severity === 'error');

/** Formats a problem as a workflow command of GitHub Actions, which shows it at its line of the pull request. */
function toGitHubCommand({ severity, file, line, column, length, code, message, context, hint, fix }: Problem): string {
  const properties = { file, line: String(line), col: String(column), endColumn: String(column + length), title: code };
  const text = [context ? `${message} (${context})` : message, hint, fix && `fix: ${fix}`].filter(Boolean).join('\n');
  const list = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(value)}`);
  return `::${severity} ${list.join(',')}::${escapeData(text)}`;
}

const escapeData = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const escapeProperty = (text: string): string => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/**
 * Formats problems as a JSON array for programs, sorted by file and line. The fields are documented in
 * `docs/developers/check.md`. New versions may add fields and never rename or remove one.
 */
function toJson(problems: readonly Problem[]): string {
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
