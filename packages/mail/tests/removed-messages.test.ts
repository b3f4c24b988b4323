import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { FormFacts } from '../../core/src/model/mail-facts.ts';
import { tempFolder } from '../../engine/tests/support/temp-folder.ts';
import { eraseMessage } from '../src/outbox/erase.ts';
import { findMessages } from '../src/outbox/find-messages.ts';
import { OutboxFolders } from '../src/outbox/folders.ts';
import { confirm, facts, form, link, links, movableClock, post } from './support/confirmed-form.ts';
import { startSmtpSink } from './support/mail/smtp-sink.ts';
import { mailFacts, message, startMail, type TestMail, until } from './support/mail-service.ts';
import { changeOutbox } from './support/outbox-change.ts';

const parent = tempFolder('removed-messages');
const key = { 'Idempotency-Key': '4b1d0c0e-6f7e-4a52-9a5d-000000000001' };
const address = 'ann@client.example';
const second = 1000;

const onlyId = (mail: TestMail, state: 'queued' | 'suspected' = 'queued'): string => {
  const [first, ...others] = mail.stored(state).filter(({ isAutoReply }) => !isAutoReply);
  if (!first || others.length > 0) throw new Error('There is not exactly one message.');
  return first.id;
};

/** Erases every message with the address, as the command does, in the folder of a running service. */
async function erase({ folder }: TestMail, email = address): Promise<void> {
  const folders = new OutboxFolders(folder);
  for (const { entry } of await findMessages(folders, { email })) await eraseMessage(folders, entry.id);
}

/** Lets the service check its outbox. */
async function check(mail: TestMail, clock: ReturnType<typeof movableClock>): Promise<void> {
  clock.move(6 * second);
  await fetch(`${mail.address}/health`);
}

