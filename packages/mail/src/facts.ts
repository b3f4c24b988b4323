import { readFile } from 'node:fs/promises';
import {
  autocompleteSchema,
  emailRuleSchema,
  english,
  englishLanguage,
  type FormField,
  fileKindNames,
  formRuleSchema,
  inputModeSchema,
  type MailFacts,
  type StringTable,
  type TextsOf,
} from '@pagewright/core';
import { z } from 'zod';

const common = {
  name: z.string(),
  label: z.string(),
  hint: z.string().optional(),
  required: z.union([z.string(), z.boolean()]).optional(),
  invalid: z.string().optional(),
  autocomplete: autocompleteSchema.optional(),
  when: z.array(z.object({ field: z.string(), is: z.array(z.string()) })).optional(),
};

const options = z.array(
  z.object({ label: z.string(), value: z.string(), isClosed: z.literal(true).optional(), until: z.string().optional() }),
);
const count = z.number().optional();

/** A field of a form in the facts file, which is made from checked fields. */
const fieldSchema: z.ZodType<FormField> = z.discriminatedUnion('kind', [
  z.object({
    ...common,
    kind: z.enum(['text', 'tel', 'email', 'textarea']),
    inputMode: inputModeSchema,
    rule: formRuleSchema,
    pattern: z.string().optional(),
    maxLength: z.number(),
    tooLong: z.string().optional(),
  }),
  z.object({ ...common, kind: z.literal('phone'), country: z.string().optional() }),
  z.object({ ...common, kind: z.literal('number'), min: count, max: count, step: z.number() }),
  z.object({ ...common, kind: z.literal('date'), min: z.string().optional(), max: z.string().optional() }),
  z.object({ ...common, kind: z.literal('time'), min: z.string().optional(), max: z.string().optional(), step: z.number() }),
  z.object({ ...common, kind: z.enum(['select', 'radio']), options }),
  z.object({ ...common, kind: z.literal('checkboxes'), options, min: count, max: count }),
  z.object({ ...common, kind: z.literal('checkbox') }),
  z.object({ ...common, kind: z.literal('consent'), link: z.object({ label: z.string(), to: z.string() }).optional() }),
  z.object({ ...common, kind: z.literal('file'), accept: z.array(z.enum(fileKindNames)), maxSize: z.number(), maxCount: z.number() }),
  z.object({ ...common, kind: z.literal('hidden'), value: z.string() }),
]);

/** A form in the facts file. */
const formFactsSchema = z.object({
  language: z.string().optional(),
  page: z.string(),
  address: z.string().optional(),
  key: z.string(),
  fields: z.array(fieldSchema),
  emailRule: emailRuleSchema,
  title: z.string(),
  subject: z.string().optional(),
  recipient: z.object({ name: z.string(), email: z.string() }).optional(),
  webhooks: z.array(z.string()).optional(),
  thankYou: z.string().optional(),
  autoReply: z.object({ subject: z.string(), text: z.string() }).optional(),
  confirmation: z.object({ subject: z.string(), text: z.string(), thankYou: z.string().optional() }).optional(),
  namesForm: z.boolean().optional(),
});

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

/** The texts that visitors read, in each language. */
const visitorStrings = {
  formCheck: stringsSchema(english.formCheck),
  formFields: stringsSchema(english.formFields),
  mail: stringsSchema(english.mail),
  confirmation: stringsSchema(english.confirmation),
  mailErrors: stringsSchema(english.mailErrors),
};

const factsSchema: z.ZodType<MailFacts> = z.object({
  brand: z.string(),
  owner: z.object({ name: z.string(), email: z.string() }),
  contact: z.object({ phone: z.string().optional(), email: z.string() }),
  origin: z.string(),
  base: z.string().optional(),
  language: z.string(),
  timeZone: z.string().optional(),
  thankYou: z.string().optional(),
  forms: z.array(formFactsSchema),
  webhooks: z.array(z.object({ id: z.string(), url: z.string() })),
  strings: z.object({
    ...visitorStrings,
    ownerMail: stringsSchema(english.ownerMail),
    mailFiles: stringsSchema(english.mailFiles),
    statusPage: stringsSchema(english.statusPage),
    outboxPage: stringsSchema(english.outboxPage),
    outboxOutcomes: stringsSchema(english.outboxOutcomes),
  }),
  translations: z
    .record(z.string(), z.object({ brand: z.string(), thankYou: z.string().optional(), strings: z.object(visitorStrings) }))
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

/** The texts of the service's pages while the site is unknown: the English defaults. */
const defaultTexts = { language: englishLanguage, strings: english } as const;

/** Returns undefined instead of throwing while the site has problems, which happens in the live preview. */
export function factsOrUndefined(facts: () => MailFacts): MailFacts | undefined {
  try {
    return facts();
  } catch {
    return undefined;
  }
}

/** Returns the language and texts of the service's pages: those of the site, or English while the site has problems. */
export const pageTexts = (facts: MailFacts | undefined): Pick<MailFacts, 'language' | 'strings'> => facts ?? defaultTexts;
