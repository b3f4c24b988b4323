import { mkdirSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { describe, expect, test } from 'vitest';
import type { FormFacts } from '../../core/src/model/mail-facts.ts';
import { tempFolder } from '../../engine/tests/support/temp-folder.ts';
import { exportMessages } from '../src/export-messages.ts';
import { findMessages } from '../src/outbox/find-messages.ts';
import { OutboxFolders } from '../src/outbox/folders.ts';
import { confirm, day, facts, form, link, links, messages, movableClock, post } from './support/confirmed-form.ts';
import { startSmtpSink } from './support/mail/smtp-sink.ts';
import { startMail, until } from './support/mail-service.ts';
import { startHook } from './support/webhook-server.ts';

const parent = tempFolder('confirmation');

describe('a form whose messages must be confirmed', () => {
  test('sends a mail with a link, and delivers nothing before its button was pressed', async () => {
    const sink = await startSmtpSink();
    const mail = await startMail({ parent, facts, waits: [5], environment: { SMTP_URL: `smtp://127.0.0.1:${sink.port}` } });
    const answer = await post(mail);
    expect(await answer.text()).toContain('We have sent you an e-mail. Please open the link in it.');
    await until(() => sink.received.length === 1);
    const [sent] = await Promise.all(sink.received.map(({ raw }) => PostalMime.parse(raw)));
    expect(sent?.to?.[0]?.address).toBe('ann@client.example');
    expect(sent?.text).toContain('You would like our letter.');
    expect(sent?.text).not.toContain('Weaver');
    const url = /^https:\S+$/m.exec(sent?.text ?? '')?.[0] ?? '';
    expect(url.startsWith(`${facts.origin}/confirm-email?token=`)).toBe(true);

    const response = await confirm(url.replace(facts.origin, mail.address));
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('Confirmed')]);
    await until(() => sink.received.length === 2);
    const owner = await PostalMime.parse(sink.received[1]?.raw ?? '');
    expect([owner.to?.[0]?.address, owner.text]).toEqual(['desk@fixture.example', expect.stringContaining('ann@client.example')]);
    await sink.close();
  });

  test('names the day on which the link ends in the time zone of the site', async () => {
    const days = await Promise.all(
      ['Pacific/Kiritimati', 'Pacific/Pago_Pago'].map(async (timeZone) => {
        const mail = await startMail({ parent, facts: { ...facts, timeZone } });
        await post(mail);
        return mail.stored('queued').map(({ body }) => Date.parse(/\w+ \d{1,2}, \d{4}/.exec(body)?.[0] ?? ''));
      }),
    );
    // Their clocks differ by 25 hours.
    const [[east = 0] = [], [west = 0] = []] = days;
    expect((east - west) / day).toBeGreaterThanOrEqual(1);
  });

  test('shows a page when the link is opened, which confirms nothing, however often programs open it', async () => {
    const mail = await startMail({ parent, facts });
    await post(mail);
    for (const method of ['GET', 'HEAD', 'GET']) expect((await fetch(link(mail), { method })).status).toBe(200);
    const response = await fetch(link(mail));
    expect(await response.text()).toContain('press the button');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(messages(mail)).toEqual([]);
    expect(mail.stored('pending')).toHaveLength(1);
  });

  test('counts a message once, however often and however fast it is confirmed, also after a restart', async () => {
    const mail = await startMail({ parent, facts });
    await post(mail);
    const url = link(mail);
    const answers = await Promise.all([1, 2, 3].map(() => confirm(url)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await mail.stop();
    const later = await startMail({ folder: mail.folder, facts });
    expect((await confirm(url.replace(mail.address, later.address))).status).toBe(200);
    expect(await (await fetch(url.replace(mail.address, later.address))).text()).toContain('Confirmed');
    expect(messages(later).map(({ confirmation }) => confirmation)).toEqual([{ address: 'ann@client.example', at: expect.any(String) }]);
    expect(later.stored('pending')).toEqual([]);
  });

  test('is not in the outbox page and the export before, but found and erased by the address', async () => {
    const mail = await startMail({ parent, facts });
    await post(mail);
    const folders = new OutboxFolders(mail.folder);
    expect(await findMessages(folders, {})).toEqual([]);
    expect(await (await mail.fetchOutbox()).text()).not.toContain('client.example');
    expect((await findMessages(folders, { email: 'ann@client.example' })).map(({ state }) => state).sort()).toEqual(['pending', 'queued']);
    await confirm(link(mail));
    const found = await findMessages(folders, {});
    expect(JSON.parse(exportMessages(found, 'json'))[0].confirmedAt).toMatch(/^\d{4}-/);
    expect(await (await mail.fetchOutbox()).text()).toMatch(/Confirmed<\/dt><dd>[^<]*, ann@client\.example/);
  });

  test('forgets a message that nobody confirms in three days', async () => {
    const clock = movableClock();
    const mail = await startMail({ parent, facts, clock });
    await post(mail);
    const url = link(mail);
    clock.move(3 * day - 60_000);
    expect(await (await fetch(url)).text()).toContain('press the button');
    clock.move(120_000);
    const opened = await fetch(url);
    const confirmed = await confirm(url);
    expect([opened.status, confirmed.status]).toEqual([410, 410]);
    expect(await confirmed.text()).toContain('This link does not work any more');
    await mail.stop();
    const later = await startMail({ folder: mail.folder, facts, clock });
    expect([later.stored('pending'), messages(later)]).toEqual([[], []]);
  });

  test('sends an address three such mails a day, and says so', async () => {
    const clock = movableClock();
    const mail = await startMail({ parent, facts, clock });
    const status = async (fullName: string, email = 'ann@client.example'): Promise<number> =>
      (await post(mail, email, { fullName })).status;
    expect([await status('One'), await status('Two'), await status('Three')]).toEqual([200, 200, 200]);
    const fourth = await post(mail, 'Ann@Client.example', { fullName: 'Four' });
    expect([fourth.status, await fourth.text()]).toEqual([429, expect.stringContaining('several e-mails to this address today')]);
    expect(mail.stored('pending').map(({ answers }) => answers?.[0]?.value)).toEqual(['One', 'Two', 'Three']);
    expect(await status('Other', 'other@client.example')).toBe(200);
    clock.move(day + 60_000);
    expect(await status('Four')).toBe(200);
  });

  test('sends the mail again when the service ended between the message and its mail, and only then', async () => {
    const mail = await startMail({ parent, facts });
    await post(mail);
    await post(mail);
    expect(links(mail)).toHaveLength(1);
    await mail.stop();
    const [queued] = readdirSync(join(mail.folder, 'queued'));
    mkdirSync(join(mail.folder, 'taken-away'));
    renameSync(join(mail.folder, 'queued', queued ?? ''), join(mail.folder, 'taken-away', queued ?? ''));
    const later = await startMail({ folder: mail.folder, facts });
    await post(later);
    expect(links(later)).toHaveLength(1);
    expect(later.stored('pending')).toHaveLength(1);
    expect((await confirm(link(later))).status).toBe(200);
  });

  test('sends its webhooks and its automatic reply once it was confirmed', async () => {
    const hook = await startHook();
    const webhooks = [
      { id: 'letters', url: hook.url },
      { id: 'crm', url: hook.url },
    ];
    const asked: FormFacts = {
      ...form,
      webhooks: ['letters'],
      autoReply: { subject: 'Welcome', text: 'Your first letter comes on Monday.' },
    };
    const environment = { MAIL_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32).toString('base64')}`, MAIL_WEBHOOK_ALLOW_PRIVATE: '1' };
    const mail = await startMail({ parent, facts: { ...facts, webhooks, forms: [asked] }, waits: [5], environment });
    await post(mail);
    expect(readdirSync(join(mail.folder, 'webhooks'))).toEqual([]);
    expect(mail.stored('queued').map(({ subject }) => subject)).toEqual(['Please confirm']);
    await confirm(link(mail));
    await until(() => hook.received.length === 1 && readdirSync(join(mail.folder, 'webhooks')).length === 0);
    expect(JSON.parse(hook.received[0]?.body ?? '{}').data.confirmedAt).toMatch(/^\d{4}-/);
    expect(
      mail
        .stored('queued')
        .filter(({ subject }) => subject === 'Welcome')
        .map(({ to }) => to.address),
    ).toEqual(['ann@client.example']);
  });
});