describe('E-11 the idempotency key of a removed message', () => {
  test('counts no more after the message was deleted on the outbox page: the same is stored again', async () => {
    const mail = await startMail({ parent });
    await mail.post(message, key);
    const id = onlyId(mail);
    expect((await changeOutbox(mail, { id, action: 'delete' })).status).toBe(303);
    expect((await mail.post(message, key)).status).toBe(202);
    expect(onlyId(mail)).not.toBe(id);
    expect((await mail.post(message, key)).status).toBe(202);
    expect(mail.stored('queued')).toHaveLength(1);
  });

  test('counts no more after another process erased it, with the same words or others', async () => {
    const mail = await startMail({ parent });
    await mail.post(message, key);
    await erase(mail);
    expect((await mail.post({ ...message, body: `${message.body}!` }, key)).status).toBe(202);
    expect(mail.stored('queued').map(({ body }) => body)).toEqual([`${message.body}!`]);
    await erase(mail);
    const answers = await Promise.all(Array.from({ length: 10 }, () => mail.post(message, key)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
    expect(mail.stored('queued')).toHaveLength(1);
  });

  test('is the same after a restart', async () => {
    const first = await startMail({ parent });
    await first.post(message, key);
    await erase(first);
    await first.stop();
    const later = await startMail({ folder: first.folder });
    expect(later.stored('queued')).toEqual([]);
    await later.post(message, key);
    expect(later.stored('queued')).toHaveLength(1);
  });

  test('counts while the message is sent, deferred or suspected', async () => {
    const sink = await startSmtpSink();
    const environment = { MAIL_RATE_TOTAL: '1', SMTP_URL: `smtp://127.0.0.1:${sink.port}` };
    const mail = await startMail({ parent, environment });
    const post = (name: string, more = {}): Promise<Response> => mail.post(message, { 'Idempotency-Key': `the-${name}-one`, ...more });
    await post('sent');
    await until(() => mail.stored('sent').length === 1);
    await post('deferred');
    await post('suspected', { 'X-Suspected': '1' });
    for (const name of ['sent', 'deferred']) expect((await post(name)).status).toBe(202);
    expect((await post('suspected', { 'X-Suspected': '1' })).status).toBe(202);
    expect([mail.stored('sent').length, mail.stored('queued').length, mail.stored('suspected').length]).toEqual([1, 1, 1]);
    await sink.close();
  });

  test('counts while the service has the message in memory, after somebody removed the whole folder', async () => {
    const sink = await startSmtpSink({ behave: () => ({ greeting: 421 }) });
    const mail = await startMail({ parent, environment: { SMTP_URL: `smtp://127.0.0.1:${sink.port}` } });
    await mail.post(message, key);
    await until(() => mail.lines.some((line) => line.includes('"paused"')));
    rmSync(mail.folder, { recursive: true });
    expect((await mail.post(message, key)).status).toBe(202);
    await mail.post(message, { 'Idempotency-Key': 'another-message' });
    expect(mail.stored('queued')).toHaveLength(2);
    await sink.close();
  });

  test('of a suspected one lets the same message through when it is not suspected any more, also after a restart', async () => {
    const first = await startMail({ parent });
    await first.post(message, { ...key, 'X-Suspected': '1' });
    expect((await first.post(message, key)).status).toBe(202);
    expect([first.stored('queued').length, first.stored('suspected').length]).toEqual([1, 1]);
    await first.stop();
    const later = await startMail({ folder: first.folder });
    await later.post(message, key);
    await later.post(message, { ...key, 'X-Suspected': '1' });
    expect([later.stored('queued').length, later.stored('suspected').length]).toEqual([1, 1]);
  });

  test('of a newsletter: who signs up again after an erasure gets the mail again', async () => {
    const mail = await startMail({ parent, facts });
    for (const fullName of ['One', 'Two', 'Three']) await post(mail, address, { fullName });
    expect((await post(mail, address, { fullName: 'Four' })).status).toBe(429);
    await erase(mail);
    expect([mail.stored('pending'), links(mail)]).toEqual([[], []]);
    expect((await post(mail, address, { fullName: 'One' })).status).toBe(200);
    expect((await confirm(link(mail))).status).toBe(200);
  });
});

describe('a message that another process erases while the service runs', () => {
  test('is not delivered from memory, and its mark disappears', async () => {
    const sink = await startSmtpSink();
    const clock = movableClock();
    const environment = { MAIL_RATE_TOTAL: '1', SMTP_URL: `smtp://127.0.0.1:${sink.port}` };
    const mail = await startMail({ parent, environment, clock });
    await mail.post(message);
    await until(() => mail.stored('sent').length === 1);
    await mail.post({ ...message, body: 'Email: ben@client.example' });
    await erase(mail, 'ben@client.example');
    const folders = new OutboxFolders(mail.folder);
    expect(await folders.listNames('erased')).toHaveLength(1);
    await check(mail, clock);
    expect([await folders.listNames('erased'), mail.stored('queued')]).toEqual([[], []]);
    clock.move(2 * 3_600 * second);
    await mail.post({ ...message, body: 'Email: cleo@client.example' });
    await until(() => mail.stored('sent').length === 2);
    expect(sink.received.map(({ raw }) => raw).join('')).not.toContain('ben@client.example');
    await sink.close();
  });

  test('during its delivery leaves nothing behind, whether it arrives or not', async () => {
    let isOpen = false;
    const sink = await startSmtpSink({ behave: () => (isOpen ? 'accept' : 'hang') });
    const clock = movableClock();
    const mail = await startMail({ parent, clock, waits: [5], environment: { SMTP_URL: `smtp://127.0.0.1:${sink.port}` } });
    await mail.post(message);
    await erase(mail);
    await check(mail, clock);
    expect(await new OutboxFolders(mail.folder).listNames('erased')).toHaveLength(1);
    isOpen = true;
    await mail.stop();
    const later = await startMail({ folder: mail.folder, environment: { SMTP_URL: `smtp://127.0.0.1:${sink.port}` } });
    expect(await findMessages(new OutboxFolders(mail.folder), { email: address })).toEqual([]);
    expect(await new OutboxFolders(later.folder).listNames('erased')).toEqual([]);
    await sink.close();
  });

  test('is not stored again when its folder is restored', async () => {
    const sink = await startSmtpSink({ behave: () => ({ greeting: 421 }) });
    const clock = movableClock();
    const mail = await startMail({ parent, clock, environment: { SMTP_URL: `smtp://127.0.0.1:${sink.port}` } });
    await mail.post(message);
    await until(() => mail.lines.some((line) => line.includes('"paused"')));
    await erase(mail);
    rmSync(join(mail.folder, 'eml'), { recursive: true });
    await check(mail, clock);
    expect(mail.stored('queued')).toEqual([]);
    await sink.close();
  });

  test('by a mark alone is removed at the start of the service', async () => {
    const first = await startMail({ parent });
    await first.post(message);
    const id = onlyId(first);
    await first.stop();
    mkdirSync(join(first.folder, 'erased'), { recursive: true });
    writeFileSync(join(first.folder, 'erased', id), '');
    const later = await startMail({ folder: first.folder });
    expect(later.stored('queued')).toEqual([]);
  });
});

describe('a message that is deleted on the outbox page', () => {
  const replying: FormFacts = { ...form, autoReply: { subject: 'We have your message', text: 'Thank you.' }, confirmation: undefined };
  const stored = (mail: TestMail): string[] => mail.stored('queued').map(({ to }) => to.address);

  test('takes its automatic reply with it, unless another message has the address', async () => {
    const mail = await startMail({ parent, facts: { ...mailFacts, forms: [replying] } });
    await post(mail);
    const first = onlyId(mail);
    await post(mail, address, { fullName: 'Ann again' });
    await post(mail, 'ben@client.example');
    expect(stored(mail).filter((to) => to.endsWith('@client.example'))).toEqual([address, 'ben@client.example']);
    await changeOutbox(mail, { id: first, action: 'delete' });
    expect(stored(mail)).toContain(address);
    const again = mail.stored('queued').find(({ body }) => body.includes('Ann again'))?.id ?? '';
    await changeOutbox(mail, { id: again, action: 'delete' });
    expect(stored(mail).filter((to) => to.endsWith('@client.example'))).toEqual(['ben@client.example']);
  });

  test('takes the mail with it that asked to confirm', async () => {
    const mail = await startMail({ parent, facts });
    await post(mail);
    await confirm(link(mail));
    await changeOutbox(mail, { id: onlyId(mail), action: 'delete' });
    expect(await findMessages(new OutboxFolders(mail.folder), { email: address })).toEqual([]);
  });
});
