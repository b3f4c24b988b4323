import { z } from 'zod';

/** A currency by its ISO 4217 code, for `Intl.NumberFormat`. */
export const currencySchema = z.string().regex(/^[A-Z]{3}$/, 'a currency in three capitals, such as "EUR" or "INR"');
