import fc from 'fast-check';
import PostalMime from 'postal-mime';
import { describe, expect, test } from 'vitest';
import type { FormFacts, MailFacts } from '../../core/src/model/mail-facts.ts';
import { runs } from '../../engine/tests/support/property-runs.ts';
import { tempFolder } from '../../engine/tests/support/temp-folder.ts';
import { findMessages } from '../src/outbox/find-messages.ts';
import { OutboxFolders } from '../src/outbox/folders.ts';
import { startSmtpSink } from './support/mail/smtp-sink.ts';
import { mailFacts, startMail, type TestMail, until } from './support/mail-service.ts';

const parent = tempFolder('auto-reply');
const soon = [5, 5, 5];

const form: FormFacts = {
  ...{ page: '/jobs', key: 'form-1', emailRule: 'wide', title: 'Work with us', recipient: { name: 'Jobs', email: 'jobs@fixture.example' } },
  autoReply: { subject: 'We have your message', text: 'Thank you.\n\nWe answer within two days.' },
  fields: [
    { name: 'fullName', label: 'Name', kind: 'text', rule: 'any', maxLength: 100 },
    { name: 'email', label: 'Email', kind: 'email', rule: 'email', maxLength: 200, required: true, when: [] },
  ],
};
const facts: MailFacts = { ...mailFacts, forms: [form] };

const post = (mail: TestMail, email: string, more: Record<string, string> = {}): Promise<Response> =>
  mail.postForm({ form: '/jobs#form-1', website_confirm: '', fullName: 'Ann <b>Weaver</b>', email, ...more });

/** Starts a service with a mail server. Returns the service and the mails that the server has, as soon as there are so many. */
async function start() {
  const sink = await startSmtpSink();
  const mail = await startMail({ parent, facts, waits: soon, environment: { SMTP_URL: `smtp://127.0.0.1:${sink.port}` } });
  const mails = async (count: number) => {
    await until(() => sink.received.length >= count);
    return Promise.all(sink.received.map(async ({ raw }) => PostalMime.parse(raw)));
  };
  return { mail, sink, mails };
}

const isReply = ({ subject }: { subject?: string | undefined }): boolean => subject === 'We have your message';

describe('the automatic reply of a form', () => {
  test('goes to the visitor, with the words of the site only and headers that keep others from answering', async () => {
    const { mail, sink, mails } = await start();
    expect((await post(mail, 'ann@client.example')).status).toBe(303);
    const [reply] = (await mails(2)).filter(isReply);
    expect(reply?.to?.[0]?.address).toBe('ann@client.example');
    expect(reply?.replyTo?.[0]?.address).toBe('jobs@fixture.example');
    expect(reply?.text?.trim()).toBe('Thank you.\n\nWe answer within two days.');
    const headers = new Map(reply?.headers.map(({ key, value }) => [key, value]));
    expect([headers.get('auto-submitted'), headers.get('x-auto-response-suppress')]).toEqual(['auto-replied', 'All']);
    await sink.close();
  });

  test('is sent once a day to an address, in whatever letters, also after a restart', async () => {
    const { mail, sink, mails } = await start();
    await post(mail, 'ann@client.example');
    await mails(2);
    await mail.stop();
    const again = await startMail({
      folder: mail.folder,
      facts,
      waits: soon,
      environment: { SMTP_URL: `smtp://127.0.0.1:${sink.port}` },
    });
    for (const email of ['ann@client.example', 'Ann@Client.example']) await post(again, email, { fullName: email });
    await post(again, 'other@client.example');
    expect((await mails(6)).filter(isReply).map(({ to }) => to?.[0]?.address)).toEqual(['ann@client.example', 'other@client.example']);
    await until(() => again.stored('queued').length === 0);
    await sink.close();
  });

  test('is sent when the service ended between the message and its reply', async () => {
    const { mail, sink, mails } = await start();
    await mail.stop();
    const earlier = await startMail({ folder: mail.folder, facts: { ...facts, forms: [{ ...form, autoReply: undefined }] } });
    await post(earlier, 'ann@client.example');
    await earlier.stop();
    const later = await startMail({ folder: mail.folder, facts, waits: soon, environment: { SMTP_URL: `smtp://127.0.0.1:${sink.port}` } });
    await post(later, 'ann@client.example');
    expect((await mails(2)).filter(isReply)).toHaveLength(1);
    await sink.close();
  });

  test.each([
    ['a suspected message', 'ann@client.example', { website_confirm: 'x' }],
    ['an address that nobody reads', 'no-reply@client.example', {}],
    ['an address that answers by itself', 'MAILER-DAEMON@client.example', {}],
    ['an address of the site', 'jobs@fixture.example', {}],
  ])('is not sent to %s', async (_, email, more) => {
    const mail = await startMail({ parent, facts });
    expect((await post(mail, email, more)).status).toBe(303);
    expect([...mail.stored('queued'), ...mail.stored('suspected')].map(({ subject }) => subject)).not.toContain('We have your message');
  });

  test('is no message: not on the outbox page and not in the export, but erased with those of the person', async () => {
    const mail = await startMail({ parent, facts });
    await post(mail, 'ann@client.example');
    const folders = new OutboxFolders(mail.folder);
    expect((await findMessages(folders, {})).map(({ entry }) => entry.to.address)).toEqual(['jobs@fixture.example']);
    expect((await findMessages(folders, { text: 'two days' })).length).toBe(0);
    expect((await findMessages(folders, { email: 'ann@client.example' })).length).toBe(2);
    expect(await (await mail.fetchOutbox()).text()).not.toContain('We have your message');
  });

  test('disappears when the mail server never accepts the address', async () => {
    const sink = await startSmtpSink({ behave: () => ({ recipient: 550 }) });
    const mail = await startMail({ parent, facts, waits: soon, environment: { SMTP_URL: `smtp://127.0.0.1:${sink.port}` } });
    await post(mail, 'nobody@client.example');
    await until(() => mail.stored('dead').length === 1 && mail.stored('queued').length === 0);
    expect(mail.stored('dead').map(({ to }) => to.address)).toEqual(['jobs@fixture.example']);
    await sink.close();
  });

  test('has no text of a post, whatever is posted', async () => {
    const mail = await startMail({ parent, facts, config: { ratePerClient: 10_000, rateTotal: 10_000 } });
    let posts = 0;
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 90 }), async (fullName) => {
        posts += 1;
        await post(mail, `ann${posts}@client.example`, { fullName });
      }),
      // A name of spaces alone is refused, and others may be suspected.
      { numRuns: runs(6), examples: [['Ann'], ['Ann & <b>Weaver</b>']] },
    );
    const replies = mail.stored('queued').filter(({ isAutoReply }) => isAutoReply);
    expect(replies.length).toBeGreaterThan(1);
    expect(new Set(replies.map(({ subject, body }) => `${subject}: ${body}`)).size).toBe(1);
  });
});
