import { html } from 'hono/html';
import { fillIn } from '../../model/fill-in.ts';
import type { MailFacts } from '../../model/mail-facts.ts';
import type { Strings } from '../../strings/index.ts';
import { waysToReach } from './fill-in-html.ts';
import { plainPage } from './plain-page.ts';

type NoticePage = {
  /** Why the message was not sent. */
  sentence: string;
  brand: string;
  contact: MailFacts['contact'];
  /** The visitor's answers, shown for copying. */
  answers: readonly string[];
  language: string;
  strings: Strings['mail'];
};

/** Renders the page for a visitor whose message was not accepted, when no page of the site can show that. */
export function noticePage({ sentence, brand, contact, answers, language, strings }: NoticePage): ReturnType<typeof plainPage> {
  const filledIn = answers.filter((answer) => answer.trim() !== '');
  const ways = waysToReach(contact, { withPhone: strings.tryAgain, byMail: strings.tryAgainByMail });
  return plainPage({
    language,
    title: fillIn(strings.notSentTitle, { brand }),
    main: html`<h1>${strings.notSent}</h1>
<p>${sentence}</p>
<p>${ways}</p>
${filledIn.length > 0 ? html`<h2>${strings.answers}</h2><pre>${filledIn.join('\n\n')}</pre>` : ''}`,
  });
}
