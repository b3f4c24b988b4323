import { isAbsolute, relative, sep } from 'node:path';

/** True when an absolute path is a folder or lies in it. */
export function isInside(path: string, folder: string): boolean {
  const inner = relative(folder, path);
  return inner !== '..' && !inner.startsWith(`..${sep}`) && !isAbsolute(inner);
}
