import type { z } from 'zod';
import type { emailRuleSchema, formFieldsSchema } from './forms/form-field.ts';
import type { FileKind } from './forms/input-kinds.ts';
import type { Resolved } from './resolved.ts';

/** A field for text, with its rules and messages, as simple forms have it. */
export type TextField = Resolved<z.output<typeof formFieldsSchema>>[number];

/** How strictly e-mail addresses are validated. */
export type EmailRule = z.output<typeof emailRuleSchema>;

/** A simple form as the browser validates it: fields for text only. */
export type TextFormSpec = { fields: TextField[]; emailRule: EmailRule };

/** A field is asked for only when the field `field` has one of the answers. An empty text means no answer. */
export type Condition = { field: string; is: readonly string[] };

/** What fields of every kind have. `required` is the error message for an empty field, or true for a default message. */
type Common = {
  name: string;
  label: string;
  hint?: string | undefined;
  required?: string | boolean | undefined;
  /** The error message for an answer that is not accepted. */
  invalid?: string | undefined;
  autocomplete?: TextField['autocomplete'];
  /** True when a link can fill in the field, with its name and an answer in the query. */
  fromAddress?: boolean | undefined;
  /** All of these hold when the field is asked for. */
  when?: readonly Condition[] | undefined;
};

/** An option: what visitors read, and what is posted. Nobody can choose one that `isClosed`, or after `until`, a moment in ISO format. */
export type Option = { label: string; value: string; isClosed?: true; until?: string };

/** A field for text. `tel` is a phone number without a rule of its own, in simple forms. */
export type AnyTextField = Common & Omit<TextField, 'required'>;
/** A phone number of any country. `country` is the calling code of numbers without one. */
export type PhoneField = Common & { kind: 'phone'; country?: string | undefined };
export type NumberField = Common & { kind: 'number'; min?: number | undefined; max?: number | undefined; step: number };
/** A day as `2027-06-01`. A bound may be `today`. */
export type DateField = Common & { kind: 'date'; min?: string | undefined; max?: string | undefined };
/** A time of day as `18:30`. `step` is in minutes. */
export type TimeField = Common & { kind: 'time'; min?: string | undefined; max?: string | undefined; step: number };
/** One of several options. */
export type OptionField = Common & { kind: 'select' | 'radio'; options: readonly Option[] };
/** Any number of options, or between `min` and `max`. */
export type CheckboxesField = Common & {
  kind: 'checkboxes';
  options: readonly Option[];
  min?: number | undefined;
  max?: number | undefined;
};
export type CheckboxField = Common & { kind: 'checkbox' };
export type ConsentField = Common & { kind: 'consent'; link?: { label: string; to: string } | undefined };
/** Files to upload. `maxSize` is in bytes. */
export type FileField = Common & { kind: 'file'; accept: readonly FileKind[]; maxSize: number; maxCount: number };
/** A text of the author that is sent with the message. Requests cannot change it. */
export type HiddenField = Common & { kind: 'hidden'; value: string };

/** A field of a form, of any kind. */
export type FormField =
  | AnyTextField
  | PhoneField
  | NumberField
  | DateField
  | TimeField
  | OptionField
  | CheckboxesField
  | CheckboxField
  | ConsentField
  | FileField
  | HiddenField;

/** A form as its block declares it to the mail service. */
export type FormSpec = {
  /** All fields, with those of groups and steps. */
  fields: FormField[];
  emailRule: EmailRule;
  /** The heading of the form, by which people recognize it. */
  title: string;
  /** The subject of the mail. Default: an interface text with the brand. */
  subject?: string | undefined;
  /** The name of the recipient in `mail.recipients`. Default: the owner. */
  recipient?: string | undefined;
  /** The ids of the webhooks that get the messages. Default: all. */
  webhooks?: string[] | undefined;
  /** The page after a message was sent. Default: that of the site. */
  thankYou?: string | undefined;
  /** The automatic reply to visitors. Default: none. */
  autoReply?: { subject: string; text: string } | undefined;
  /** The e-mail by which visitors confirm a message before anybody gets it, and the page after that. Default: none is necessary. */
  confirmation?: { subject: string; text: string; thankYou?: string | undefined } | undefined;
  /** True when the message says from which form and page it comes. */
  namesForm?: boolean | undefined;
};
