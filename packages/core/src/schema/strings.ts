import { z } from 'zod';
import type { CountText, StringTable } from '../strings/index.ts';
import { pluralCategories } from '../strings/plural-categories.ts';
import { textSchema } from './fields/text.ts';

/** Returns the placeholders of a text, such as `{count}`. */
export const placeholdersIn = (text: string): string[] => text.match(/\{\w+\}/g) ?? [];

/**
 * Returns the schema of `strings/<language>.yaml`: every text is optional and must contain the placeholders of the default.
 * A text that depends on a number needs a form for each plural category of the language; without a language, all are optional but `other`.
 */
export const stringsSchema = (table: StringTable, language?: string): z.ZodObject =>
  z.strictObject(
    mapValues(table, (group, name) =>
      z
        .strictObject(
          mapValues(group, (text) =>
            overrideSchema(text, language)
              .optional()
              .describe(`Default: ${describeText(text)}`),
          ),
        )
        .optional()
        .describe(`The interface texts of "${name}".`),
    ),
  );

/** Returns a schema for a text with the placeholders of the default. */
export const overrideSchema = (text: string | CountText, language: string | undefined): z.ZodType<string | CountText> =>
  typeof text === 'string' ? singleSchema(text) : countTextSchema(text, language);

function singleSchema(text: string): z.ZodType<string> {
  const required = placeholdersIn(text);
  if (required.length === 0) return textSchema;
  return textSchema.refine(
    (override) => required.every((placeholder) => override.includes(placeholder)),
    `a text that contains ${required.join(' and ')}`,
  );
}

/** Forms for single numbers, such as `one`, need no placeholder: "a minute". */
function countTextSchema({ other }: CountText, language: string | undefined): z.ZodType<CountText> {
  const form = language === undefined ? textSchema.optional() : textSchema;
  const categories = (language === undefined ? pluralCategories('ar') : pluralCategories(language)).filter((name) => name !== 'other');
  return z.strictObject({ ...Object.fromEntries(categories.map((name) => [name, form])), other: singleSchema(other) });
}

/** Returns the text, or its form for most numbers. */
export const describeText = (text: string | CountText): string => (typeof text === 'string' ? text : text.other);

const mapValues = <Value, Result>(record: Readonly<Record<string, Value>>, map: (value: Value, name: string) => Result) =>
  Object.fromEntries(Object.entries(record).map(([name, value]): [string, Result] => [name, map(value, name)]));
