import { html } from 'hono/html';
import type { MailFacts } from '../../model/mail-facts.ts';
import type { Strings } from '../../strings/index.ts';
import { waysToReach } from './fill-in-html.ts';
import { plainPage } from './plain-page.ts';

type Texts = Strings['statusPage'];

/** The name of the text that is the heading of a status page. */
export type StatusHeading = Exclude<keyof Texts, 'homePage' | 'ways' | 'waysByMail'>;

type StatusPage = {
  heading: StatusHeading;
  sentence: string;
  /** Undefined while the site has a problem, in the live preview. */
  site: Pick<MailFacts, 'brand' | 'base' | 'contact'> | undefined;
  language: string;
  strings: Texts;
};

/** Renders the page for an error, with links to the home page, the phone number and the e-mail address. */
export function statusPage({ heading, sentence, site, language, strings }: StatusPage): ReturnType<typeof plainPage> {
  const title = strings[heading];
  const home = html`<a href="${site?.base ?? ''}/">${strings.homePage}</a>`;
  const texts = { withPhone: strings.ways, byMail: strings.waysByMail };
  const ways = site ? waysToReach(site.contact, texts, { home }) : html`${home}.`;
  return plainPage({
    language,
    title: site ? `${title} · ${site.brand}` : title,
    main: html`<h1>${title}</h1>
<p>${sentence}</p>
<p>${ways}</p>`,
  });
}
