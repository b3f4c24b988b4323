import { createHmac, timingSafeEqual } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { tempFolder } from '../../../engine/tests/support/temp-folder.ts';
import { requeueDead } from '../../src/outbox/recover.ts';
import { startSmtpSink } from '../support/mail/smtp-sink.ts';
import { mailFacts, message, startMail, type TestMail, until } from '../support/mail-service.ts';
import { type Received, type Respond, startHook } from '../support/webhook-server.ts';

const parent = tempFolder('webhooks');
const secret = Buffer.from('a secret of thirty-two bytes ...');
const MAIL_WEBHOOK_SECRET = `whsec_${secret.toString('base64')}`;
const waits = [5, 5, 5];

type Options = { folder?: string; environment?: Record<string, string>; secretName?: string };

/** Starts a service with these webhooks. */
const startWith = (hooks: Readonly<Record<string, string>>, { folder, environment = {} }: Options = {}): Promise<TestMail> =>
  startMail({
    folder: folder ?? mkdtempSync(join(parent, 'outbox-')),
    facts: { ...mailFacts, webhooks: Object.entries(hooks).map(([id, url]) => ({ id, url })) },
    waits,
    environment: { MAIL_WEBHOOK_SECRET, MAIL_WEBHOOK_ALLOW_PRIVATE: '1', ...environment },
  });

/** Verifies a request as standardwebhooks.com describes it for receivers, independent of the code that signs. */
function isVerified({ headers, body }: Received, key: Buffer): boolean {
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => String(headers[name]));
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > 300) return false;
  const expected = createHmac('sha256', key).update([id, timestamp, body].join('.')).digest();
  return (signatures ?? '').split(' ').some((one) => {
    const [version, value = ''] = one.split(',');
    const given = Buffer.from(value, 'base64');
    return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected);
  });
}

const jobs = (mail: TestMail): string[] => readdirSync(join(mail.folder, 'webhooks'));
const dead = (mail: TestMail): string[] => readdirSync(join(mail.folder, 'webhooks-dead'));
const events = (mail: TestMail): string[] => mail.lines.map((line): string => JSON.parse(line).event);
const health = async (mail: TestMail): Promise<unknown> => (await fetch(`${mail.address}/health`)).json();

describe('a webhook', () => {
  test('gets each message once as JSON, with a signature of Standard Webhooks', async () => {
    const hook = await startHook();
    const mail = await startWith({ crm: hook.url });
    expect((await mail.post(message)).status).toBe(202);
    await until(() => hook.received.length === 1 && jobs(mail).length === 0);
    const [received] = hook.received;
    const [entry] = mail.stored('queued');
    expect(received && isVerified(received, secret)).toBe(true);
    expect(received && isVerified(received, Buffer.from('another secret'))).toBe(false);
    expect(received && isVerified({ ...received, body: `${received.body} ` }, secret)).toBe(false);
    expect(received?.headers).toMatchObject({ 'content-type': 'application/json', 'webhook-id': entry?.id });
    expect(JSON.parse(received?.body ?? '')).toEqual({
      type: 'message.received',
      timestamp: entry?.acceptedAt,
      data: { id: entry?.id, subject: message.subject, replyTo: 'ann@client.example', body: message.body, files: [] },
    });
    await until(() => events(mail).includes('webhook-sent'));
  });

  test('has a secret of its own when there is one', async () => {
    const hook = await startHook();
    const own = Buffer.from('the secret of the crm alone .....');
    await (
      await startWith({ 'my-crm': hook.url }, { environment: { MAIL_WEBHOOK_SECRET_MY_CRM: `whsec_${own.toString('base64')}` } })
    ).post(message);
    await until(() => hook.received.length === 1);
    expect(hook.received.map((one) => isVerified(one, own))).toEqual([true]);
  });

  test('gets no suspected message, and no repeated one', async () => {
    const hook = await startHook();
    const mail = await startWith({ crm: hook.url });
    await mail.post(message, { 'X-Suspected': '1' });
    const key = { 'Idempotency-Key': 'the-same-key-1' };
    await mail.post(message, key);
    await mail.post(message, key);
    await until(() => events(mail).includes('webhook-sent'));
    expect(hook.received).toHaveLength(1);
    expect(jobs(mail)).toEqual([]);
  });
});

