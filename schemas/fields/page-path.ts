import { z } from 'zod';
import { fieldKinds } from './field-kinds.ts';

/** The path of a page: `/`, or small-letter segments such as `/web-development`. */
export const pagePathSchema = z
  .string()
  .regex(/^\/$|^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/, 'a path of small letters, digits and hyphens that starts with /, such as "/web-development"')
  .register(fieldKinds, { kind: 'path' });
