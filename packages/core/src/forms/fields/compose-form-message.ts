import { checkedValue } from '../../model/checked-value.ts';
import { composeMessage, type Message } from '../../model/compose-message.ts';
import { formatSize } from '../../model/format-size.ts';
import type { FormField, FormSpec, Option, TextField } from '../../schema/form-fields.ts';
import type { Strings } from '../../strings/index.ts';
import { type Answered, activeFields, type ChosenFile, entriesAt } from '../answers.ts';
import { isInternational } from './answer-values.ts';

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

/** Returns the answer to a field in words, for the person who reads the message. Empty for a field without an answer. */
export function describeAnswer(field: FormField, { answers, files }: Answered, strings: Strings['formFields']): string {
  const given = entriesAt(answers, field.name);
  const [answer = ''] = given;
  switch (field.kind) {
    case 'text':
    case 'textarea':
    case 'tel':
    case 'email':
    case 'number':
    case 'date':
    case 'time':
      return answer;
    case 'phone':
      return answer.trim() === '' || isInternational(answer) || field.country === undefined
        ? answer
        : `${answer.trim()} (${field.country})`;
    case 'select':
    case 'radio':
      return labelOf(answer, field.options);
    case 'checkboxes':
      return given.map((one) => labelOf(one, field.options)).join(', ');
    case 'checkbox':
    case 'consent':
      return answer === checkedValue ? strings.yes : strings.no;
    case 'file':
      return entriesAt(files, field.name).map(describeFile).join(', ');
    case 'hidden':
      return field.value;
  }
}

const labelOf = (answer: string, options: readonly Option[]): string => options.find(({ value }) => value === answer)?.label ?? '';

const describeFile = ({ name, size }: ChosenFile): string => `${name} (${formatSize(size)})`;
