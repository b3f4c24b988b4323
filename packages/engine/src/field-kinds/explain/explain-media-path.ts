import { accepts } from '../accepts.ts';
import { type Explanation, type Mismatch, show } from './mismatch.ts';

/** Explains a text that is not a path in `media/`, or has a file extension that the field does not accept. */
export function explainMediaPath(mismatch: Mismatch, found: string, accepted: string): Explanation {
  // In double quotes YAML reads \n and \t as other characters.
  const path = mismatch.written.startsWith('"') && mismatch.written.includes('\\') ? mismatch.written.slice(1, -1) : found;
  const right = fromTop(path);
  // A name alone does not say in which folder of media/ the file is.
  const isSure = right !== found && /[\\/]/.test(path.trim()) && accepts(mismatch.schema, right);
  return {
    code: 'not-a-media-path',
    message: `${show(path)} cannot be used for "${mismatch.field}": ${reasonOf(path, accepted)}.`,
    hint: `Write ${accepted}.`,
    ...(isSure && mismatch.safeFix(right)),
  };
}

/** Returns the path in `media/` that a text most likely means. */
function fromTop(found: string): string {
  const parts = found.trim().replaceAll(/\\+/g, '/').split('/');
  const after = parts.lastIndexOf('media');
  const inside = parts.slice(after + 1).filter((part) => !/^\.{0,2}$/.test(part));
  return ['/media', ...inside].join('/');
}

function reasonOf(found: string, accepted: string): string {
  if (/^(?:https?:)?\/\//i.test(found)) return 'files from other websites are not loaded; save the file in site.config/media';
  if (/^[a-z]+:/i.test(found)) return 'it is not a file path';
  if (/[^\w./\\-]/.test(found))
    return 'it contains characters that are not allowed in a URL; rename the file with letters, digits, hyphens and dots only';
  if (!found.startsWith('/media/') || found.includes('..')) return 'the path must start with /media/';
  return `it must be ${accepted.replace(/,.*/s, '')}`;
}
