import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { MailFacts } from '../model/mail-facts.ts';
import { english } from '../strings/en.ts';
import type { StringTable, TextsOf } from '../strings/index.ts';
import { formFactsSchema } from './form-facts-schema.ts';

/** The file in the output of a build that tells the mail service about the site. */
export const factsFile = '_mail.json';

const countTextSchema = z.object({ other: z.string() }).catchall(z.string());

/** Creates a schema for a group of texts: at least those of `defaults`, with plural forms where these have them. */
const stringsSchema = <Table extends StringTable[string]>(defaults: Table) =>
  z.custom<TextsOf<{ group: Table }>['group']>(
    (value) =>
      z
        .object(
          Object.fromEntries(
            Object.entries(defaults).map(([name, text]) => [name, typeof text === 'string' ? z.string() : countTextSchema]),
          ),
        )
        .safeParse(value).success,
  );

const factsSchema: z.ZodType<MailFacts> = z.object({
  brand: z.string(),
  owner: z.object({ name: z.string(), email: z.string() }),
  contact: z.object({ phone: z.string().optional(), email: z.string() }),
  origin: z.string(),
  base: z.string().optional(),
  proofOfWork: z.boolean(),
  language: z.string(),
  timeZone: z.string().optional(),
  thankYou: z.string().optional(),
  forms: z.array(formFactsSchema),
  webhooks: z.array(z.object({ id: z.string(), url: z.string() })),
  strings: z.object({
    formCheck: stringsSchema(english.formCheck),
    formFields: stringsSchema(english.formFields),
    ownerMail: stringsSchema(english.ownerMail),
    mailFiles: stringsSchema(english.mailFiles),
    mail: stringsSchema(english.mail),
    confirmation: stringsSchema(english.confirmation),
    mailErrors: stringsSchema(english.mailErrors),
    statusPage: stringsSchema(english.statusPage),
    outboxPage: stringsSchema(english.outboxPage),
    outboxOutcomes: stringsSchema(english.outboxOutcomes),
  }),
  translations: z
    .record(
      z.string(),
      z.object({
        brand: z.string(),
        thankYou: z.string().optional(),
        strings: z.object({
          formCheck: stringsSchema(english.formCheck),
          formFields: stringsSchema(english.formFields),
          mail: stringsSchema(english.mail),
          confirmation: stringsSchema(english.confirmation),
          mailErrors: stringsSchema(english.mailErrors),
        }),
      }),
    )
    .optional(),
});

/** Reads the facts file of a build. Throws when it is missing or from another version of the engine. */
export async function readFacts(file: string): Promise<MailFacts> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`${file} does not exist. Build the site first: npm run build`);
  });
  return parseFacts(text, file);
}

/** Parses the text of a facts file; `file` is for the error message. Throws when it is from another version of the engine. */
export function parseFacts(text: string, file: string): MailFacts {
  const { success, data } = factsSchema.safeParse(parse(text));
  if (!success) throw new Error(`${file} is from another version of Pagewright. Build the site again: npm run build`);
  return data;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
