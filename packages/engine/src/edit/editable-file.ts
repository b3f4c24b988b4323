import { realpathSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { isInside } from '../files/is-inside.ts';

/**
 * Returns the absolute path of a YAML file of a site that may be edited, given by its path in the site folder. Undefined for a file outside of the
 * folder, also by a symbolic link, in a folder that starts with a dot, of another kind, or that does not exist.
 */
export function editableFile(siteDir: string, path: string): string | undefined {
  const absolute = join(siteDir, path);
  if (!isInside(absolute, siteDir) || !/\.ya?ml$/.test(path) || path.includes('\0')) return undefined;
  const steps = relative(siteDir, absolute).split(sep);
  if (steps.some((step) => step.startsWith('.') || step === 'node_modules')) return undefined;
  try {
    return isInside(realpathSync(absolute), realpathSync(siteDir)) ? absolute : undefined;
  } catch {
    return undefined;
  }
}
