import { composeMessage, type Message } from '../../model/compose-message.ts';
import type { FormField, FormSpec, TextField } from '../../schema/form-fields.ts';
import type { Strings } from '../../strings/index.ts';
import { activeFields } from './active-fields.ts';
import type { Answered } from './answered.ts';
import { describeAnswer } from './describe-answers.ts';

type FilledForm = {
  form: Pick<FormSpec, 'fields' | 'title' | 'subject' | 'namesForm'>;
  answered: Answered;
  brand: string;
  /** The recipient of the form's messages. */
  recipient: { name: string; email: string };
  /** The URL of the page with the form. */
  pageUrl: string;
  strings: Pick<Strings, 'ownerMail' | 'formFields'>;
};

/** The kinds of fields in a message. Fields of other kinds have lines like those for text. */
const kinds: Readonly<Partial<Record<FormField['kind'], TextField['kind']>>> = {
  textarea: 'textarea',
  email: 'email',
  tel: 'tel',
  phone: 'tel',
};

/**
 * Composes the message of a form with fields of any kind: a line for each answer in words. A form that says so is named in
 * the message, with its page.
 */
export function composeFormMessage({ form, answered, brand, recipient, pageUrl, strings }: FilledForm): Message {
  const { ownerMail: labels, formFields } = strings;
  const active = activeFields(form.fields, answered.answers);
  const origin = form.namesForm
    ? [['form.title', formFields.form, form.title] as const, ['form.page', formFields.page, pageUrl] as const]
    : [];
  const fields = [
    ...active.map((field) => ({
      name: field.name,
      label: field.label,
      kind: kinds[field.kind] ?? 'text',
      rule: 'rule' in field ? field.rule : 'any',
    })),
    ...origin.map(([name, label]) => ({ name, label, kind: 'text', rule: 'any' }) as const),
  ] as const;
  const answers = Object.fromEntries([
    ...active.map((field) => [field.name, describeAnswer(field, answered, formFields)] as const),
    ...origin.map(([name, , text]) => [name, text] as const),
  ]);
  const message = composeMessage({ fields, answers, brand, owner: recipient, labels });
  return { ...message, subject: form.subject ?? message.subject };
}
