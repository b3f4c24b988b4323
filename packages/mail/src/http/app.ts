import { confirmPath, healthPath, outboxPath, sendPath } from '@pagewright/core';
import { type Context, Hono } from 'hono';
import { getPath } from 'hono/utils/url';
import type { Clock } from '../clock.ts';
import type { MailConfig } from '../config.ts';
import type { Confirmations } from '../confirmations.ts';
import type { HealthCheck } from '../health.ts';
import { HttpError } from '../http-error.ts';
import type { Log } from '../log.ts';
import { outboxPaths } from '../pages/outbox-filter.ts';
import { skipBody } from '../request-body.ts';
import { isFromProgram, readTraces } from '../spam.ts';
import type { SubmissionHandler } from '../submissions.ts';
import type { UploadReceiver } from '../uploads/upload-receiver.ts';
import { createRequestCount, type Peer } from './client.ts';
import { handleConfirm, handleConfirmLink } from './confirm-route.ts';
import { formReader } from './form-requests.ts';
import { handleFormPost } from './form-route.ts';
import { handleJson } from './json-route.ts';
import { allowOrigins, requireOrigin } from './origins.ts';
import type { OutboxAccess } from './outbox-access.ts';
import {
  handleOutboxChange,
  handleOutboxExport,
  handleOutboxFile,
  handleOutboxRequest,
  type OutboxRoute,
  type RunningOutbox,
} from './outbox-routes.ts';
import { contentType, errorResponse, jsonResponse, prefersJson, type SitePages } from './responses.ts';

/** What the routes use. */
export type MailAppOptions = Omit<OutboxRoute, 'access' | 'config' | 'running'> & {
  config: Pick<MailConfig, 'origins' | 'isTrustedProxy' | 'ratePerClient' | 'minimumTime' | 'outbox'>;
  pages: SitePages;
  log: Log;
  clock: Clock;
  /** Returns the path of a request without that of the site on its host. */
  pathOf: (path: string) => string;
  /** Opens the outbox if needed. Throws an `HttpError` while it is not available. */
  running: () => Promise<RunningOutbox & { submissions: SubmissionHandler; confirmations: Confirmations; uploads: UploadReceiver }>;
  /** The access check of the outbox page. Undefined when the page is turned off. */
  access: OutboxAccess | undefined;
  health: HealthCheck;
};

type MailContext = Context<{ Bindings: Peer }>;

/** Creates the Hono app of the service. No response, not even of an error, has a version or a stack trace. */
export function createMailApp(parts: MailAppOptions): Hono<{ Bindings: Peer }> {
  const app = new Hono<{ Bindings: Peer }>({ getPath: (request) => parts.pathOf(getPath(request)) });
  const countRequest = createRequestCount(parts);
  const rejectOthers = (path: string, allow: string, text?: 'sendAddressOnly'): void => {
    app.all(path, () => {
      throw methodNotAllowed(allow, text);
    });
  };
  const get = (path: string, handle: (context: MailContext) => Promise<Response>): void => {
    app.get(path, handle);
    rejectOthers(path, 'GET, HEAD');
  };
  app.use(async (context, next) => {
    await next();
    await skipBody(context.req.raw);
  });
  // Before the CORS middleware, which responds to every OPTIONS request with 204.
  app.options(sendPath, async (context, next) => {
    const { headers } = context.req.raw;
    if (!headers.has('Access-Control-Request-Method')) throw methodNotAllowed('POST, OPTIONS');
    requireOrigin(headers, allowedOrigins(parts));
    await next();
  });
  app.use(
    sendPath,
    allowOrigins(() => allowedOrigins(parts)),
  );
  app.post(sendPath, async (context) => {
    requireOrigin(context.req.raw.headers, allowedOrigins(parts));
    const response = await handleSubmission(context, parts, countRequest).catch((error: unknown) => errorResponse(error, context, parts));
    response.headers.set('Cache-Control', 'no-store');
    response.headers.set('X-Content-Type-Options', 'nosniff');
    return response;
  });
  rejectOthers(sendPath, 'POST, OPTIONS', 'sendAddressOnly');
  app.get(confirmPath, (context) => {
    countRequest(context);
    return handleConfirmLink(context.req.raw, parts);
  });
  app.post(confirmPath, (context) => {
    countRequest(context);
    return handleConfirm(context.req.raw, parts);
  });
  rejectOthers(confirmPath, 'GET, HEAD, POST');
  get(healthPath, async () => {
    const report = await parts.health();
    return jsonResponse(report.ok ? 200 : 503, report);
  });
  const { access } = parts;
  if (access) {
    const outbox = { ...parts, access };
    get(outboxPath, (context) => handleOutboxRequest(context, outbox));
    get(outboxPaths.file, (context) => handleOutboxFile(context, outbox));
    get(outboxPaths.export, (context) => handleOutboxExport(context, outbox));
    app.post(outboxPaths.change, (context) => handleOutboxChange(context, outbox));
    rejectOthers(outboxPaths.change, 'POST');
  }
  app.notFound((context) => errorResponse(new HttpError(404, 'notFound'), context, parts));
  app.onError((error, context) => errorResponse(error, context, parts));
  return app;
}

const methodNotAllowed = (allow: string, text: 'methodNotAllowed' | 'sendAddressOnly' = 'methodNotAllowed'): HttpError =>
  new HttpError(405, text, { headers: { Allow: allow } });

const allowedOrigins = ({ facts, config }: MailAppOptions): string[] => [facts().origin, ...config.origins];

async function handleSubmission(
  context: MailContext,
  parts: MailAppOptions,
  countRequest: (context: MailContext) => string,
): Promise<Response> {
  const request = context.req.raw;
  const type = contentType(request);
  const readForm = formReader(type);
  if ((!readForm && type !== 'application/json') || request.headers.has('Content-Encoding')) {
    throw new HttpError(415, 'unsupportedFormat');
  }
  const client = countRequest(context);
  const { submissions, confirmations, uploads } = await parts.running();
  if (!readForm) return handleJson(request, { client, submissions, facts: parts.facts(), minimumTime: parts.config.minimumTime });
  const facts = parts.facts();
  const wantsJson = prefersJson(context);
  const post = await readForm(request, { facts, uploads, client });
  const header = request.headers.get('Idempotency-Key');
  const options = {
    submissions,
    confirmations,
    facts,
    pages: parts.pages,
    now: parts.clock.now(),
    client,
    wantsJson,
    isSuspected: isFromProgram(readTraces(request, post), parts.config.minimumTime),
  };
  let isStored = false;
  try {
    const response = await handleFormPost(post, header, options);
    isStored = response.status < 400;
    return response;
  } finally {
    await post.discard(isStored);
  }
}
