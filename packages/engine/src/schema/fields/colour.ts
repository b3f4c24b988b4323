import { z } from 'zod';
import { fieldKinds } from './field-kinds.ts';

/** A colour as `#rrggbb`. In YAML it needs quotes, because # starts a comment. */
export const colourSchema = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, 'a colour such as "#c8371f", in quotes')
  .register(fieldKinds, { kind: 'colour' });
