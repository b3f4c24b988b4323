import { z } from 'zod';

/**
 * How visitors read a value: an amount with its currency, a number with its unit, the labels of choices, a link as a button. Components that show
 * records of any type read it from the plan of the field.
 */
export type ValueFormat =
  | { type: 'money'; currency: string }
  | { type: 'number' | 'range'; unit?: string | undefined }
  | { type: 'rating'; max: number }
  | { type: 'choice'; labels: Readonly<Record<string, string>>; closed?: readonly string[] }
  | { type: 'button' }
  | { type: 'period' | 'duration' | 'place' | 'email' | 'phone' };

/** The format of each schema that has one. */
export const valueFormats = z.registry<ValueFormat>();

/** A length of time in weeks, days, hours, minutes or seconds. */
const durationPattern = /^(?:\d{1,3} (?:weeks?|days?)|\d{1,3} h(?: [0-5]?\d min)?|\d{1,3} min(?: [0-5]?\d s)?|\d{1,3} s)$/;

/** A duration such as `45 min`, `1 h 30 min`, `41 min 23 s`, `3 days` or `2 weeks`. */
export const durationSchema = z
  .string()
  .trim()
  .regex(durationPattern, 'a duration such as "45 min", "1 h 30 min", "41 min 23 s", "3 days" or "2 weeks"')
  .meta({ examples: ['45 min'] })
  .register(valueFormats, { type: 'duration' });
