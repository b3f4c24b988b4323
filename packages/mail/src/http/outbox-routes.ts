import type { Readable } from 'node:stream';
import { type MailFacts, outboxPath } from '@pagewright/core';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { MailConfig } from '../config.ts';
import type { Worker } from '../delivery/worker.ts';
import { type ExportFormat, exportFormatNames, exportFormats, exportMessages } from '../export-messages.ts';
import { factsOrUndefined, pageTexts } from '../facts.ts';
import { HttpError } from '../http-error.ts';
import { type Entry, isId } from '../outbox/entry.ts';
import { matchesQuery } from '../outbox/find-messages.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { filterQuery, messageQuery, readFilter } from '../pages/outbox-filter.ts';
import { type OutboxNotice, outboxHeaders, outboxNotices, outboxPage } from '../pages/outbox-page.ts';
import { plainHeaders } from '../pages/plain-pages.ts';
import { readBody } from '../request-body.ts';
import type { Peer } from './client.ts';
import type { OutboxAccess } from './outbox-access.ts';
import { isFromThisMachine } from './this-machine.ts';

/** The outbox, and the worker that mails its messages. Undefined without a mail server. */
export type RunningOutbox = { outbox: Outbox; worker: Worker<Entry> | undefined };

/** What the routes of the outbox page use. */
export type OutboxRoute = {
  access: OutboxAccess;
  facts: () => MailFacts;
  config: Pick<MailConfig, 'outbox'>;
  /** Opens the outbox if needed. */
  running: () => Promise<RunningOutbox>;
};

type OutboxContext = Context<{ Bindings: Peer }>;

/**
 * Handles `GET /outbox`. A valid token in the query sets a cookie and redirects to the address without the token; the
 * cookie opens the page. Throws an `HttpError` with status 404 without either, and 429 after too many wrong tokens.
 */
export async function handleOutboxRequest(context: OutboxContext, { access, facts, config, running }: OutboxRoute): Promise<Response> {
  requireDirect(context);
  const token = context.req.query('token');
  if (token !== undefined) return exchangeToken(context, token, access);
  requireCookie(context, access);
  const query = new URL(context.req.url).searchParams;
  const filter = readFilter(query);
  const { outbox, worker } = await running();
  const all = await outbox.find({});
  const page = await outboxPage({
    ...pageTexts(factsOrUndefined(facts)),
    folder: config.outbox,
    filter,
    all,
    found: all.filter((message) => matchesQuery(message, messageQuery(filter))),
    quarantined: await outbox.folders.countQuarantined(),
    isDelivering: (id) => worker?.isDelivering(id) ?? false,
    hasServer: worker !== undefined,
    isPaused: worker?.pausedDuration() !== undefined,
    token: access.formToken,
    notice: outboxNotices.find((one) => one === query.get('notice')),
  });
  return context.html(String(page), 200, outboxHeaders);
}

/** Throws an `HttpError` with status 404 for a request that does not come from this machine, or has no valid cookie. */
function requireAccess(context: OutboxContext, access: OutboxAccess): void {
  requireDirect(context);
  requireCookie(context, access);
}

function requireCookie(context: OutboxContext, access: OutboxAccess): void {
  if (!access.isValidCookie(getCookie(context, access.cookieName))) throw new HttpError(404, 'tokenRequired');
}

function exchangeToken(context: OutboxContext, token: string, access: OutboxAccess): Response {
  const check = access.checkToken(token);
  if (!check.isValid) {
    if (check.wait === 0) throw new HttpError(404, 'tokenRequired');
    throw new HttpError(429, 'tooManyTokens', { retryAfter: check.wait });
  }
  setCookie(context, access.cookieName, access.cookieValue, { httpOnly: true, sameSite: 'Strict', path: outboxPath });
  for (const [name, value] of Object.entries(plainHeaders)) context.header(name, value);
  return context.redirect(outboxPath, 303);
}

/**
 * Throws an `HttpError` unless the request comes from this machine. A second check besides the token, which alone protects the page
 * behind a proxy that cannot be seen.
 */
function requireDirect({ req, env: { incoming } }: OutboxContext): void {
  if (!isFromThisMachine({ socket: incoming.socket, httpVersion: incoming.httpVersion, headers: Object.fromEntries(req.raw.headers) }))
    throw new HttpError(404, 'notFound');
}

