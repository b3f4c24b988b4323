import { parseDocument } from '../parse-document.ts';
import type { SyntaxFinding } from '../syntax-finding.ts';
import { applyEdits } from './apply-edits.ts';

/** A finding whose edits are left out when the text could not be read further with them than without. */
export function withSafeEdits(finding: SyntaxFinding, text: string, errorAt: number): SyntaxFinding {
  const { edits, ...rest } = finding;
  if (!edits) return finding;
  const last = Math.max(errorAt, ...edits.map(({ end }) => end));
  const mended = applyEdits(text, edits);
  const document = parseDocument(mended);
  const errors = [...document.errors, ...document.warnings].map(({ pos: [start] }) => start + text.length - mended.length);
  return errors.every((start) => start > last) ? finding : rest;
}
