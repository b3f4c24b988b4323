import { slugOf } from '../../text/slug.ts';
import { accepts } from '../accepts.ts';
import { type Explanation, type Mismatch, show } from './mismatch.ts';

/** Explains an id, an anchor or another name with invalid characters. */
export function explainName(mismatch: Mismatch, found: string, accepted: string): Explanation {
  const right = slugOf(found);
  const isUsable = right !== '' && accepts(mismatch.schema, right);
  return {
    code: 'not-a-name',
    message: `${show(found)} is not a valid ${mismatch.field === 'id' ? 'id' : `value for "${mismatch.field}"`}.${isUsable ? ` Did you mean "${right}"?` : ''}`,
    hint: `Use ${accepted}.`,
    ...(isUsable && { fix: mismatch.corrected(right) }),
  };
}
