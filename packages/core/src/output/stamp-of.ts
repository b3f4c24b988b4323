/** Returns the stamp of a file with this state: another one after each change. `ctimeMs` is there because programs cannot set it. */
export const stampOf = ({ ino, size, mtimeMs, ctimeMs }: { ino: number; size: number; mtimeMs: number; ctimeMs: number }): string =>
  `${ino}:${size}:${mtimeMs}:${ctimeMs}`;
