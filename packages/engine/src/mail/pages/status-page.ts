import { html } from 'hono/html';
import type { MailFacts } from '../../model/mail-facts.ts';
import { plainPage } from './plain-page.ts';

type StatusPage = {
  heading: string;
  sentence: string;
  /** Undefined while the site has a problem, in the live preview. */
  facts: Pick<MailFacts, 'brand' | 'contact'> | undefined;
};

/** A page for a browser that opens an address of the service that has no page, with the ways to go on from there. */
export function statusPage({ heading, sentence, facts }: StatusPage): ReturnType<typeof plainPage> {
  const { phone = '', email = '' } = facts?.contact ?? {};
  return plainPage(
    facts ? `${heading} · ${facts.brand}` : heading,
    html`<h1>${heading}</h1>
<p>${sentence}</p>
<p><a href="/">Go to the home page</a>${facts ? html`, call <a href="tel:${phone.replaceAll(/[^+\d]/g, '')}">${phone}</a> or write to <a href="mailto:${email}">${email}</a>` : ''}.</p>`,
  );
}
