import type { MailFacts } from '../../model/mail-facts.ts';
import { messageSentPage, plainMessageSentPage } from '../pages/message-sent-page.ts';
import { plainHeaders } from '../pages/plain-page.ts';

type SentForm = {
  facts: Pick<MailFacts, 'brand' | 'thankYou' | 'strings'>;
  /** Returns the built page at a path with its response headers, or undefined when there is none. */
  pages: (path: string) => Promise<{ html: string; headers: Readonly<Record<string, string>> } | undefined>;
  /** The path of the page with the form. */
  formPath: string;
};

const htmlType = { 'Content-Type': 'text/html; charset=utf-8' };

/**
 * Answers a form post without script whose message was stored: with 303 to the thank-you page of the site, or when it has
 * none with a page in the look of the site that says that the message was sent.
 */
export async function messageSentResponse({ facts, pages, formPath }: SentForm): Promise<Response> {
  if (facts.thankYou !== undefined) return new Response(null, { status: 303, headers: { Location: facts.thankYou } });
  const content = { brand: facts.brand, formPath, strings: facts.strings.mail };
  // The message is stored, so a page that fails to render must not turn this into an error.
  const page = await pages(formPath).catch(() => undefined);
  const document = page && messageSentPage(page.html, content);
  if (!page || document === undefined) {
    return new Response(String(await plainMessageSentPage(content)), { status: 200, headers: { ...plainHeaders, ...htmlType } });
  }
  return new Response(document, { status: 200, headers: { ...page.headers, 'Cache-Control': 'no-store', ...htmlType } });
}
