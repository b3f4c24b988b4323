import { z } from 'zod';

/** True when a schema accepts a value. */
export const accepts = (schema: unknown, value: unknown): boolean => schema instanceof z.ZodType && schema.safeParse(value).success;
