import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Message } from '../../../core/src/model/compose-message.ts';
import type { MailFacts } from '../../../core/src/model/mail-facts.ts';
import { inProject } from '../../../engine/tests/support/project-root.ts';
import type { Clock } from '../../src/clock.ts';
import { type MailConfig, readConfig } from '../../src/config.ts';
import { readFacts } from '../../src/facts.ts';
import { listen } from '../../src/http/listen.ts';
import type { SitePages } from '../../src/http/responses.ts';
import { jsonLog } from '../../src/log.ts';
import { type Entry, entrySchema, type State } from '../../src/outbox/entry.ts';
import { errorCode } from '../../src/outbox/errors.ts';
import { createMailService, type MailService } from '../../src/service.ts';

export const mailFacts = await readFacts(inProject('packages/mail/tests/facts.json'));

/** The message of the fixture's form. */
export const message: Message = {
  to: 'desk@fixture.example',
  name: 'Fixture Desk',
  subject: 'You have a new message from Fixture',
  body: 'Name: Ann Weaver\nEmail: ann@client.example\nPhone: 9876543210\nMessage: Hello there.',
};

/** The token of the outbox page of every service that `startMail` starts. */
export const outboxToken = 'a-token-of-the-tests-0123456789abcdef';

/** A running mail service. */
export type TestMail = {
  address: string;
  folder: string;
  service: MailService;
  /** The lines of its log. */
  lines: string[];
  post: (body: unknown, headers?: Record<string, string>) => Promise<Response>;
  postForm: (fields: Record<string, string>, headers?: Record<string, string>) => Promise<Response>;
  /** Requests the outbox page with the cookie for the token. */
  fetchOutbox: () => Promise<Response>;
  /** Returns the messages in a state. */
  stored: (state: State) => Entry[];
  stop: () => Promise<void>;
};

type Options = {
  /** The outbox is a new folder in `parent`, or `folder` itself. */
  parent?: string;
  folder?: string;
  environment?: Record<string, string>;
  config?: Partial<MailConfig>;
  pages?: SitePages;
  /** The facts about the site. Default: `mailFacts`. */
  facts?: MailFacts;
  /** False for a service without the outbox page. Default: true. */
  hasOutboxPage?: boolean;
  clock?: Clock;
  /** The delays between attempts, and the durations of pauses while the mail server fails. */
  waits?: readonly number[];
};

/** Starts a service. Stops it after the running test. */
export async function startMail(options: Options): Promise<TestMail> {
  const folder = options.folder ?? mkdtempSync(join(options.parent ?? '', 'outbox-'));
  const lines: string[] = [];
  const config = { ...readConfig({ MAIL_OUTBOX: folder, ...options.environment }, folder), ...options.config };
  const { pages = async () => undefined, facts = mailFacts, hasOutboxPage = true, clock, waits } = options;
  const service = createMailService({
    config,
    pages,
    facts: () => facts,
    log: jsonLog((line) => lines.push(line)),
    outboxToken: hasOutboxPage ? outboxToken : undefined,
    ...(clock && { clock }),
    ...(waits && { retryDelays: waits, pauseDurations: waits }),
  });
  await service.open();
  const { address, close } = await listen(service, 0);
  let isStopped = false;
  const stop = async (): Promise<void> => {
    if (isStopped) return;
    isStopped = true;
    await close(500);
    await service.close(2_000);
  };
  onTestFinished(stop);
  const send = (body: string, headers: Record<string, string>): Promise<Response> =>
    fetch(`${address}/send-email`, { method: 'POST', body, redirect: 'manual', headers: { Origin: facts.origin, ...headers } });
  return {
    address,
    folder,
    service,
    lines,
    post: (body, headers) => send(JSON.stringify(body), { 'Content-Type': 'application/json', ...headers }),
    postForm: (fields, headers) =>
      send(new URLSearchParams(fields).toString(), { 'Content-Type': 'application/x-www-form-urlencoded', ...headers }),
    fetchOutbox: async () => fetch(`${address}/outbox`, { headers: { Cookie: await outboxCookie(address) } }),
    stored: (state) => storedIn(folder, state),
    stop,
  };
}

/** Exchanges the token of the outbox page for a cookie. */
export async function outboxCookie(address: string, token = outboxToken): Promise<string> {
  const answer = await fetch(`${address}/outbox?token=${token}`, { redirect: 'manual' });
  return (answer.headers.get('Set-Cookie') ?? '').split(';')[0] ?? '';
}

/** Returns the entries of an outbox in a state, oldest first, without those that the service moves to another state meanwhile. */
export const storedIn = (folder: string, state: State): Entry[] =>
  readdirSync(join(folder, state))
    .sort()
    .flatMap((name) => entryIn(join(folder, state, name)));

function entryIn(file: string): Entry[] {
  try {
    return [entrySchema.parse(JSON.parse(readFileSync(file, 'utf8')))];
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
}

/** Resolves once a condition is true. The timeout of the test is the limit. */
export async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 10));
}
