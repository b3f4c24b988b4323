import { composeFormMessage } from '@pagewright/core/browser';
import { asAnswered, type FieldFormSpec, type FilledForm } from './field-form.ts';

/** Returns the message of a filled-in form as JSON, for another mail service. Runs in the browser. */
export function messageBody(filled: FilledForm, { fields, title, subject, recipient, site, strings }: FieldFormSpec): string {
  const { brand, owner, recipients = [] } = site;
  const to = recipients.find(({ id }) => id === recipient) ?? owner;
  const form = { fields: [...fields], title, subject, namesForm: true };
  const pageUrl = location.origin + site.page;
  return JSON.stringify(composeFormMessage({ form, answered: asAnswered(filled, fields), brand, recipient: to, pageUrl, strings }));
}
