import PostalMime from 'postal-mime';
import { describe, expect, test } from 'vitest';
import type { FormFacts, MailFacts } from '../../core/src/model/mail-facts.ts';
import { tempFolder } from '../../engine/tests/support/temp-folder.ts';
import { mailboxOf } from '../src/addresses.ts';
import { facts as confirmedFacts, form as confirmedForm, links, movableClock, post } from './support/confirmed-form.ts';
import { type SinkBehaviour, startSmtpSink } from './support/mail/smtp-sink.ts';
import { mailFacts, startMail, type TestMail, until } from './support/mail-service.ts';

const parent = tempFolder('visitor-mails');
const hour = 3_600_000;

const replying: FormFacts = {
  ...confirmedForm,
  autoReply: { subject: 'We have your message', text: 'Thank you.' },
  confirmation: undefined,
};
const facts: MailFacts = { ...mailFacts, forms: [replying] };
const many = { MAIL_RATE_PER_CLIENT: '10000', MAIL_RATE_TOTAL: '10000' };

const replies = (mail: TestMail): string[] =>
  mail
    .stored('queued')
    .filter(({ isAutoReply }) => isAutoReply)
    .map(({ to }) => to.address);
const withheld = (mail: TestMail): string[] => mail.lines.flatMap((line) => /"mail-withheld","limit":"(\w+)"/.exec(line)?.[1] ?? []);

describe('E-8 mails to visitors, whom anybody may name', () => {
  test('are sixty an hour, whoever sends how many messages: the messages are stored, and log and health say what is missing', async () => {
    const clock = movableClock();
    const mail = await startMail({ parent, facts, clock, environment: many });
    for (let number = 0; number < 70; number += 1) expect((await post(mail, `a@victim-${number}.example`)).status).toBe(303);
    expect([mail.stored('queued').length, replies(mail).length]).toEqual([130, 60]);
    expect(withheld(mail)).toEqual(Array.from({ length: 10 }, () => 'total'));
    expect(await (await fetch(`${mail.address}/health`)).json()).toEqual({ ok: true, withheld: 10 });
    clock.move(hour);
    await post(mail, 'late@victim.example');
    expect(replies(mail)).toContain('late@victim.example');
    clock.move(24 * hour);
    expect(await (await fetch(`${mail.address}/health`)).json()).toEqual({ ok: true });
  });

  test('are limited for each domain, also after a restart', async () => {
    const clock = movableClock();
    const environment = { ...many, MAIL_REPLIES_PER_DOMAIN: '3' };
    const first = await startMail({ parent, facts, clock, environment });
    for (const name of ['a', 'b', 'c', 'd']) await post(first, `${name}@Victim.example`);
    await post(first, 'a@other.example');
    expect(replies(first)).toEqual(['a@victim.example', 'b@victim.example', 'c@victim.example', 'a@other.example']);
    await first.stop();
    const second = await startMail({ folder: first.folder, facts, clock, environment });
    await post(second, 'e@victim.example');
    expect([replies(second).length, withheld(second)]).toEqual([4, ['domain']]);
    clock.move(hour);
    await post(second, 'f@victim.example');
    expect(replies(second)).toContain('f@victim.example');
  });

  test('go once a day to a mailbox, however its address is written', async () => {
    const mail = await startMail({ parent, facts, environment: many });
    for (const address of ['victim@client.example', 'victim+1@client.example', 'Victim+2@Client.example']) await post(mail, address);
    for (const address of ['v.ictim@gmail.com', 'victim@googlemail.com', 'vic.tim+x@gmail.com']) await post(mail, address);
    expect(replies(mail)).toEqual(['victim@client.example', 'v.ictim@gmail.com']);
    expect(mail.stored('queued')).toHaveLength(8);
  });

  test('share the limit with those that ask to confirm: their visitors read that, and nothing waits for a link that was never sent', async () => {
    const mail = await startMail({
      parent,
      facts: { ...confirmedFacts, forms: [confirmedForm, { ...replying, page: '/contact' }] },
      environment: { ...many, MAIL_REPLIES_TOTAL: '2' },
    });
    await mail.postForm({ form: '/contact#form-1', website_confirm: '', fullName: 'Ben', email: 'ben@client.example' });
    expect((await post(mail)).status).toBe(200);
    const refused = await post(mail, 'cleo@client.example');
    expect([refused.status, await refused.text()]).toEqual([503, expect.stringContaining('Please try again later')]);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect([links(mail).length, mail.stored('pending').length, withheld(mail)]).toEqual([1, 1, ['total']]);
  });

  test('that ask to confirm are three a day for a mailbox, however its address is written', async () => {
    const mail = await startMail({ parent, facts: confirmedFacts, environment: many });
    const statuses: number[] = [];
    for (const tag of ['', '+1', '+2', '+3']) statuses.push((await post(mail, `ann${tag}@client.example`)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect(withheld(mail)).toEqual(['mailbox']);
  });

  test.each(['Desk@fixture.example', 'desk+x@fixture.example'])('never go to the site itself: %s', async (address) => {
    const mail = await startMail({ parent, facts });
    await post(mail, address);
    expect(replies(mail)).toEqual([]);
  });
});

describe('the envelope sender of a mail to a visitor', () => {
  async function sendersWith(behave: () => SinkBehaviour): Promise<string[]> {
    const sink = await startSmtpSink({ behave });
    const environment = { SMTP_URL: `smtp://127.0.0.1:${sink.port}` };
    const mail = await startMail({ parent, facts, waits: [5], environment });
    await post(mail);
    await until(() => sink.received.length === 2);
    await sink.close();
    const reply = sink.received.find(({ to }) => to.includes('ann@client.example'));
    const { from, headers } = await PostalMime.parse(reply?.raw ?? '');
    expect(from?.address).toBe(facts.owner.email);
    expect(headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-replied');
    return [...sink.received].sort((one, other) => one.to.join().localeCompare(other.to.join())).map((receipt) => receipt.from);
  }

  test('is empty, so that what bounces reaches nobody; that of a message is the sender', async () => {
    expect(await sendersWith(() => 'accept')).toEqual(['', facts.owner.email]);
  });

  test('is the sender where the mail server does not accept an empty one', async () => {
    expect(await sendersWith(() => ({ nullSender: 550 }))).toEqual([facts.owner.email, facts.owner.email]);
  });
});

test.each([
  ['Ann@Client.example', 'ann@client.example'],
  ['ann+a+b@client.example', 'ann@client.example'],
  ['+ann@client.example', '+ann@client.example'],
  ['a.nn@client.example', 'a.nn@client.example'],
  ['A.N.N+x@GoogleMail.com', 'ann@gmail.com'],
])('the mailbox of %s is %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
