import { accepts } from '../../../field-kinds/accepts.ts';
import { type Explanation, emptyText, type Mismatch, notAccepted } from '../../../field-kinds/explain/mismatch.ts';
import { definitionOf } from '../../../field-kinds/index.ts';
import { kindOf } from '../field-kind.ts';

/** Explains why a value of the right type does not have the format of its field. `accepted` describes the format. */
export function explainFormat(mismatch: Mismatch, accepted: string): Explanation {
  const { found, schema } = mismatch;
  if (typeof found !== 'string') return notAccepted(mismatch, accepted);
  if (found.trim() === '') return emptyText(mismatch, `Accepted: ${accepted}.`);
  // The field itself accepts the text, so the problem comes from a rule over several fields.
  if (accepts(schema, found)) return notAccepted(mismatch, accepted);
  const mark = kindOf(schema);
  const explain = mark ? definitionOf(mark).explain : 'by-schema';
  return explain === 'by-schema' ? notAccepted(mismatch, accepted) : explain.text(mismatch, found, accepted);
}
