import { type MailFacts, sendPath } from '@pagewright/core';
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { factsOrUndefined, pageTexts } from '../facts.ts';
import { HttpError } from '../http-error.ts';
import type { Log } from '../log.ts';
import { noticePage, pagePolicy, pageStyle, plainHeaders, type StatusHeading, statusPage } from '../pages/plain-pages.ts';
import { type MessagePage, messagePage, plainMessagePage } from '../pages/site-pages.ts';
import type { Peer } from './client.ts';

type MailContext = Context<{ Bindings: Peer }>;
type ErrorResponseOptions = { facts: () => MailFacts; log: Log };

type ResponseHeaders = Readonly<Record<string, string>>;

const html = { 'Content-Type': 'text/html; charset=utf-8' } as const;

/** Creates a response with a page of the service's own. */
const pageResponse = async (page: ReturnType<typeof statusPage>, status: number, headers: ResponseHeaders = {}): Promise<Response> =>
  new Response(String(await page), { status, headers: { ...plainHeaders, ...headers, ...html } });

/** Returns the media type of a request in lowercase, without `charset=utf-8`. */
export const contentType = ({ headers }: Request): string =>
  (headers.get('Content-Type') ?? '')
    .toLowerCase()
    .replace(/;\s*charset="?utf-8"?\s*$/, '')
    .trim();

/** Creates a JSON response. */
export const jsonResponse = (status: number, body: object, headers: ResponseHeaders = {}): Response =>
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
  const page = statusPage({ heading: headings[status] ?? 'error', sentence, site, language, strings: strings.statusPage });
  return pageResponse(page, status, headers);
}

/** A page of the site with its response headers. */
type SitePage = { html: string; headers: ResponseHeaders };

/** Returns the page of the site at a path. Undefined when there is none. */
export type SitePages = (path: string) => Promise<SitePage | undefined>;

type FormPageResponse = {
  pages: SitePages;
  /** The path of the page with the form. */
  path: string;
  status: number;
  /** Returns the HTML of the page with the message for the visitor added. Undefined when the page does not have the form. */
  change: (html: string) => string | undefined;
};

/**
 * Responds with the page of a form, to which `change` adds a message. Undefined when the page is missing, cannot be rendered
 * or has no such form. Callers then respond with a page of the service's own.
 */
export async function formPageResponse({ pages, path, status, change }: FormPageResponse): Promise<Response | undefined> {
  const page = await pages(path).catch(() => undefined);
  const changed = page && change(page.html);
  if (!page || changed === undefined) return undefined;
  return new Response(changed, { status, headers: { ...page.headers, 'Cache-Control': 'no-store', ...html } });
}

type MessagePageOptions = {
  pages: SitePages;
  /** The path of the page whose look it has. Undefined: that of the service. */
  path: string | undefined;
  status: number;
  hasScripts: boolean;
};

/** The last page is cached: everybody with a wrong or expired link gets the same one, and parsing a page of the site takes a while. */
let last: { key: string; changed: string | undefined } | undefined;

/** Responds with a page that says something about a message, in the look of a page of the site, or of the service when that is missing. */
export async function messagePageResponse(page: MessagePage, { pages, path, status, hasScripts }: MessagePageOptions): Promise<Response> {
  const change = (html: string): string | undefined => {
    const key = JSON.stringify([html, page, hasScripts]);
    if (last?.key !== key) last = { key, changed: messagePage(html, page, { hasScripts }) };
    return last.changed;
  };
  const response = path === undefined ? undefined : await formPageResponse({ pages, path, status, change });
  if (response) return response;
  const policy = pagePolicy(pageStyle, page.action && 'token' in page.action ? "'self'" : "'none'");
  return pageResponse(plainMessagePage(page), status, { 'Content-Security-Policy': policy });
}

/**
 * Creates a response with the service's own page for a message that was not sent. `sentence` says why. The page shows `answers` for
 * copying.
 */
export function noticeResponse(
  { status, sentence, headers = {} }: { status: number; sentence: string; headers?: ResponseHeaders },
  { brand, contact, language, strings }: MailFacts,
  answers: readonly string[] = [],
): Promise<Response> {
  return pageResponse(noticePage({ sentence, brand, contact, answers, language, strings: strings.mail }), status, headers);
}
