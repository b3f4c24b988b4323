import { type Context, Hono } from 'hono';
import type { MailFacts } from '../../model/mail-facts.ts';
import type { MailConfig } from '../config.ts';
import type { HealthReport } from '../health.ts';
import type { Log } from '../log.ts';
import type { SubmissionHandler } from '../submission-handler.ts';
import { answerError, answerJson, contentType } from './answers.ts';
import { HttpError } from './http-error.ts';
import { outboxPath } from './mail-paths.ts';
import { allowOrigins, requireOrigin } from './origins.ts';
import { answerOutbox, type OutboxRoute } from './outbox-route.ts';
import type { Peer } from './peer.ts';
import { createClientReader } from './read-client.ts';
import { type SitePages, sendForm } from './send-form.ts';
import { sendJson } from './send-json.ts';

/** What the routes need. */
export type MailParts = {
  facts: () => MailFacts;
  config: Pick<MailConfig, 'origins' | 'isTrustedProxy'>;
  pages: SitePages;
  log: Log;
  /** Throws an `HttpError` while the outbox is not available. */
  intake: () => Promise<SubmissionHandler>;
  /** The outbox page and its access check. Undefined: the service has no such page. */
  outbox: OutboxRoute | undefined;
  /** Returns what `/health` answers. */
  health: () => Promise<HealthReport>;
};

type MailContext = Context<{ Bindings: Peer }>;

/** Creates the routes of the service. Every answer, errors included, is a sentence without a version or a stack trace. */
export function createMailApp(parts: MailParts): Hono<{ Bindings: Peer }> {
  const app = new Hono<{ Bindings: Peer }>();
  const readClient = createClientReader(parts.config, parts.log);
  // Before the CORS middleware, which answers 204 to any OPTIONS request.
  app.options('/send-email', async (context, next) => {
    const { headers } = context.req.raw;
    if (!headers.has('Access-Control-Request-Method')) throw notAllowed('POST, OPTIONS');
    requireOrigin(headers, allowedOrigins(parts));
    await next();
  });
  app.use(
    '/send-email',
    allowOrigins(() => allowedOrigins(parts)),
  );
  app.post('/send-email', async (context) => {
    requireOrigin(context.req.raw.headers, allowedOrigins(parts));
    const answer = await send(context, parts, readClient).catch((error: unknown) => answerError(error, context, parts));
    return withSafeHeaders(answer);
  });
  app.get('/health', async () => {
    const report = await parts.health();
    return answerJson(report.ok ? 200 : 503, report);
  });
  const { outbox } = parts;
  if (outbox) app.get(outboxPath, (context) => answerOutbox(context, outbox));
  app.all('/send-email', () => {
    throw notAllowed('POST, OPTIONS', 'It receives the messages that visitors send with the contact form.');
  });
  for (const path of ['/health', ...(outbox ? [outboxPath] : [])]) {
    app.all(path, () => {
      throw notAllowed('GET, HEAD');
    });
  }
  app.notFound((context) => answerError(new HttpError(404, 'There is nothing at this address.'), context, parts));
  app.onError((error, context) => answerError(error, context, parts));
  return app;
}

const notAllowed = (allow: string, sentence = 'This method is not allowed here.'): HttpError =>
  new HttpError(405, sentence, { Allow: allow });

const allowedOrigins = ({ facts, config }: MailParts): string[] => [facts().origin, ...config.origins];

async function send(context: MailContext, parts: MailParts, readClient: (context: MailContext) => string): Promise<Response> {
  const request = context.req.raw;
  const type = contentType(request);
  const isForm = type === 'application/x-www-form-urlencoded';
  if ((!isForm && type !== 'application/json') || request.headers.has('Content-Encoding')) {
    throw new HttpError(415, 'The message came in a format that is not supported: send application/json, or a form of the site.');
  }
  const intake = await parts.intake();
  const client = readClient(context);
  intake.countRequest(client);
  if (!isForm) return sendJson(request, client, intake);
  return sendForm(request, client, { intake, facts: parts.facts(), pages: parts.pages });
}

function withSafeHeaders(response: Response): Response {
  response.headers.set('Cache-Control', 'no-store');
  response.headers.set('X-Content-Type-Options', 'nosniff');
  return response;
}
