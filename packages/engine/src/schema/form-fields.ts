import type { z } from 'zod';
import type { emailRuleSchema, formFieldsSchema } from './forms/form-field.ts';
import type { Resolved } from './resolved.ts';

/** A field of a form, with its rules and messages. */
export type FormField = Resolved<z.output<typeof formFieldsSchema>>[number];

/** A form as the browser and the mail service validate it. */
export type FormSpec = {
  fields: FormField[];
  /** How strictly fields with `rule: email` are validated. */
  emailRule: z.output<typeof emailRuleSchema>;
};
