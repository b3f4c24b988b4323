import { existsSync, realpathSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { isInside } from '../files/is-inside.ts';

/**
 * Returns the absolute path of a YAML file of a site that may be edited, given by its path in the site folder. Undefined for a file outside of the
 * folder, also by a symbolic link, in a folder that starts with a dot, of another kind, or that does not exist, and for a second spelling of a
 * path, such as `pages/../site.yaml`.
 */
export function editableFile(siteDir: string, path: string): string | undefined {
  const absolute = fileInSite(siteDir, path);
  return absolute !== undefined && existsSync(absolute) ? absolute : undefined;
}

/** Returns the absolute path of a YAML file of a site that may be written, as `editableFile`, also of one that does not exist yet. */
export function fileInSite(siteDir: string, path: string): string | undefined {
  const absolute = join(siteDir, path);
  if (!isInside(absolute, siteDir) || !/\.ya?ml$/.test(path) || path.includes('\0')) return undefined;
  const steps = relative(siteDir, absolute).split(sep);
  if (steps.join('/') !== path) return undefined;
  if (steps.some((step) => step.startsWith('.') || step === 'node_modules')) return undefined;
  try {
    return isInside(realpathSync(existingPart(absolute)), realpathSync(siteDir)) ? absolute : undefined;
  } catch {
    return undefined;
  }
}

/** Returns a path, or the nearest folder above it that exists. */
const existingPart = (path: string): string => (existsSync(path) || dirname(path) === path ? path : existingPart(dirname(path)));
