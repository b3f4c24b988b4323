import { z } from 'zod';
import { hasNoHiddenCharacters, noHiddenCharacters } from '../../text/hidden-characters.ts';
import { recordOptionsSchema } from '../fields/any-records.ts';
import { fieldForms } from '../fields/field-forms.ts';
import { fieldKinds } from '../fields/field-kinds.ts';
import { linkSchema } from '../fields/link.ts';
import { textSchema } from '../fields/text.ts';
import { valueFormats } from '../fields/value-formats.ts';
import { metaOfSetting } from '../kind-settings.ts';
import { checkEntry } from './check-entry.ts';
import { autocompleteSchema, errorMessageSchema, fieldNameSchema, inputModeSchema, patternSchema } from './form-field.ts';
import { fileKindNames, inputSettings, kindLabels, kindsInGroups, kindsNeeding } from './input-kinds.ts';

/** Returns the metadata of a setting that only fields of some kinds have. */
const onlyFor = (setting: string, sentence: string): z.core.GlobalMeta => metaOfSetting(inputSettings, setting, sentence);

/** A text that visitors do not see as it is written. */
const valueSchema = z.string().trim().min(1).max(200).refine(hasNoHiddenCharacters, noHiddenCharacters);

const optionSchema = z.union(
  [
    textSchema,
    z.strictObject({
      label: textSchema.describe('The text that visitors choose.'),
      value: valueSchema.optional().describe('The name of the option in "when". Default: the label.'),
    }),
  ],
  'a text, or a label with a value',
);

const boundSchema = z
  .union(
    [z.number(), z.literal('today'), z.iso.date('a date such as 2027-06-01'), z.iso.time({ precision: -1 })],
    'a number; for a date field a date such as 2027-06-01, or today; for a time field a time such as "09:30"',
  )
  .optional();

const conditionSchema = z.strictObject({
  field: z.string().describe('The name of an earlier field: a select, radio, checkboxes, checkbox or consent.'),
  is: z
    .union(
      [z.boolean(), valueSchema, z.array(valueSchema).min(1).max(50)],
      'an option of that field, a list of options, or true or false for a checkbox',
    )
    .meta({
      title: 'Has the answer',
      description: 'The answer, or a list of answers, with which the field is shown.',
      yaml: 'For a checkbox: true or false.',
    }),
});

const advanced = { isAdvanced: true } as const;

/** A kind of files that visitors can upload. */
export const fileKindSchema = z.enum(fileKindNames).register(fieldKinds, { kind: 'upload' });

