import { slugOf } from '../../text/slug.ts';
import { accepts } from '../accepts.ts';
import { type Explanation, type Mismatch, show } from './mismatch.ts';

/** Explains an id, an anchor or another name with characters that are not allowed in it. */
export function explainName(mismatch: Mismatch, found: string, accepted: string): Explanation {
  const right = slugOf(found);
  const isUsable = right !== '' && accepts(mismatch.schema, right);
  return {
    code: 'not-a-name',
    message: `${show(found)} cannot be ${mismatch.field === 'id' ? 'an id' : `the "${mismatch.field}" of anything`}.${isUsable ? ` Did you mean "${right}"?` : ''}`,
    hint: `Accepted: ${accepted}.`,
    ...(isUsable && { fix: mismatch.corrected(right) }),
  };
}
