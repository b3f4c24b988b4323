import { deviceNames, isShortPath } from '../../schema/fields/page-path.ts';
import { slugOf } from '../../text/slug.ts';
import { accepts } from '../accepts.ts';
import { type Explanation, type Mismatch, show } from './mismatch.ts';

/** The reason why a path of allowed characters is not accepted; empty when the characters are the reason. */
function reasonOf(path: string): string {
  const [device] = deviceNames(path);
  if (device !== undefined) return `: Windows keeps the name "${device}" for a device, so no such folder can be made there`;
  return isShortPath(path) ? '' : `: it has ${path.length} characters, too many for the names of files`;
}

/** Explains a path of a page that is not accepted. */
export function explainPath(mismatch: Mismatch, found: string, accepted: string): Explanation {
  const path = found.replace(/^https?:\/\/[^/]+/i, '').replace(/\.(?:html?|ya?ml)$/i, '');
  const right = `/${path.split('/').map(slugOf).filter(Boolean).join('/')}`;
  const isUsable = accepts(mismatch.schema, right) && (right !== '/' || found.trim() === '');
  const hasPlaceholder = /\{\w+\}/.test(found);
  return {
    code: 'not-a-path',
    message: hasPlaceholder
      ? `${show(found)} has a name in braces, which is filled in only on a page with "collection".`
      : `${show(found)} cannot be the path of a page${reasonOf(right)}.${isUsable ? ` Did you mean ${right}?` : ''}`,
    hint: `Accepted: ${accepted}.`,
    ...(isUsable && !hasPlaceholder && { fix: mismatch.corrected(right) }),
  };
}