/** The settings of a field of any kind. */
const settings = {
  name: fieldNameSchema,
  label: textSchema.describe('The label above the field, or beside a checkbox. Of a group: its heading.'),
  hint: textSchema.optional().describe('A sentence under the label that helps to fill in the field.'),
  required: z
    .union([z.boolean(), errorMessageSchema], 'true, or the error message for an empty field')
    .optional()
    .meta(onlyFor('required', 'true, or the error message for an empty field: makes the field required.')),
  options: z
    .array(optionSchema)
    .min(2)
    .max(100)
    .optional()
    .meta(onlyFor('options', 'The options to choose from: texts, or entries with "label" and "value".'))
    .meta({ examples: [['First option', 'Second option']] })
    .register(fieldForms, { neededBy: kindsNeeding('options'), inPlaceOf: 'records' }),
  records: recordOptionsSchema
    .optional()
    .meta(
      onlyFor(
        'records',
        'In place of "options": the records of a type or a collection, such as courses. "show" names what stands behind their titles.',
      ),
    )
    .register(fieldForms, { inPlaceOf: 'options' }),
  min: boundSchema.meta(onlyFor('min', 'The lowest number, the earliest date (or today) or time, or the least number of checked boxes.')),
  max: boundSchema.meta(onlyFor('max', 'The highest number, the latest date (or today) or time, or the greatest number of checked boxes.')),
  step: z
    .number()
    .positive()
    .optional()
    .meta(
      onlyFor('step', 'The distance between accepted numbers: 0.01 for amounts of money. Of times: in minutes. Default: 1, whole numbers.'),
    )
    .register(fieldForms, advanced),
  country: z
    .string()
    .regex(/^\+[1-9]\d{0,2}$/, 'a calling code in quotes, such as "+49"')
    .optional()
    .meta(onlyFor('country', 'The calling code for numbers without one. Default: that of the phone number in site.yaml.'))
    .meta({ yaml: 'Write it in quotes.', examples: ['+49'] }),
  accept: z
    .array(fileKindSchema)
    .min(1)
    .optional()
    .meta(onlyFor('accept', 'The kinds of files that visitors can choose.'))
    .meta({ examples: [['pdf']] })
    .register(fieldForms, { neededBy: kindsNeeding('accept') }),
  maxSize: z.number().min(0.1).max(25).optional().meta(onlyFor('maxSize', 'The largest size of a file in MB. Default: 10.')),
  maxCount: z.int().min(1).max(10).optional().meta(onlyFor('maxCount', 'How many files a visitor can choose. Default: 1.')),
  link: linkSchema
    .optional()
    .meta(
      onlyFor(
        'link',
        'What the visitor consents to, such as the privacy policy. When the label contains the text of the link, that text is the link.',
      ),
    ),
  value: valueSchema
    .optional()
    .meta(onlyFor('value', 'The text that is sent with the message. Visitors do not see it.'))
    .meta({ examples: ['Summer campaign'] })
    .register(fieldForms, { neededBy: kindsNeeding('value') }),
  maxLength: z
    .int()
    .min(1)
    .max(5000)
    .optional()
    .meta(onlyFor('maxLength', 'The maximum number of characters. Default: 200, and 5000 for a textarea.'))
    .register(fieldForms, advanced),
  tooLong: errorMessageSchema.optional().meta(onlyFor('tooLong', 'The error message for a longer answer.')).register(fieldForms, advanced),
  pattern: patternSchema
    .optional()
    .meta(onlyFor('pattern', 'Your own rule for the answer, as a regular expression: "^[1-9][0-9]{5}$" means six digits.'))
    .register(fieldForms, advanced),
  invalid: errorMessageSchema
    .optional()
    .meta(onlyFor('invalid', 'The error message for an answer that is not accepted.'))
    .register(fieldForms, advanced),
  autocomplete: autocompleteSchema
    .optional()
    .meta(onlyFor('autocomplete', 'Which data browsers may fill in: name, organization, postal-code and others.'))
    .register(fieldForms, advanced),
  inputMode: inputModeSchema.register(fieldForms, advanced),
  fromAddress: z
    .boolean()
    .optional()
    .meta(
      onlyFor('fromAddress', 'true: a link can fill in the field, with its name and an answer in the query, such as /book?room=the-vault.'),
    )
    .register(fieldForms, advanced),
  when: conditionSchema
    .optional()
    .describe('Shows the field only when an earlier field has this answer. Without script it is always shown.')
    .register(fieldForms, advanced),
};

/** A field of a form, of any kind. */
const inputSchema = z
  .strictObject({
    kind: z
      .enum(kindsInGroups)
      .default('text')
      .describe('What the field asks for.')
      .register(valueFormats, { type: 'choice', labels: kindLabels }),
    ...settings,
  })
  .superRefine(checkEntry);

/** A field of a form, or a group of fields. */
const entrySchema = z
  .strictObject({
    kind: z
      .enum([...kindsInGroups, 'group'])
      .default('text')
      .describe('What the field asks for. group: a heading with fields below it.')
      .register(valueFormats, { type: 'choice', labels: kindLabels }),
    ...settings,
    fields: z
      .array(inputSchema)
      .min(1)
      .max(30)
      .optional()
      .meta(onlyFor('fields', 'The fields of a group.'))
      .register(fieldForms, { neededBy: kindsNeeding('fields') }),
  })
  .superRefine(checkEntry);

/** The fields of a form, of any kind. */
export const formEntriesSchema = z.array(entrySchema).min(1).max(60);

/** The steps of a form, each with its fields. */
export const formStepsSchema = z
  .array(
    z.strictObject({
      title: textSchema.describe('The heading of the step.'),
      text: textSchema.optional().describe('A sentence under the heading.'),
      fields: formEntriesSchema.describe('The fields of the step, in the order shown.'),
    }),
  )
  .min(2)
  .max(8);

/** The name of a webhook of `mail.webhooks` in `site.yaml`. */
export const webhookNameSchema = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a name of "webhooks" in site.yaml, such as "crm"')
  .register(fieldKinds, { kind: 'webhook' });

/** The webhooks that get the messages of a form. Empty for none. */
export const formWebhooksSchema = z.array(webhookNameSchema).max(10);

/** The name of a recipient of `mail.recipients` in `site.yaml`. */
export const recipientSchema = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a name of "recipients" in site.yaml, such as "jobs"')
  .register(fieldKinds, { kind: 'recipient' });
