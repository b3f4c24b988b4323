import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { MailFacts } from '../model/mail-facts.ts';
import { emailRuleSchema, formFieldsSchema } from '../schema/forms/form-field.ts';
import { english } from '../strings/en.ts';

/** The name of the file with the service's facts in the output of a build. */
export const factsFile = '_mail.json';

/** A schema for a group of texts: strings under at least the names of `defaults`. */
const texts = <Table extends object>(defaults: Table) =>
  z.custom<{ readonly [Name in keyof Table]: string }>((value) => {
    const { success, data } = z.record(z.string(), z.string()).safeParse(value);
    return success && Object.keys(defaults).every((name) => Object.hasOwn(data, name));
  });

const factsSchema: z.ZodType<MailFacts> = z.object({
  brand: z.string(),
  owner: z.object({ name: z.string(), email: z.string() }),
  contact: z.object({ phone: z.string(), email: z.string() }),
  origin: z.string(),
  thankYou: z.string().optional(),
  forms: z.array(z.object({ page: z.string(), key: z.string(), fields: formFieldsSchema, emailRule: emailRuleSchema })),
  strings: z.object({ formCheck: texts(english.formCheck), mail: texts(english.mail) }),
});

/** Reads the facts that a build wrote for the service. Throws with a plain message when it is missing or of another version. */
export async function readFacts(file: string): Promise<MailFacts> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`There is no ${file}. Build the site first: npm run build`);
  });
  return parseFacts(text, file);
}

/** Parses the text of the facts file. Throws with a plain message when it is of another version. */
export function parseFacts(text: string, file: string): MailFacts {
  const { success, data } = factsSchema.safeParse(parse(text));
  if (!success) throw new Error(`${file} was written by another version of the builder. Build the site again: npm run build`);
  return data;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
