import { deviceNames, isShortPath } from '../../schema/fields/page-path.ts';
import { firstPlaceholder } from '../../text/placeholder.ts';
import { slugOf } from '../../text/slug.ts';
import { accepts } from '../accepts.ts';
import { type Explanation, type Mismatch, show } from './mismatch.ts';

/** Returns why a path with valid characters is not accepted. Empty when the characters are the reason. */
function reasonOf(path: string): string {
  const [device] = deviceNames(path);
  if (device !== undefined) return `: the name "${device}" is reserved on Windows`;
  return isShortPath(path) ? '' : `: it is too long (${path.length} characters)`;
}

/** Returns a path with one slash at its start, without origin and without a slash at its end. */
const slashed = (path: string): string =>
  `/${path
    .trim()
    .replace(/^https?:\/\/[^/]+/i, '')
    .replaceAll(/^\/+|(?<!\/)\/+$/g, '')}`;

/** Explains an invalid page path. */
export function explainPath(mismatch: Mismatch, found: string, accepted: string): Explanation {
  const path = found.replace(/^https?:\/\/[^/]+/i, '').replace(/\.(?:html?|ya?ml)$/i, '');
  const right = `/${path.split('/').map(slugOf).filter(Boolean).join('/')}`;
  // A redirect works only for the old address itself, not for a similar one.
  const isOldPath = mismatch.field === 'from' && mismatch.siblings.includes('to');
  const isUsable = accepts(mismatch.schema, right) && (isOldPath ? right === slashed(found) : right !== '/' || found.trim() === '');
  const hasPlaceholder = firstPlaceholder(found) !== undefined;
  return {
    code: 'not-a-path',
    message: hasPlaceholder
      ? `${show(found)} contains a placeholder in braces, which works only on a page with "collection".`
      : `${show(found)} is not a valid page path${reasonOf(right)}.${isUsable ? ` Did you mean ${right}?` : ''}`,
    hint: `Write ${accepted}.`,
    ...(isUsable && !hasPlaceholder && { fix: mismatch.corrected(right) }),
  };
}
