import { html } from 'hono/html';
import type { MailFacts } from '../../model/mail-facts.ts';
import { phoneHref } from '../../text/phone-number.ts';

type Html = ReturnType<typeof html>;

/** Fills HTML into the placeholders of a text, such as `{phone}`. Escapes the text. A placeholder without a value stays as it is. */
export const fillInHtml = (text: string, values: Readonly<Record<string, Html>>): Html[] =>
  text.split(/(\{\w+\})/).map((part, index) => {
    // With a capturing group, `split` returns text and placeholders alternately.
    const name = index % 2 === 1 ? part.slice(1, -1) : '';
    return (Object.hasOwn(values, name) ? values[name] : undefined) ?? html`${part}`;
  });

type Ways = { withPhone: string; byMail: string };

/** Renders how to reach a company, with the text for one with a phone number or for one without. `values` are further placeholders. */
export const waysToReach = (
  { phone, email }: MailFacts['contact'],
  { withPhone, byMail }: Ways,
  values: Readonly<Record<string, Html>> = {},
): Html[] =>
  phone === undefined
    ? fillInHtml(byMail, { ...values, email: mailLink(email) })
    : fillInHtml(withPhone, { ...values, phone: phoneLink(phone), email: mailLink(email) });

/** Renders a link to a phone number. */
const phoneLink = (phone: string): Html => html`<a href="${phoneHref(phone)}">${phone}</a>`;

/** Renders a link to an e-mail address. */
const mailLink = (email: string): Html => html`<a href="mailto:${email}">${email}</a>`;