/** What the forms of the page do with a message. */
const outboxActions = ['done', 'open', 'delete'] as const;

/**
 * Handles `POST /outbox/change` of the forms on the outbox page: marks a message as done or open, or deletes it, and
 * redirects to the page. Another site cannot cause it: besides the cookie, which is `SameSite=Strict`, the request needs the
 * origin of this page and the token of its forms. Throws an `HttpError` with status 404 without access, and 403 without them.
 */
export async function handleOutboxChange(context: OutboxContext, { access, running }: OutboxRoute): Promise<Response> {
  requireAccess(context, access);
  const { headers } = context.req.raw;
  const body = new URLSearchParams(await readBody(context.req.raw));
  const isOwnPage = headers.get('Origin') === `http://${headers.get('Host')}`;
  if (!isOwnPage || !access.isFormToken(body.get('token') ?? '')) throw new HttpError(403, 'pageExpired');
  const action = outboxActions.find((one) => one === body.get('action'));
  if (!action) throw new HttpError(400, 'malformedForm');
  const id = body.get('id') ?? '';
  const notice = await changeMessage((await running()).outbox, id, action);
  const query = filterQuery(readFilter(new URLSearchParams(body.get('back') ?? '')), notice === undefined ? {} : { notice });
  const Location = `${outboxPath}${query}${notice === undefined ? `#m-${encodeURIComponent(id)}` : ''}`;
  return new Response(null, { status: 303, headers: { ...plainHeaders, Location } });
}

/** Changes a message. Returns what to tell the person, if anything. */
async function changeMessage(outbox: Outbox, id: string, action: (typeof outboxActions)[number]): Promise<OutboxNotice | undefined> {
  if (!isId(id) || !(await outbox.read(id))) return 'gone';
  if (action === 'delete') return (await outbox.remove(id)) ? 'deleted' : 'busy';
  await outbox.folders.markDone(id, action === 'done');
  return undefined;
}

/**
 * Handles `GET /outbox/file`: downloads an uploaded file. Browsers never show it: it has no type of its own, and even when it
 * was opened as a page, the policy would run nothing. Throws an `HttpError` with status 404 without the cookie, or a file.
 */
export async function handleOutboxFile(context: OutboxContext, { access, running }: OutboxRoute): Promise<Response> {
  requireAccess(context, access);
  const { message: id = '', file: name = '' } = context.req.query();
  const { outbox } = await running();
  const entry = isId(id) ? await outbox.read(id) : undefined;
  const file = entry?.files?.find((one) => one.file === name);
  const handle = file && (await outbox.openFile(id, file));
  if (!handle) throw new HttpError(404, 'notFound');
  const headers = { ...downloadHeaders(file.name, 'application/octet-stream'), 'Content-Length': String(file.size) };
  if (context.req.method !== 'HEAD') return new Response(toWeb(handle.createReadStream()), { headers });
  // Nothing would read the stream, and so nothing would close the file.
  await handle.close();
  return new Response(null, { headers });
}

/** Handles `GET /outbox/export`: downloads the messages of a filter as CSV or JSON. */
export async function handleOutboxExport(context: OutboxContext, { access, running }: OutboxRoute): Promise<Response> {
  requireAccess(context, access);
  const query = new URL(context.req.url).searchParams;
  const format = exportFormatNames.find((one): one is ExportFormat => one === query.get('format'));
  if (!format) throw new HttpError(404, 'notFound');
  const { outbox } = await running();
  const text = exportMessages(await outbox.find(messageQuery(readFilter(query))), format);
  return new Response(text, { headers: downloadHeaders(`messages.${format}`, exportFormats[format]) });
}

/** Returns the headers of a download. Other names than ASCII are percent-encoded (RFC 8187). */
function downloadHeaders(name: string, type: string): Record<string, string> {
  const ascii = name.replaceAll(/[^ -~]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(/['()*!]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
  return {
    ...plainHeaders,
    'Content-Security-Policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    'Content-Disposition': `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`,
    'Content-Type': type,
  };
}

/** Converts a stream of node to one of the web. */
function toWeb(stream: Readable): ReadableStream<Uint8Array> {
  const chunks = stream.iterator();
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: () => {
      stream.destroy();
    },
  });
}
