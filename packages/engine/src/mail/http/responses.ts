import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import type { MailFacts } from '../../model/mail-facts.ts';
import { sendPath } from '../../model/service-paths.ts';
import { HttpError } from '../http-error.ts';
import { factsOrUndefined, pageTexts } from '../known-facts.ts';
import type { Log } from '../log.ts';
import { plainHeaders } from '../pages/plain-page.ts';
import { type StatusHeading, statusPage } from '../pages/status-page.ts';
import { noticeResponse } from './notice-response.ts';
import type { Peer } from './peer.ts';

type MailContext = Context<{ Bindings: Peer }>;
type ErrorResponseOptions = { facts: () => MailFacts; log: Log };

const html = { 'Content-Type': 'text/html; charset=utf-8' };

/** Returns the media type of a request in lowercase, without `charset=utf-8`. */
export const contentType = ({ headers }: Request): string =>
  (headers.get('Content-Type') ?? '')
    .toLowerCase()
    .replace(/;\s*charset="?utf-8"?\s*$/, '')
    .trim();

/** Creates a JSON response. */
export const jsonResponse = (status: number, body: object, headers: Readonly<Record<string, string>> = {}): Response =>
  Response.json(body, { status, headers: { ...plainHeaders, ...headers } });

/** Returns true for a client that sends JSON or prefers it in `Accept`. All others are browsers and get a page. */
export function prefersJson(context: MailContext): boolean {
  if (contentType(context.req.raw) === 'application/json') return true;
  return accepts(context, { header: 'Accept', supports: ['text/html', 'application/json'], default: 'text/html' }) === 'application/json';
}

/** The headings of status pages by status code. All others have that of 500. */
const headings: Readonly<Record<number, StatusHeading>> = {
  403: 'notAllowed',
  404: 'notFound',
  405: 'noPage',
  429: 'pleaseWait',
  503: 'unavailable',
};

/**
 * Creates the response for an error: JSON for a client that prefers it; for browsers the page of a message that was not
 * sent, or a status page. Logs an error that is not an `HttpError` and responds with 500.
 */
export async function errorResponse(error: unknown, context: MailContext, { facts, log }: ErrorResponseOptions): Promise<Response> {
  const httpError = error instanceof HttpError ? error : new HttpError(500, 'unexpected');
  if (httpError !== error) log('fault', { name: error instanceof Error ? error.name : 'unknown' });
  const { status, headers } = httpError;
  const known = factsOrUndefined(facts);
  const { language, strings } = pageTexts(known);
  const sentence = httpError.explain({ language, strings });
  if (prefersJson(context)) return jsonResponse(status, { error: sentence }, headers);
  if (known && context.req.method === 'POST' && context.req.path === sendPath) {
    return noticeResponse({ status, sentence, headers }, known);
  }
  const site = known && { brand: known.brand, base: known.base, contact: known.contact };
  const page = await statusPage({ heading: headings[status] ?? 'error', sentence, site, language, strings: strings.statusPage });
  return new Response(String(page), { status, headers: { ...plainHeaders, ...headers, ...html } });
}
