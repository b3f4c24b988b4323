import { z } from 'zod';
import { fieldKinds } from './field-kinds.ts';

/** The name of a Lucide icon (lucide.dev/icons), such as `rocket`. */
export const iconSchema = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'the name of an icon from lucide.dev/icons, such as "rocket"')
  .brand<'icon'>()
  .register(fieldKinds, { kind: 'icon' });
