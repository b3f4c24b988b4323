import { z } from 'zod';
import { fieldKinds } from './field-kinds.ts';

/**
 * The most characters between two slashes. File systems take 255 bytes; the rest is for what builds append, such as
 * `.json.br`.
 */
export const maxSegmentLength = 200;

/** The most characters of a whole path. Windows takes 260 for a file with all its folders; few addresses are longer. */
export const maxPathLength = 240;

/** Names that Windows keeps for devices: no file or folder there can have them, with any extension. */
const deviceName = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** The parts of a path that Windows keeps for devices, such as `con` of `/con/about`. */
export const deviceNames = (path: string): string[] => path.split('/').filter((part) => deviceName.test(part));

/** Whether every part of a path, and the whole, fits into the file systems that sites are built and served on. */
export const isShortPath = (path: string): boolean =>
  path.length <= maxPathLength && path.split('/').every((part) => part.length <= maxSegmentLength);

/** The path of a page: `/`, or small-letter segments such as `/web-development`. */
export const pagePathSchema = z
  .string()
  .regex(/^\/$|^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/, 'a path of small letters, digits and hyphens that starts with /, such as "/web-development"')
  .refine(isShortPath, `a path of at most ${maxPathLength} characters, with at most ${maxSegmentLength} between two slashes`)
  .refine(
    (path) => deviceNames(path).length === 0,
    'a path without the names that Windows keeps for devices: con, prn, aux, nul, com1, lpt1',
  )
  .register(fieldKinds, { kind: 'path' });
