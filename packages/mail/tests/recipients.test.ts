import { mkdtempSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { tempFolder } from '../../engine/tests/support/temp-folder.ts';
import { noFiles, writeEml } from '../src/delivery/compose-mail.ts';
import { createSmtpSender } from '../src/delivery/smtp-sender.ts';
import { type Entry, newId } from '../src/outbox/entry.ts';
import { OutboxFolders } from '../src/outbox/folders.ts';
import { startSmtpSink } from './support/mail/smtp-sink.ts';
import { message, startMail } from './support/mail-service.ts';

const parent = tempFolder('recipients');

describe('E-1 messages go to configured addresses only', () => {
  test.each([
    ['another address', 'someone@else.example'],
    ['an array', ['desk@fixture.example']],
    ['two addresses', 'desk@fixture.example, someone@else.example'],
    ['a group', 'Friends: desk@fixture.example, someone@else.example;'],
    ['an object', { name: 'Desk', address: 'desk@fixture.example' }],
    ['a display name', 'someone@else.example <desk@fixture.example>'],
    ['angle brackets', '<desk@fixture.example>'],
    ['a homoglyph', 'd\u0435sk@fixture.example'],
    ['another case', 'Desk@fixture.example'],
    ['space around it', ' desk@fixture.example'],
    ['a line end after it', 'desk@fixture.example\r\nBcc: someone@else.example'],
    ['nothing', ''],
    ['null', null],
  ])('%s is rejected', async (_, to) => {
    const mail = await startMail({ parent });
    expect((await mail.post({ ...message, to })).status).toBe(403);
    expect([...mail.stored('queued'), ...mail.stored('suspected')]).toEqual([]);
  });

  test('the owner and the addresses of MAIL_TO are accepted', async () => {
    const mail = await startMail({ parent, environment: { MAIL_TO: 'sales@fixture.example, jobs@fixture.example' } });
    for (const to of [message.to, 'sales@fixture.example', 'jobs@fixture.example']) {
      expect((await mail.post({ ...message, to })).status).toBe(202);
    }
    expect(mail.stored('queued').map(({ to }) => to.address)).toEqual([
      'desk@fixture.example',
      'sales@fixture.example',
      'jobs@fixture.example',
    ]);
  });

  test('the name of the recipient comes from the site, not from the request', async () => {
    const mail = await startMail({ parent });
    await mail.post({ ...message, name: 'Somebody Else' });
    expect(mail.stored('queued').map(({ to }) => to.name)).toEqual(['Fixture Desk']);
  });
});

describe('E-2 texts are texts', () => {
  const notTexts = [{ path: '/etc/passwd' }, { href: 'http://169.254.169.254/' }, ['a'], 1, true, null];
  test.each(['body', 'subject', 'name'])('%s is rejected when it is not a text', async (field) => {
    const mail = await startMail({ parent });
    for (const value of notTexts) expect((await mail.post({ ...message, [field]: value })).status).toBe(400);
    expect(mail.stored('queued')).toEqual([]);
  });
});

const untrusted = [{ path: '/etc/passwd' }, { href: 'http://127.0.0.1:9/' }];

/** An entry whose text has another type. */
function tamperedEntry(body: unknown): Entry {
  const entry: Entry = {
    id: newId(0),
    messageId: '<a@b>',
    acceptedAt: '2026-11-21T10:00:00.000Z',
    to: { name: '', address: 'desk@fixture.example' },
    subject: 'A',
    body: '',
    attempts: [],
  };
  return { ...entry, ...JSON.parse(JSON.stringify({ body })) };
}

describe('E-2 the second check', () => {
  const from = { name: '', address: 'web@fixture.example' };

  test.each(untrusted)('the body %j reaches no mail, even from inside the service', async (body) => {
    const sink = await startSmtpSink();
    const send = createSmtpSender({ url: `smtp://127.0.0.1:${sink.port}`, from: () => from });
    expect(await send(tamperedEntry(body)).catch(String)).toMatch(/(File|Url) access rejected/i);
    expect(sink.received).toEqual([]);
    await sink.close();
  });

  test.each(untrusted)('nor a mail file: %j', async (body) => {
    const folders = new OutboxFolders(mkdtempSync(join(parent, 'outbox-')));
    await folders.create();
    expect(await writeEml(tamperedEntry(body), { folders, from, openFiles: async () => noFiles }).catch(String)).toMatch(
      /(File|Url) access rejected/i,
    );
    expect(readdirSync(folders.path('eml'))).toEqual([]);
  });
});

describe('E-3 exactly four keys', () => {
  const extra = {
    attachments: [{ path: '/etc/passwd' }],
    bcc: 'someone@else.example',
    cc: 'someone@else.example',
    headers: { 'X-Extra': 'yes' },
    envelope: { size: '1 RET=FULL' },
    raw: 'From: a',
    list: { help: 'a\r\nBcc: someone@else.example' },
    dsn: { return: 'full' },
    icalEvent: { path: '/etc/passwd' },
    replyTo: 'someone@else.example',
    from: 'someone@else.example',
    constructor: 'a',
  };
  test.each(Object.entries(extra))('%s is rejected', async (key, value) => {
    const mail = await startMail({ parent });
    expect((await mail.post({ ...message, [key]: value })).status).toBe(400);
    expect(mail.stored('queued')).toEqual([]);
  });

  test('__proto__ is rejected', async () => {
    const mail = await startMail({ parent });
    expect((await mail.post(JSON.parse(JSON.stringify(message).replace('{', '{"__proto__":{"to":"a"},')))).status).toBe(400);
  });

  test.each(Object.keys(message))('a message without %s is rejected', async (key) => {
    const mail = await startMail({ parent });
    const rest = Object.entries(message).filter(([name]) => name !== key);
    expect((await mail.post(Object.fromEntries(rest))).status).toBe(400);
  });
});
