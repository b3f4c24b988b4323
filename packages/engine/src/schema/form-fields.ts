import type { z } from 'zod';
import type { emailRuleSchema, formFieldsSchema } from './fields/form-field.ts';
import type { Resolved } from './resolved.ts';

/** One field of a form, with its rules and messages. */
export type FormField = Resolved<z.output<typeof formFieldsSchema>>[number];

/** A form as the browser and the mail service validate it. */
export type FormSpec = {
  fields: FormField[];
  /** How strictly fields with `rule: email` are read. */
  emailRule: z.output<typeof emailRuleSchema>;
};
