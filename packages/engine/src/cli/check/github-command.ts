import type { Problem } from '../../problems/problem.ts';

/** Formats a problem as a workflow command of GitHub Actions, which shows it at its line of the pull request. */
export function toGitHubCommand({ severity, file, line, column, length, code, message, context, hint, fix }: Problem): string {
  const properties = { file, line: String(line), col: String(column), endColumn: String(column + length), title: code };
  const text = [context ? `${message} (${context})` : message, hint, fix && `fix: ${fix}`].filter(Boolean).join('\n');
  const list = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(value)}`);
  return `::${severity} ${list.join(',')}::${escapeData(text)}`;
}

const escapeData = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const escapeProperty = (text: string): string => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
