import { html } from 'hono/html';
import { plainPage } from './plain-page.ts';

type NoticePage = {
  /** What happened. */
  sentence: string;
  brand: string;
  contact: { phone: string; email: string };
  /** What was typed, so that it can be copied. */
  answers: Readonly<Record<string, string>>;
};

/** A page for a visitor whose message was not taken, where no page of the site can say so. */
export function noticePage({ sentence, brand, contact: { phone, email }, answers }: NoticePage): ReturnType<typeof plainPage> {
  const typed = Object.values(answers).filter((answer) => answer.trim() !== '');
  return plainPage(
    `Not sent · ${brand}`,
    html`<h1>Your message was not sent</h1>
<p>${sentence}</p>
<p>Go back to try again, call <a href="tel:${phone.replaceAll(/[^+\d]/g, '')}">${phone}</a> or write to <a href="mailto:${email}">${email}</a>.</p>
${typed.length > 0 ? html`<h2>What you wrote</h2><pre>${typed.join('\n\n')}</pre>` : ''}`,
  );
}
