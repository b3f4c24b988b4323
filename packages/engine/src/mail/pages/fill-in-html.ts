import { html } from 'hono/html';

type Html = ReturnType<typeof html>;

/** Fills HTML into the placeholders of a text, such as `{phone}`. Escapes the text. A placeholder without a value stays as it is. */
export const fillInHtml = (text: string, values: Readonly<Record<string, Html>>): Html[] =>
  text.split(/(\{\w+\})/).map((part, index) => {
    // With a capturing group, `split` returns text and placeholders alternately.
    const name = index % 2 === 1 ? part.slice(1, -1) : '';
    return (Object.hasOwn(values, name) ? values[name] : undefined) ?? html`${part}`;
  });

/** Renders a link to a phone number. */
export const phoneLink = (phone: string): Html => html`<a href="tel:${phone.replaceAll(/[^+\d]/g, '')}">${phone}</a>`;

/** Renders a link to an e-mail address. */
export const mailLink = (email: string): Html => html`<a href="mailto:${email}">${email}</a>`;
