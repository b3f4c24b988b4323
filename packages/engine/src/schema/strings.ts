import { z } from 'zod';
import type { StringTable } from '../strings/index.ts';
import { textSchema } from './fields/text.ts';

/** Returns the placeholders of a text, such as `{count}`. */
export const placeholdersIn = (text: string): string[] => text.match(/\{\w+\}/g) ?? [];

/** Returns the schema of `strings/<language>.yaml`: every text is optional and must contain the placeholders of the default. */
export const stringsSchema = (table: StringTable): z.ZodObject =>
  z.strictObject(
    mapValues(table, (group, name) =>
      z
        .strictObject(mapValues(group, (text) => overrideSchema(text).optional().describe(`Default: ${text}`)))
        .optional()
        .describe(`The interface texts of "${name}".`),
    ),
  );

/** Returns a schema for a text with the placeholders of the default. */
export function overrideSchema(text: string): z.ZodType<string> {
  const required = placeholdersIn(text);
  if (required.length === 0) return textSchema;
  return textSchema.refine(
    (override) => required.every((placeholder) => override.includes(placeholder)),
    `a text that contains ${required.join(' and ')}`,
  );
}

const mapValues = <Value, Result>(record: Readonly<Record<string, Value>>, map: (value: Value, name: string) => Result) =>
  Object.fromEntries(Object.entries(record).map(([name, value]): [string, Result] => [name, map(value, name)]));
