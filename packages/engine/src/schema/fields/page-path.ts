import { z } from 'zod';
import { fieldKinds } from './field-kinds.ts';

/**
 * Maximum number of characters between two slashes. File systems allow 255 bytes; builds append extensions such as
 * `.json.br`.
 */
export const maxSegmentLength = 200;

/** Maximum number of characters of a path. Windows allows 260 for a file with all its folders. */
export const maxPathLength = 240;

/** Names that Windows reserves for devices: no file or folder can have them, with any extension. */
const deviceName = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** Returns the parts of a path that Windows reserves for devices, such as `con` of `/con/about`. */
export const deviceNames = (path: string): string[] => path.split('/').filter((part) => deviceName.test(part));

/** True when a path and all its parts are short enough for every file system. */
export const isShortPath = (path: string): boolean =>
  path.length <= maxPathLength && path.split('/').every((part) => part.length <= maxSegmentLength);

/** The path of a page: `/`, or lowercase segments such as `/web-development`. */
export const pagePathSchema = z
  .string()
  .regex(
    /^\/$|^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/,
    'a path that starts with / and has only lowercase letters, digits and hyphens, such as "/web-development"',
  )
  .refine(isShortPath, `a path of at most ${maxPathLength} characters, with at most ${maxSegmentLength} between two slashes`)
  .refine((path) => deviceNames(path).length === 0, 'a path without names that are reserved on Windows: con, prn, aux, nul, com1, lpt1')
  .register(fieldKinds, { kind: 'path' });
