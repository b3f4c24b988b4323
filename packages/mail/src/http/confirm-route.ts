import { confirmPath, encodePath, factsInLanguage, fillIn, type MailFacts } from '@pagewright/core';
import type { Confirmations, LinkedMessage } from '../confirmations.ts';
import type { MessagePage } from '../pages/site-pages.ts';
import { readBody } from '../request-body.ts';
import { messagePageResponse, type SitePages } from './responses.ts';

type ConfirmOptions = { facts: () => MailFacts; pages: SitePages; running: () => Promise<{ confirmations: Confirmations }> };

/** Handles `GET` of a link: responds with a page that asks to confirm the message. Confirms nothing. */
export async function handleConfirmLink({ url }: Request, options: ConfirmOptions): Promise<Response> {
  const token = new URL(url).searchParams.get('token') ?? '';
  const { confirmations } = await options.running();
  return respond(await confirmations.find(token), token, options);
}

/** Handles the button of that page: confirms the message, and responds with 303 to the page that the form names, or with one that says so. */
export async function handleConfirm(request: Request, options: ConfirmOptions): Promise<Response> {
  const token = new URLSearchParams(await readBody(request)).get('token') ?? '';
  const { confirmations } = await options.running();
  const message = await confirmations.confirm(token);
  const Location = message?.form?.confirmation?.thankYou;
  return Location === undefined
    ? respond(message, token, options)
    : new Response(null, { status: 303, headers: { ...privateHeaders, Location: encodePath(Location) } });
}

/** The address of the page has a secret, which neither caches, search engines nor other sites may get. */
const privateHeaders = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' } as const;

async function respond(message: LinkedMessage, token: string, { facts: read, pages }: ConfirmOptions): Promise<Response> {
  const facts = factsInLanguage(read(), message?.form?.language);
  const status = message ? 200 : 410;
  // A page of the site shows a wrong link as well, with all ways to go on.
  const path = message?.form?.page ?? '/';
  const response = await messagePageResponse(pageFor(message, token, facts), { pages, path, status, hasScripts: false });
  for (const [name, value] of Object.entries(privateHeaders)) response.headers.set(name, value);
  return response;
}

function pageFor(message: LinkedMessage, token: string, { brand, base = '', language, strings }: MailFacts): MessagePage {
  const { confirmation: texts, mail, statusPage } = strings;
  const home = { label: statusPage.homePage, href: `${base}/` };
  const back = message?.form ? { label: mail.backToForm, href: message.form.address ?? message.form.page } : home;
  if (!message) return { language, title: fillIn(texts.goneTitle, { brand }), heading: texts.gone, sentence: texts.goneText, action: home };
  if (message.isConfirmed)
    return { language, title: fillIn(texts.doneTitle, { brand }), heading: texts.done, sentence: texts.doneText, action: back };
  const action = { label: texts.button, token, to: `${base}${confirmPath}` };
  return { language, title: fillIn(texts.title, { brand }), heading: texts.heading, sentence: texts.question, action };
}
