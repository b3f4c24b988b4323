import { fillIn } from '../../model/fill-in.ts';
import type { FormFacts, MailFacts } from '../../model/mail-facts.ts';
import { encodePath } from '../../text/old-path.ts';
import type { SitePages } from './form-page-response.ts';
import { messagePageResponse } from './message-page-response.ts';

type SentForm = {
  facts: Pick<MailFacts, 'brand' | 'language' | 'thankYou' | 'strings'>;
  pages: SitePages;
  form: Pick<FormFacts, 'page' | 'address' | 'thankYou' | 'confirmation'>;
};

/**
 * Answers a form post without script whose message was stored: with 303 to the thank-you page of the form or of the site, or
 * without one with a page in the look of the site that says that the message was sent. A message that must be confirmed is not
 * complete yet, so only the form's own page, or one that says what to do, follows.
 */
export async function messageSentResponse({ facts, pages, form }: SentForm): Promise<Response> {
  const { thankYou = form.confirmation ? undefined : facts.thankYou, page: path, address = path } = form;
  if (thankYou !== undefined) return new Response(null, { status: 303, headers: { Location: encodePath(thankYou) } });
  const { language, brand } = facts;
  const { mail, confirmation, formFields } = facts.strings;
  const action = { label: mail.backToForm, href: address };
  const page = form.confirmation
    ? { title: fillIn(confirmation.title, { brand }), heading: confirmation.heading, sentence: formFields.checkMail }
    : { title: fillIn(mail.sentTitle, { brand }), heading: mail.sent, sentence: mail.sentText };
  return messagePageResponse({ language, ...page, action }, { pages, path, status: 200, hasScripts: true });
}
