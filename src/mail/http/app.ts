import { type Context, Hono } from 'hono';
import type { MailFacts } from '../../model/mail-facts.ts';
import type { MailConfig } from '../config.ts';
import type { HealthReport } from '../health.ts';
import type { Intake } from '../intake.ts';
import type { Log } from '../log.ts';
import { plainHeaders } from '../pages/plain-page.ts';
import { clientAddress, clientGroup, isLoopback } from './client-address.ts';
import { isLocalHost, preflight, requireOrigin, sharedWith } from './origins.ts';
import type { Peer } from './peer.ts';
import { Refusal } from './refusal.ts';
import { noticeAnswer, type SitePages, sendForm } from './send-form.ts';
import { sendJson } from './send-json.ts';

/** What the routes work with. */
export type MailParts = {
  facts: () => MailFacts;
  config: Pick<MailConfig, 'origins' | 'isTrustedProxy'>;
  pages: SitePages;
  log: Log;
  /** Throws a `Refusal` while the outbox can't be had. */
  intake: () => Promise<Intake>;
  /** The answer of `/health`. */
  health: () => Promise<HealthReport>;
  /** The outbox as a page. */
  showOutbox: () => Promise<string>;
};

type MailContext = Context<{ Bindings: Peer }>;

/** The paths that the service answers. */
export const mailPaths: readonly string[] = ['/send-email', '/health', '/outbox'];

/** The routes of the service. Every answer is one of ours: a sentence, no version, no trace of the code. */
export function createMailApp(parts: MailParts): Hono<{ Bindings: Peer }> {
  const app = new Hono<{ Bindings: Peer }>();
  app.post('/send-email', async (context) => {
    const request = context.req.raw;
    const isForm = contentType(request) === 'application/x-www-form-urlencoded';
    try {
      const origin = requireOrigin(request.headers, allowedOrigins(parts));
      const answer = await send(context, parts).catch((error: unknown) => refuse(error, { parts, isForm }));
      return withHeaders(answer, sharedWith(origin));
    } catch (error) {
      return refuse(error, { parts, isForm });
    }
  });
  app.options('/send-email', (context) => {
    const { headers } = context.req.raw;
    if (!headers.has('Access-Control-Request-Method')) return notAllowed('POST, OPTIONS');
    return preflight(requireOrigin(headers, allowedOrigins(parts)));
  });
  app.get('/health', async () => {
    const report = await parts.health();
    return answerJson(report.ok ? 200 : 503, report);
  });
  app.get('/outbox', async (context) => {
    if (!isAtThisMachine(context, parts)) return answerJson(404, { error: 'There is nothing here.' });
    return context.html(await parts.showOutbox(), 200, plainHeaders);
  });
  app.all('/send-email', () => notAllowed('POST, OPTIONS'));
  app.all('/health', () => notAllowed('GET, HEAD'));
  app.all('/outbox', () => notAllowed('GET, HEAD'));
  app.notFound(() => answerJson(404, { error: 'There is nothing here.' }));
  app.onError((error) => refuse(error, { parts, isForm: false }));
  return app;
}

const allowedOrigins = ({ facts, config }: MailParts): string[] => [facts().origin, ...config.origins];

async function send(context: MailContext, parts: MailParts): Promise<Response> {
  const request = context.req.raw;
  const type = contentType(request);
  const isForm = type === 'application/x-www-form-urlencoded';
  if ((!isForm && type !== 'application/json') || request.headers.has('Content-Encoding')) {
    throw new Refusal(415, 'Send the message as application/json.');
  }
  const intake = await parts.intake();
  const client = clientOf(context, parts);
  intake.countRequest(client);
  if (!isForm) return sendJson(request, client, intake);
  return sendForm(request, client, { intake, facts: parts.facts(), pages: parts.pages });
}

const contentType = ({ headers }: Request): string =>
  (headers.get('Content-Type') ?? '')
    .toLowerCase()
    .replace(/;\s*charset="?utf-8"?\s*$/, '')
    .trim();

const peerOf = (context: MailContext): string => context.env.incoming.socket.remoteAddress ?? '';

const clientOf = (context: MailContext, { config }: MailParts): string =>
  clientGroup(clientAddress(peerOf(context), context.req.raw.headers.get('X-Forwarded-For'), config.isTrustedProxy));

/** The outbox shows what people wrote: to this machine's own user only, and to nobody where a proxy speaks for others. */
function isAtThisMachine(context: MailContext, { config }: MailParts): boolean {
  const { headers } = context.req.raw;
  const isForwarded = ['Forwarded', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-Real-IP', 'Via'].some((name) => headers.has(name));
  return config.isTrustedProxy === undefined && !isForwarded && isLoopback(peerOf(context)) && isLocalHost(headers.get('Host'));
}

const answerJson = (status: number, body: object, headers: Readonly<Record<string, string>> = {}): Response =>
  Response.json(body, { status, headers: { ...plainHeaders, ...headers } });

const notAllowed = (allow: string): Response => answerJson(405, { error: 'This can not be done here.' }, { Allow: allow });

/** Turns what went wrong into an answer: a page for a form, JSON for a script. */
function refuse(error: unknown, { parts, isForm }: { parts: MailParts; isForm: boolean }): Response | Promise<Response> {
  const refusal = error instanceof Refusal ? error : new Refusal(500, 'Something went wrong here.');
  if (refusal !== error) parts.log('fault', { name: error instanceof Error ? error.name : 'unknown' });
  if (isForm) return noticeAnswer(refusal, parts.facts());
  return answerJson(refusal.status, { error: refusal.message }, refusal.headers);
}

function withHeaders(response: Response, headers: Readonly<Record<string, string>>): Response {
  for (const [name, value] of Object.entries({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff', ...headers })) {
    response.headers.set(name, value);
  }
  return response;
}
