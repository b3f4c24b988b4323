import type { TextEdit } from '../../problems/problem.ts';
import { parseDocument } from '../parse-document.ts';
import type { SyntaxFinding } from '../syntax-finding.ts';
import { applyEdits } from './apply-edits.ts';

/** True when the edited text has no error at or before the edits and the index of the first error. */
export function removesError(text: string, edits: readonly TextEdit[], errorAt: number): boolean {
  const last = Math.max(errorAt, ...edits.map(({ end }) => end));
  const fixed = applyEdits(text, edits);
  const document = parseDocument(fixed);
  const errors = [...document.errors, ...document.warnings].map(({ pos: [start] }) => start + text.length - fixed.length);
  return errors.every((start) => start > last);
}

/** Removes the edits of a finding when the edited text still has an error at or before the edits. */
export function withSafeEdits(finding: SyntaxFinding, text: string, errorAt: number): SyntaxFinding {
  const { edits, ...rest } = finding;
  return !edits || removesError(text, edits, errorAt) ? finding : rest;
}
