import { type Context, Hono } from 'hono';
import { getPath } from 'hono/utils/url';
import type { MailFacts } from '../../model/mail-facts.ts';
import { confirmPath, healthPath, outboxPath, proofPath, sendPath } from '../../model/service-paths.ts';
import type { MailConfig } from '../config.ts';
import type { Confirmations } from '../confirmation/confirmations.ts';
import type { HealthReport } from '../health.ts';
import { HttpError } from '../http-error.ts';
import type { Log } from '../log.ts';
import { outboxPaths } from '../mail-paths.ts';
import type { ProofsOfWork } from '../spam/proofs-of-work.ts';
import type { SpamChecks } from '../spam/suspicion.ts';
import type { SubmissionHandler } from '../submission-handler.ts';
import type { UploadReceiver } from '../upload-receiver.ts';
import { handleConfirm, handleConfirmLink } from './confirm-route.ts';
import { createRequestCount } from './count-requests.ts';
import type { SitePages } from './form-page-response.ts';
import { handleFormPost } from './handle-form-post.ts';
import { handleJson } from './handle-json.ts';
import { allowOrigins, requireOrigin } from './origins.ts';
import { handleOutboxChange } from './outbox-change.ts';
import { handleOutboxExport, handleOutboxFile } from './outbox-downloads.ts';
import { handleOutboxRequest, type OutboxRoute } from './outbox-route.ts';
import type { Peer } from './peer.ts';
import { formReader } from './read-form-request.ts';
import { contentType, errorResponse, jsonResponse, prefersJson } from './responses.ts';
import { skipBody } from './skip-body.ts';
import { readTraces } from './traces.ts';

/** The parts of the service that the routes use. */
export type MailAppOptions = {
  facts: () => MailFacts;
  config: Pick<MailConfig, 'origins' | 'isTrustedProxy' | 'ratePerClient' | 'minimumTime'>;
  proofs: ProofsOfWork;
  pages: SitePages;
  log: Log;
  /** Returns the path of a request without that of the site on its host. */
  pathOf: (path: string) => string;
  /** Returns the time in milliseconds. */
  now: () => number;
  /** A monotonic clock in milliseconds. */
  elapsed: () => number;
  /** Opens the outbox if needed. Throws an `HttpError` while it is not available. */
  receivers: () => Promise<{ submissions: SubmissionHandler; confirmations: Confirmations; uploads: UploadReceiver }>;
  /** The outbox page and its access check. Undefined when the page is turned off. */
  outbox: OutboxRoute | undefined;
  /** Returns the response of `/health`. */
  health: () => Promise<HealthReport>;
};

type MailContext = Context<{ Bindings: Peer }>;

/** Creates the Hono app of the service. No response, not even of an error, has a version or a stack trace. */
export function createMailApp(parts: MailAppOptions): Hono<{ Bindings: Peer }> {
  const app = new Hono<{ Bindings: Peer }>({ getPath: (request) => parts.pathOf(getPath(request)) });
  const countRequest = createRequestCount(parts);
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
    return withSafeHeaders(response);
  });
  app.get(confirmPath, (context) => {
    countRequest(context);
    return handleConfirmLink(context.req.raw, parts);
  });
  app.post(confirmPath, (context) => {
    countRequest(context);
    return handleConfirm(context.req.raw, parts);
  });
  app.all(confirmPath, () => {
    throw methodNotAllowed('GET, HEAD, POST');
  });
  app.get(proofPath, (context) => {
    countRequest(context);
    return handleProofRequest(spamChecks(parts).proofs);
  });
  app.get(healthPath, async () => {
    const report = await parts.health();
    return jsonResponse(report.ok ? 200 : 503, report);
  });
  const { outbox } = parts;
  if (outbox) {
    app.get(outboxPath, (context) => handleOutboxRequest(context, outbox));
    app.get(outboxPaths.file, (context) => handleOutboxFile(context, outbox));
    app.get(outboxPaths.export, (context) => handleOutboxExport(context, outbox));
    app.post(outboxPaths.change, (context) => handleOutboxChange(context, outbox));
    app.all(outboxPaths.change, () => {
      throw methodNotAllowed('POST');
    });
  }
  app.all(sendPath, () => {
    throw methodNotAllowed('POST, OPTIONS', 'sendAddressOnly');
  });
  for (const path of [healthPath, proofPath, ...(outbox ? [outboxPath, outboxPaths.file, outboxPaths.export] : [])]) {
    app.all(path, () => {
      throw methodNotAllowed('GET, HEAD');
    });
  }
  app.notFound((context) => errorResponse(new HttpError(404, 'notFound'), context, parts));
  app.onError((error, context) => errorResponse(error, context, parts));
  return app;
}

const spamChecks = ({ facts, config, proofs }: MailAppOptions): SpamChecks => ({
  minimumTime: config.minimumTime,
  proofs: facts().proofOfWork ? proofs : undefined,
});

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
  const { submissions, confirmations, uploads } = await parts.receivers();
  if (!readForm) return handleJson(request, { client, submissions, facts: parts.facts(), spam: spamChecks(parts) });
  const facts = parts.facts();
  const wantsJson = prefersJson(context);
  const { pages, now } = parts;
  const post = await readForm(request, { facts, uploads, client });
  const header = request.headers.get('Idempotency-Key');
  const traces = readTraces(request, post);
  const options = { submissions, confirmations, facts, pages, now: now(), client, wantsJson, traces, spam: spamChecks(parts) };
  let isStored = false;
  try {
    const response = await handleFormPost(post, header, options);
    isStored = response.status < 400;
    return response;
  } finally {
    await post.discard(isStored);
  }
}

function withSafeHeaders(response: Response): Response {
  response.headers.set('Cache-Control', 'no-store');
  response.headers.set('X-Content-Type-Options', 'nosniff');
  return response;
}

/** Handles `GET /proof-of-work`: responds with a new task. Throws an `HttpError` with status 404 on a site that does not ask for work. */
async function handleProofRequest(proofs: ProofsOfWork | undefined): Promise<Response> {
  if (!proofs) throw new HttpError(404, 'notFound');
  return jsonResponse(200, await proofs.challenge());
}
