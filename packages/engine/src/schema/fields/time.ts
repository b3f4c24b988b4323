import { z } from 'zod';
import { fieldKinds } from './field-kinds.ts';

/** A time of day on the 24-hour clock, such as `09:30`. Midnight is `00:00`. */
export const timeSchema = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'a time from 00:00 to 23:59, such as "09:30"')
  .register(fieldKinds, { kind: 'time' });
