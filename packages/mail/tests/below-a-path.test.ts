import { expect, test } from 'vitest';
import { tempFolder } from '../../engine/tests/support/temp-folder.ts';
import { facts, form } from './support/confirmed-form.ts';
import { startMail } from './support/mail-service.ts';

const temp = tempFolder('below-a-path');
const ofSite = { ...facts, base: '/loaf', forms: [{ ...form, address: '/loaf/letter/', namesForm: true }] };
const answers = { form: '/loaf/letter/#form-1', website_confirm: '', fullName: 'Ann Weaver', email: 'ann@client.example' };

test('the service of a site below a path answers there, and its links and buttons lead there', async () => {
  const mail = await startMail({ parent: temp, facts: ofSite });
  const sent = await fetch(`${mail.address}/loaf/send-email`, {
    method: 'POST',
    body: new URLSearchParams(answers),
    headers: { Origin: facts.origin, Accept: 'text/html' },
  });
  expect(sent.status).toBe(200);
  expect(await sent.text()).toContain('href="/loaf/letter/"');
  const link = /^https:\S+$/m.exec(mail.stored('queued')[0]?.body ?? '')?.[0] ?? '';
  expect(link).toContain(`${facts.origin}/loaf/confirm-email?token=`);
  const asked = await (await fetch(link.replace(facts.origin, mail.address))).text();
  expect(asked).toContain('action="/loaf/confirm-email"');
  const token = new URL(link).searchParams.get('token') ?? '';
  const confirmed = await fetch(`${mail.address}/loaf/confirm-email`, { method: 'POST', body: new URLSearchParams({ token }) });
  expect(await confirmed.text()).toContain('href="/loaf/letter/"');
  expect(mail.stored('queued').find(({ body }) => body.includes(`${facts.origin}/loaf/letter/`))).toBeDefined();
});

test('pages of the service lead to the home page below the path; other paths are not its own', async () => {
  const mail = await startMail({ parent: temp, facts: ofSite });
  const wrong = await fetch(`${mail.address}/loaf/confirm-email?token=wrong`);
  expect([wrong.status, await wrong.text()]).toEqual([410, expect.stringContaining('href="/loaf/"')]);
  const missing = await fetch(`${mail.address}/loafs/health`, { headers: { Accept: 'text/html' } });
  expect([missing.status, await missing.text()]).toEqual([404, expect.stringContaining('href="/loaf/"')]);
  expect((await fetch(`${mail.address}/loaf/health`)).status).toBe(200);
});

test('a page that was opened before its address changed sends messages too', async () => {
  const mail = await startMail({ parent: temp, facts: ofSite });
  expect((await mail.postForm({ ...answers, form: '/letter#form-1' })).status).toBe(200);
  expect((await mail.postForm({ ...answers, form: '/other#form-1' })).status).toBe(422);
});
