import { deviceNames, isShortPath } from '../../../schema/fields/page-path.ts';
import { accepts } from '../field-kind.ts';
import { type Mismatch, show, type Words } from './mismatch.ts';

/** A text in small letters, digits and single hyphens: accents are taken off, everything else becomes a hyphen. */
const kebab = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** An id, or a part of an address, with other signs than it may have. */
export function explainName(mismatch: Mismatch, found: string, accepted: string): Words {
  const right = kebab(found);
  const isUsable = right !== '' && accepts(mismatch.schema, right);
  return {
    code: 'not-a-name',
    message: `${show(found)} cannot be ${mismatch.field === 'id' ? 'an id' : `the "${mismatch.field}" of anything`}.${isUsable ? ` Did you mean "${right}"?` : ''}`,
    hint: `Accepted: ${accepted}.`,
    ...(isUsable && { fix: mismatch.corrected(right) }),
  };
}

/** Why a path of the right characters is not accepted. */
function reasonOf(path: string): string {
  const [device] = deviceNames(path);
  if (device !== undefined) return `: Windows keeps the name "${device}" for a device, so no such folder can be made there`;
  return isShortPath(path) ? '' : `: it has ${path.length} characters, too many for the names of files`;
}

/** A path of a page with other signs than it may have. */
export function explainPath(mismatch: Mismatch, found: string, accepted: string): Words {
  const path = found.replace(/^https?:\/\/[^/]+/i, '').replace(/\.(?:html?|ya?ml)$/i, '');
  const right = `/${path.split('/').map(kebab).filter(Boolean).join('/')}`;
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
