import type { FormFacts, MailFacts } from '../../model/mail-facts.ts';
import { messageSentPage, plainMessageSentPage } from '../pages/message-sent-page.ts';
import { plainHeaders } from '../pages/plain-page.ts';
import { formPageResponse, type SitePages } from './form-page-response.ts';

type SentForm = {
  facts: Pick<MailFacts, 'brand' | 'language' | 'thankYou' | 'strings'>;
  pages: SitePages;
  form: Pick<FormFacts, 'page' | 'thankYou'>;
};

/**
 * Answers a form post without script whose message was stored: with 303 to the thank-you page of the form or of the site, or
 * without one with a page in the look of the site that says that the message was sent.
 */
export async function messageSentResponse({ facts, pages, form }: SentForm): Promise<Response> {
  const { thankYou = facts.thankYou, page: formPath } = form;
  if (thankYou !== undefined) return new Response(null, { status: 303, headers: { Location: thankYou } });
  const content = { brand: facts.brand, language: facts.language, formPath, strings: facts.strings.mail };
  const response = await formPageResponse({ pages, path: formPath, status: 200, change: (html) => messageSentPage(html, content) });
  return (
    response ??
    new Response(String(await plainMessageSentPage(content)), {
      headers: { ...plainHeaders, 'Content-Type': 'text/html; charset=utf-8' },
    })
  );
}
