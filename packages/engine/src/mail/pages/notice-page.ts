import { html } from 'hono/html';
import { fillIn } from '../../model/fill-in.ts';
import type { Strings } from '../../strings/index.ts';
import { plainPage } from './plain-page.ts';

type NoticePage = {
  /** Why the message was not sent. */
  sentence: string;
  brand: string;
  contact: { phone: string; email: string };
  /** What the visitor typed, so that it can be copied. */
  answers: Readonly<Record<string, string>>;
  strings: Strings['mail'];
};

/** The page for a visitor whose message was not accepted, when no page of the site can show it. */
export function noticePage({ sentence, brand, contact, answers, strings }: NoticePage): ReturnType<typeof plainPage> {
  const typed = Object.values(answers).filter((answer) => answer.trim() !== '');
  return plainPage(
    fillIn(strings.notSentTitle, { brand }),
    html`<h1>${strings.notSent}</h1>
<p>${sentence}</p>
<p>${waysToContact(strings.tryAgain, contact)}</p>
${typed.length > 0 ? html`<h2>${strings.answers}</h2><pre>${typed.join('\n\n')}</pre>` : ''}`,
  );
}

/** The text `tryAgain` with links in the places of `{phone}` and `{email}`. */
function waysToContact(text: string, { phone, email }: NoticePage['contact']): ReturnType<typeof html>[] {
  return text.split(/(\{\w+\})/).map((part) => {
    if (part === '{phone}') return html`<a href="tel:${phone.replaceAll(/[^+\d]/g, '')}">${phone}</a>`;
    if (part === '{email}') return html`<a href="mailto:${email}">${email}</a>`;
    return html`${part}`;
  });
}
