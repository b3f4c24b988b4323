import { lstatSync } from 'node:fs';

/**
 * The state of a file without reading it: changes whenever anything has touched it. The time of change is set by the
 * system alone, whatever a program says of the other. Of a link it is the link's own
 * state. Throws as node does when the file is gone.
 */
export function fileStamp(absolute: string): string {
  const { ino, size, mtimeMs, ctimeMs } = lstatSync(absolute);
  return `${ino}:${size}:${mtimeMs}:${ctimeMs}`;
}
