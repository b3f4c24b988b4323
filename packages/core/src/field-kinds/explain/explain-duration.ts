import { accepts } from '../../schema/field-plan.ts';
import { readDuration } from '../../text/written-duration.ts';
import { type Explanation, type Mismatch, notAccepted } from './mismatch.ts';

/** Explains a duration that is not written with units, or not with these. */
export function explainDuration(mismatch: Mismatch, accepted: string): Explanation {
  const { field, written, plan, corrected } = mismatch;
  const words = notAccepted(mismatch, accepted);
  const [right, other] = readDuration(written.replace(/^(["'])(.*)\1$/, '$2')).filter((one) => accepts(plan, one));
  if (right === undefined) return words;
  if (other !== undefined) return { ...words, hint: `Write ${field}: ${right}, or ${field}: ${other}.` };
  return { ...words, message: `${words.message} Did you mean "${right}"?`, fix: corrected(right) };
}
