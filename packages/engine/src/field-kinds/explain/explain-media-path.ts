import { accepts } from '../accepts.ts';
import { type Explanation, type Mismatch, show } from './mismatch.ts';

/** Explains a text that is not a path in `media/`, or one of a file type that the field does not accept. */
export function explainMediaPath(mismatch: Mismatch, found: string, accepted: string): Explanation {
  const right = fromTop(found);
  const isSure = right !== found && accepts(mismatch.schema, right);
  return {
    code: 'not-a-media-path',
    message: `${show(found)} cannot be used for "${mismatch.field}": ${reasonOf(found)}.`,
    hint: `Accepted: ${accepted}.`,
    ...(isSure && mismatch.safeFix(right)),
  };
}

/** The absolute path in `media/` that a text most likely means. */
function fromTop(found: string): string {
  const parts = found.trim().replaceAll('\\', '/').split('/');
  const after = parts.lastIndexOf('media');
  const inside = parts.slice(after + 1).filter((part) => !/^\.{0,2}$/.test(part));
  return ['/media', ...inside].join('/');
}

function reasonOf(found: string): string {
  if (/^(?:https?:)?\/\//i.test(found)) return 'files from other places are not loaded; save the file in site.config/media';
  if (/^[a-z]+:/i.test(found)) return 'it is not the path of a file';
  if (/[^\w./\\-]/.test(found)) return 'names of files have letters, digits, hyphens and dots only; rename the file';
  if (!found.startsWith('/media/') || found.includes('..')) return 'paths are written from the top, starting with /media/';
  return 'its name does not end as it has to';
}
