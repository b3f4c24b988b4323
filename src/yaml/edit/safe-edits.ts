import { parseDocument } from 'yaml';
import type { TextEdit } from '../../problems/problem.ts';
import type { SyntaxFinding } from '../syntax-finding.ts';

/** The text after edits that do not overlap. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  return [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce((before, { start, end, text: piece }) => before.slice(0, start) + piece + before.slice(end), text);
}

/** A finding whose edits are left out when the text could not be read further with them than without. */
export function withSafeEdits(finding: SyntaxFinding, text: string, errorAt: number): SyntaxFinding {
  const { edits, ...rest } = finding;
  if (!edits) return finding;
  const last = Math.max(errorAt, ...edits.map(({ end }) => end));
  const mended = applyEdits(text, edits);
  const document = parseDocument(mended, { prettyErrors: false, stringKeys: true, version: '1.2' });
  const errors = [...document.errors, ...document.warnings].map(({ pos: [start] }) => start + text.length - mended.length);
  return errors.every((start) => start > last) ? finding : rest;
}
