import { z } from 'zod';
import { slugOf } from '../../text/slug.ts';
import { fieldKinds } from './field-kinds.ts';

/**
 * Maximum number of bytes between two slashes: a character beyond ASCII has two to four. File systems allow 255; builds append
 * extensions such as `.json.br`.
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
  path.length <= maxPathLength && path.split('/').every((part) => new TextEncoder().encode(part).length <= maxSegmentLength);

const accepted = 'a path that starts with / and has only lowercase letters, digits and hyphens, such as "/web-development"';

/** Lowercase words, of which those in other letters than a to z are checked by `hasOwnSlugs`. */
const pathPattern = /^\/$|^(\/[a-z0-9\u0080-\uffff]+(-[a-z0-9\u0080-\uffff]+)*)+$/;

/** True when each part of a path is its own slug: in Latin letters, or in those of a script that has no usual spelling in them, such as Hindi. */
const hasOwnSlugs = (path: string): boolean => /^[\0-\x7f]*$/.test(path) || path.split('/').every((part) => slugOf(part) === part);

/** The path of a page: `/`, or lowercase segments such as `/web-development` or `/विषय`. */
export const pagePathSchema = z
  .string()
  .overwrite((path) => path.normalize('NFC'))
  .regex(pathPattern, accepted)
  .refine((path) => !pathPattern.test(path) || hasOwnSlugs(path), accepted)
  .refine(isShortPath, `a path of at most ${maxPathLength} characters, with at most ${maxSegmentLength} between two slashes`)
  .refine((path) => deviceNames(path).length === 0, 'a path without names that are reserved on Windows: con, prn, aux, nul, com1, lpt1')
  .register(fieldKinds, { kind: 'path' });
