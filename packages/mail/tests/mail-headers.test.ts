import fc from 'fast-check';
import type { Email } from 'postal-mime';
import PostalMime from 'postal-mime';
import { describe, expect, test } from 'vitest';
import { runs } from '../../engine/tests/support/property-runs.ts';
import { tempFolder } from '../../engine/tests/support/temp-folder.ts';
import { findReplyTo } from '../src/addresses.ts';
import { createSmtpSender } from '../src/delivery/smtp-sender.ts';
import { type Entry, newId } from '../src/outbox/entry.ts';
import { startSmtpSink } from './support/mail/smtp-sink.ts';
import { message, startMail, until } from './support/mail-service.ts';

const parent = tempFolder('mail-headers');
const expectedHeaders = [
  'auto-submitted',
  'content-transfer-encoding',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'reply-to',
  'subject',
  'to',
];
const namesOf = ({ headers }: Email): string[] => headers.map(({ key }) => key).sort();

describe('E-4 no text of a message becomes a mail header', () => {
  test.each([
    ['CR LF', 'A\r\nBcc: someone@else.example'],
    ['LF', 'A\nBcc: someone@else.example'],
    ['CR', 'A\rBcc: someone@else.example'],
    ['NUL', 'A\u0000B'],
    ['a line separator', 'A\u2028B'],
    ['a paragraph separator', 'A\u2029B'],
    ['a mark that turns the direction', 'A\u202eB'],
    ['an encoded word', '=?utf-8?q?Hello?='],
    ['a tab', 'A\tB'],
    ['201 characters', 'x'.repeat(201)],
  ])('%s in subject or name is rejected', async (_, text) => {
    const mail = await startMail({ parent });
    for (const field of ['subject', 'name']) expect((await mail.post({ ...message, [field]: text })).status).toBe(400);
    expect(mail.stored('queued')).toEqual([]);
  });

  test('the mail of any stored message has one From, one To, one Reply-To and no other header than ours', async () => {
    const sink = await startSmtpSink();
    const send = createSmtpSender({
      url: `smtp://127.0.0.1:${sink.port}`,
      from: () => ({ name: 'Fixture', address: 'web@fixture.example' }),
    });
    const nasty = fc.stringMatching(/^(?:[\r\n\0 :<>,;"=?a-z@.\u2028]|Bcc: a@b\.c|=\?utf-8\?q\?x\?=|\u{1f9f5}){1,40}$/u);
    await fc.assert(
      fc.asyncProperty(nasty, nasty, async (subject, body) => {
        const entry: Entry = {
          id: newId(0),
          messageId: '<a@fixture.example>',
          acceptedAt: '2026-11-21T10:00:00.000Z',
          to: { name: 'Fixture Desk', address: 'desk@fixture.example' },
          replyTo: 'ann@client.example',
          subject: `A ${subject}`,
          body,
          attempts: [],
        };
        await send(entry);
        const receipt = sink.received.pop();
        expect(receipt).toMatchObject({ from: 'web@fixture.example', to: ['desk@fixture.example'] });
        const email = await PostalMime.parse(receipt?.raw ?? '');
        expect(namesOf(email)).toEqual(expectedHeaders);
        expect(email).toMatchObject({ from: { address: 'web@fixture.example' }, replyTo: [{ address: 'ann@client.example' }] });
        expect(email.to).toEqual([{ address: 'desk@fixture.example', name: 'Fixture Desk' }]);
        expect(email.attachments).toEqual([]);
      }),
      { numRuns: runs(12) },
    );
    await sink.close();
  });
});

describe('E-5 replies go to the visitor, mails come from the site', () => {
  test.each([
    ['ann@client.example', 'Name: Ann\nEmail: ann@client.example\nMessage: Hi'],
    ["o'brien@x.ie", "Email: o'brien@x.ie"],
    ['a@xn--bcher-kva.example', 'Email: a@b\u00fccher.example'],
    [undefined, 'Name: Ann\nMessage: Hi'],
    [undefined, 'Email: ann@client.example\nEmail: bob@client.example'],
    [undefined, 'Email: ann@client.example, bob@client.example'],
    [undefined, 'Email: ann@client.example <bob@client.example>'],
    [undefined, 'Email: Friends: ann@client.example;'],
    [undefined, 'Email: not an address'],
    [undefined, 'Email: a@b..com'],
    [undefined, 'Email: ann@client.example\nemail: bob@client.example'],
    ['ann@client.example', 'Email: ann@client.example\nMessage: Hi\n  Email: bob@client.example'],
  ])('Reply-To is %s for %j', (expected, body) => {
    expect(findReplyTo(body, 'Email')).toBe(expected);
  });

  test('one mail is sent: to the owner, from the configured sender, and none to the visitor', async () => {
    const sink = await startSmtpSink();
    const mail = await startMail({
      parent,
      environment: { SMTP_URL: `smtp://127.0.0.1:${sink.port}`, MAIL_FROM: 'Website <web@fixture.example>' },
    });
    expect((await mail.post(message)).status).toBe(202);
    await until(() => mail.stored('sent').length === 1);
    expect(sink.received).toHaveLength(1);
    expect(sink.received[0]).toMatchObject({ from: 'web@fixture.example', to: ['desk@fixture.example'] });
    const email = await PostalMime.parse(sink.received[0]?.raw ?? '');
    expect(email).toMatchObject({
      from: { name: 'Website', address: 'web@fixture.example' },
      replyTo: [{ address: 'ann@client.example' }],
      subject: message.subject,
    });
    expect(email.text?.trim()).toBe(message.body);
    expect(namesOf(email)).toEqual(expectedHeaders);
    await sink.close();
  });
});