describe('a webhook that fails', () => {
  test('by not responding does not delay the others', async () => {
    const silent = await startHook(() => undefined);
    const healthy = await startHook();
    const mail = await startWith({ silent: silent.url, healthy: healthy.url }, { environment: { MAIL_RATE_PER_CLIENT: '100' } });
    for (let count = 0; count < 8; count += 1) expect((await mail.post({ ...message, body: `Message: ${count}` })).status).toBe(202);
    await until(() => healthy.received.length === 8);
    // No request to the silent one has reached its time limit.
    expect(events(mail)).not.toContain('webhook-not-sent');
    expect(silent.received.length).toBeLessThanOrEqual(4);
  });

  test.each<[string, Respond]>([
    ['500', (response, count) => response.writeHead(count < 3 ? 500 : 200).end()],
    ['a broken connection', (response, count) => (count < 3 ? response.destroy() : response.end('ok'))],
  ])('with %s gets the message again, with the same id and a valid signature', async (_, respond) => {
    const hook = await startHook(respond);
    const mail = await startWith({ crm: hook.url });
    await mail.post(message);
    await until(() => hook.received.length === 3 && jobs(mail).length === 0);
    expect(new Set(hook.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(hook.received.every((one) => isVerified(one, secret))).toBe(true);
  });

  test('is given up after the last attempt, counted, and retried by command', async () => {
    let isBroken = true;
    const hook = await startHook((response) => response.writeHead(isBroken ? 410 : 200).end());
    const mail = await startWith({ crm: hook.url });
    await mail.post(message);
    await until(() => dead(mail).length === 1);
    expect(hook.received).toHaveLength(waits.length + 1);
    await until(() => events(mail).includes('webhook-given-up'));
    expect(await health(mail)).toEqual({ ok: true, deadWebhooks: 1 });
    isBroken = false;
    const { folder } = mail;
    await mail.stop();
    expect(await requeueDead(folder)).toBe(1);
    const again = await startWith({ crm: hook.url }, { folder });
    await until(() => jobs(again).length === 0 && hook.received.length === waits.length + 2);
  });

  test('does not affect the mail, nor the other webhook; a mail server that fails does not affect webhooks', async () => {
    const broken = await startHook((response) => response.writeHead(500).end());
    const works = await startHook();
    const sink = await startSmtpSink();
    const mail = await startWith({ crm: broken.url, list: works.url }, { environment: { SMTP_URL: `smtp://127.0.0.1:${sink.port}` } });
    await mail.post(message);
    await until(() => dead(mail).length === 1 && mail.stored('sent').length === 1);
    expect([sink.received.length, works.received.length]).toEqual([1, 1]);
    await sink.close();
    const rejecting = await startSmtpSink({ behave: () => ({ recipient: 550 }) });
    const other = await startWith({ list: works.url }, { environment: { SMTP_URL: `smtp://127.0.0.1:${rejecting.port}` } });
    await other.post(message);
    await until(() => other.stored('dead').length === 1);
    expect([works.received.length, jobs(other)]).toEqual([2, []]);
    await rejecting.close();
  });

  test('gets no request at the address to which it redirects', async () => {
    const target = await startHook();
    const hook = await startHook((response) => response.writeHead(307, { Location: target.url }).end());
    const mail = await startWith({ crm: hook.url });
    await mail.post(message);
    await until(() => dead(mail).length === 1);
    expect(target.received).toEqual([]);
    expect(mail.lines.some((line) => line.includes('EHTTP 307'))).toBe(true);
  });

  test('is retried after a restart', async () => {
    const folder = mkdtempSync(join(parent, 'outbox-'));
    const hook = await startHook((response, count) => (count === 1 ? response.destroy() : response.end()));
    const first = await startMail({
      folder,
      facts: { ...mailFacts, webhooks: [{ id: 'crm', url: hook.url }] },
      waits: [60_000],
      environment: { MAIL_WEBHOOK_SECRET, MAIL_WEBHOOK_ALLOW_PRIVATE: '1' },
    });
    await first.post(message);
    await until(() => events(first).includes('webhook-not-sent'));
    await first.stop();
    const second = await startWith({ crm: hook.url }, { folder });
    await until(() => hook.received.length === 2 && jobs(second).length === 0);
  });

  test('gets nothing of a message that was deleted meanwhile', async () => {
    const folder = mkdtempSync(join(parent, 'outbox-'));
    const hook = await startHook((response, count) => (count === 1 ? response.destroy() : response.end()));
    const first = await startMail({
      folder,
      facts: { ...mailFacts, webhooks: [{ id: 'crm', url: hook.url }] },
      waits: [60_000],
      environment: { MAIL_WEBHOOK_SECRET, MAIL_WEBHOOK_ALLOW_PRIVATE: '1' },
    });
    await first.post(message);
    await until(() => events(first).includes('webhook-not-sent'));
    await first.stop();
    for (const name of readdirSync(join(folder, 'queued'))) rmSync(join(folder, 'queued', name));
    const second = await startWith({ crm: hook.url }, { folder });
    await second.post({ ...message, body: 'Another one' });
    await until(() => hook.received.length === 2);
    expect(hook.received[1]?.body).toContain('Another one');
    await until(() => jobs(second).length === 0);
  });
});
