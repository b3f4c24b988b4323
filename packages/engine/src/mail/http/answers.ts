import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import type { MailFacts } from '../../model/mail-facts.ts';
import type { Log } from '../log.ts';
import { plainHeaders } from '../pages/plain-page.ts';
import { statusPage } from '../pages/status-page.ts';
import { HttpError } from './http-error.ts';
import type { Peer } from './peer.ts';
import { noticeResponse } from './send-form.ts';

type MailContext = Context<{ Bindings: Peer }>;
type AnswerParts = { facts: () => MailFacts; log: Log };

const html = { 'Content-Type': 'text/html; charset=utf-8' };

/** The media type of a request's body in lowercase, without a charset parameter that says UTF-8. */
export const contentType = ({ headers }: Request): string =>
  (headers.get('Content-Type') ?? '')
    .toLowerCase()
    .replace(/;\s*charset="?utf-8"?\s*$/, '')
    .trim();

export const answerJson = (status: number, body: object, headers: Readonly<Record<string, string>> = {}): Response =>
  Response.json(body, { status, headers: { ...plainHeaders, ...headers } });

/** True for a client that sends JSON, or prefers it in `Accept`. Everybody else is a browser that a visitor looks at. */
function asksForJson(context: MailContext): boolean {
  if (contentType(context.req.raw) === 'application/json') return true;
  return accepts(context, { header: 'Accept', supports: ['text/html', 'application/json'], default: 'text/html' }) === 'application/json';
}

/** The headings of pages by status; all others have that of 500. */
const headings: Readonly<Record<number, string>> = {
  403: 'Not allowed',
  404: 'Page not found',
  405: 'This address has no page of its own',
  429: 'Please wait a moment',
  503: 'Not available at the moment',
};

/**
 * Turns an error into an answer: JSON for a client that asks for it; for browsers the page of a message that was not
 * sent, or a page with the sentence. An error that is no `Refusal` is logged and answered with 500.
 */
export async function answerError(error: unknown, context: MailContext, { facts, log }: AnswerParts): Promise<Response> {
  const refusal = error instanceof HttpError ? error : new HttpError(500, 'Something went wrong here.');
  if (refusal !== error) log('fault', { name: error instanceof Error ? error.name : 'unknown' });
  const { status, message: sentence, headers } = refusal;
  if (asksForJson(context)) return answerJson(status, { error: sentence }, headers);
  const known = factsOrNone(facts);
  if (known && context.req.method === 'POST' && context.req.path === '/send-email') return noticeResponse(refusal, known);
  const page = await statusPage({ heading: headings[status] ?? 'Something went wrong', sentence, facts: known });
  return new Response(String(page), { status, headers: { ...plainHeaders, ...headers, ...html } });
}

/** In the live preview a site can have a problem, and no facts then. */
function factsOrNone(facts: () => MailFacts): MailFacts | undefined {
  try {
    return facts();
  } catch {
    return undefined;
  }
}
