import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { existingPart, isInAny, realPathOf } from '../files/inside-folder.ts';
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
  const real = realPathOf(existingPart(absolute));
  return real !== undefined && isInAny(real, [siteDir]) ? absolute : undefined;
}
