import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { tempFolder } from '../../engine/tests/support/temp-folder.ts';
import { type SmtpSink, startSmtpSink } from '../../mail/tests/support/mail/smtp-sink.ts';
import { invite, mailInvitation } from '../src/invite.ts';
import { MagicLinks } from '../src/magic-links.ts';
import { readSettings } from '../src/settings.ts';
import { Browser } from './support/browser.ts';
import { type OpenedStudio, openStudio } from './support/open-studio.ts';

const folder = tempFolder('magic-links');
let smtp: SmtpSink;
let studio: OpenedStudio;
let environment: Record<string, string> = {};
let clients = 0;
const people = ['Ann', 'Bob', 'Carl', 'Dora', 'Eve', 'Fay', 'Gus', 'Hal', 'Ivy', 'Jon', 'Nina'];

beforeAll(async () => {
  smtp = await startSmtpSink();
  environment = {
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    MAIL_FROM: 'Studio <studio@bakery.example>',
    TRUSTED_PROXIES: '127.0.0.1,::1',
  };
  studio = await openStudio(folder, { environment, hasOneSite: true });
  for (const name of people) await invite(studio.file, studio.state, { email: `${name.toLowerCase()}@example.com`, name, role: 'writer' });
});
afterEach(() => {
  expect(studio.reports).toEqual([]);
});
afterAll(async () => {
  await studio.close();
  await smtp.close();
  // Strangers get no mail.
  expect(smtp.received.filter(({ to }) => !people.some((name) => to.includes(`${name.toLowerCase()}@example.com`)))).toEqual([]);
});

/** A browser with an address of its own. */
const newBrowser = (): Browser => {
  clients += 1;
  return new Browser(studio, { 'x-forwarded-for': `198.51.100.${clients}` });
};

/** Waits for the next mail to an address, and returns the link in it. `after`: how many came before. */
const linkTo = (email: string, after = 0): Promise<string> =>
  vi.waitFor(() => {
    const { raw = '' } = smtp.received.filter(({ to }) => to.includes(email))[after] ?? {};
    const [link] = /http:\/\/localhost:\d+\/__studio\/link\/[\w-]{43}/.exec(raw.replaceAll('=\r\n', '')) ?? [];
    if (!link) throw new Error('There is no mail.');
    return link;
  }, 10_000);

/** Asks for a link in a browser, and returns the link in the mail. */
async function askForLink(browser: Browser, email: string): Promise<string> {
  const before = smtp.received.filter(({ to }) => to.includes(email)).length;
  expect((await browser.post('/__studio/link', { email })).headers.get('location')).toBe('/__studio/code');
  return linkTo(email, before);
}

const codeIn = (page: string): string => /<p class="code">(\d{3}) (\d{3})<\/p>/.exec(page)?.slice(1).join('') ?? '';

test('a link signs in the browser that has asked for it, by its button and once', async () => {
  const browser = newBrowser();
  const link = await askForLink(browser, 'Ann@Example.com'.toLowerCase());
  const { raw = '', from, to } = smtp.received.at(-1) ?? {};
  expect([from, to]).toEqual(['studio@bakery.example', ['ann@example.com']]);
  expect(raw).toContain('Subject: Sign in to The Bakery');
  for (let opened = 0; opened < 3; opened += 1) expect(await (await browser.get(link)).text()).toContain('You sign in as ann@example.com');
  expect(await browser.isSignedIn()).toBe(false);
  expect((await browser.post(link)).headers.get('location')).toBe('/__studio/welcome');
  expect(await browser.isSignedIn()).toBe(true);
  const [again, page] = [await newBrowser().post(link), await newBrowser().get(link)];
  expect([again.status, page.status]).toEqual([404, 404]);
  expect(await page.text()).toContain('This link does not work any more');
});

test('in another browser, it shows a code that signs in the one that waits, and nobody else', async () => {
  const [waiting, phone, attacker] = [newBrowser(), newBrowser(), newBrowser()];
  const link = await askForLink(waiting, 'bob@example.com');
  await attacker.post('/__studio/link', { email: 'bob@example.com' });
  // Before the button was pressed, there is no code to guess.
  const opened = await (await phone.get(link)).text();
  expect(opened).toContain('Another browser has asked for this link.');
  expect(codeIn(opened)).toBe('');
  const code = codeIn(await (await phone.post(link)).text());
  expect(code).toMatch(/^\d{6}$/);
  expect((await attacker.post('/__studio/code', { code })).status).toBe(422);
  expect(await (await waiting.get('/__studio/code')).text()).toContain('name="code"');
  expect((await waiting.post('/__studio/code', { code: `${code.slice(0, 3)} ${code.slice(3)} ` })).headers.get('location')).toBe(
    '/__studio/welcome',
  );
  expect([await waiting.isSignedIn(), await phone.isSignedIn(), await attacker.isSignedIn()]).toEqual([true, false, false]);
  expect((await newBrowser().post(link)).status).toBe(404);
});

test('whoever has asked twice signs in by the first link as well, and by a code as whom its link was for', async () => {
  const browser = newBrowser();
  const first = await askForLink(browser, 'ivy@example.com');
  const second = await askForLink(browser, 'jon@example.com');
  const code = codeIn(await (await newBrowser().post(first)).text());
  await browser.post('/__studio/link', { email: 'nobody@example.com' });
  await browser.post('/__studio/code', { code });
  expect(await (await browser.get('/__studio/')).text()).toContain('You are signed in as Ivy');
  // The browser does not wait any more.
  expect((await browser.post(second)).status).toBe(404);
  const other = newBrowser();
  const [one] = [await askForLink(other, 'jon@example.com'), await askForLink(other, 'jon@example.com')];
  await other.post(one);
  expect(await (await other.get('/__studio/')).text()).toContain('You are signed in as Jon');
});

test('of many at one moment, one uses a link; likewise a code', async () => {
  const browser = newBrowser();
  const link = await askForLink(browser, 'carl@example.com');
  const used = await Promise.all(Array.from({ length: 10 }, () => browser.post(link)));
  expect(used.map(({ status }) => status).sort()).toEqual([303, ...Array(9).fill(404)]);
  const other = newBrowser();
  const second = await askForLink(other, 'carl@example.com');
  const code = codeIn(await (await newBrowser().post(second)).text());
  const tried = await Promise.all(Array.from({ length: 10 }, () => other.post('/__studio/code', { code })));
  expect(tried.filter(({ status }) => status === 303)).toHaveLength(1);
});

test('after five wrong codes, the right one and the link do not work any more', async () => {
  const [waiting, phone] = [newBrowser(), newBrowser()];
  const code = codeIn(await (await phone.post(await askForLink(waiting, 'dora@example.com'))).text());
  const wrong = code === '000000' ? '111111' : '000000';
  const statuses: number[] = [];
  for (let tried = 0; tried < 5; tried += 1) statuses.push((await waiting.post('/__studio/code', { code: wrong })).status);
  expect(statuses).toEqual([422, 422, 422, 422, 404]);
  expect((await waiting.post('/__studio/code', { code })).status).toBe(404);
  expect(await waiting.isSignedIn()).toBe(false);
  // Before the link was opened, every code is wrong: also none at all.
  const link = await askForLink(waiting, 'dora@example.com');
  for (const text of ['', 'undefined', '000000', '123456', '1']) await waiting.post('/__studio/code', { code: text });
  expect((await waiting.post(link)).status).toBe(404);
});

test('an address that nobody has here is answered alike, before the mail of another one is sent', async () => {
  const answers: object[] = [];
  for (const email of ['eve@example.com', 'nobody@example.com', 'no address', '']) {
    const browser = newBrowser();
    const asked = await browser.post('/__studio/link', { email });
    const page = await browser.get('/__studio/code');
    const wrong = await browser.post('/__studio/code', { code: '000000' });
    const headers = (response: Response): object => ({
      ...Object.fromEntries(response.headers),
      date: '',
      'set-cookie': response.headers.get('set-cookie')?.replace(/=[\w-]{43};/, '=;'),
    });
    answers.push([asked.status, headers(asked), await asked.text(), headers(page), await page.text(), wrong.status, await wrong.text()]);
  }
  expect(answers[1]).toEqual(answers[0]);
  expect(answers[2]).toEqual(answers[0]);
  expect(answers[3]).toEqual(answers[0]);
  await linkTo('eve@example.com');
});

test('whoever was taken out of the file does not come in: by a new link, an open one, or a code', async () => {
  const [one, two, phone] = [newBrowser(), newBrowser(), newBrowser()];
  const link = await askForLink(one, 'fay@example.com');
  const code = codeIn(await (await phone.post(await askForLink(two, 'fay@example.com'))).text());
  const before = readFileSync(studio.file, 'utf8');
  writeFileSync(studio.file, before.replace(/ {2}- email: fay@example\.com\n(?: {4}.*\n)+/, ''));
  expect([(await one.get(link)).status, (await one.post(link)).status, (await two.post('/__studio/code', { code })).status]).toEqual([
    404, 404, 404,
  ]);
  expect([await one.isSignedIn(), await two.isSignedIn()]).toEqual([false, false]);
  writeFileSync(studio.file, before);
});

describe('nobody', () => {
  test('uses forms from another site, or is led to one', async () => {
    const browser = newBrowser();
    for (const path of ['/__studio/link', '/__studio/link/x', '/__studio/code']) {
      const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      for (const origin of ['https://attacker.example', 'null'])
        expect((await studio.ask(path, { method: 'POST', headers: { cookie, origin } })).status).toBe(403);
    }
    const link = await askForLink(browser, 'gus@example.com');
    const to = 'https://attacker.example/';
    for (const name of ['to', 'next', 'redirect', 'then'])
      expect(await (await browser.get(`${link}?${name}=${to}`)).text()).not.toContain('attacker');
    const used = await browser.post(`${link}?to=${to}&next=${to}`, { to, next: to });
    expect(used.headers.get('location')).toBe('/__studio/welcome');
  });

  test('signs somebody in with a link of their own, or with a secret that was in the browser before', async () => {
    const [attacker, victim] = [newBrowser(), newBrowser()];
    const link = await askForLink(attacker, 'hal@example.com');
    await victim.post(link);
    expect(await victim.isSignedIn()).toBe(false);
    const browser = newBrowser();
    const mine = await askForLink(browser, 'hal@example.com');
    browser.cookies.set('__Host-pagewright', 'planted');
    await browser.post(mine);
    expect(browser.cookies.get('__Host-pagewright')).toMatch(/^[\w-]{43}\.[\w-]{43}$/);
  });

  test.each([
    ['a short secret', 'x'],
    ['a long secret', 'x'.repeat(10_000)],
    ['a null character', '%00'],
    ['a folder', 'x/y'],
    ['nothing', ''],
  ])('opens a link that is none: %s', async (_, secret) => {
    const browser = newBrowser();
    expect((await browser.get(`/__studio/link/${secret}`)).status).not.toBe(200);
    expect((await browser.post(`/__studio/link/${secret}`)).status).not.toBe(200);
  });
});

describe('limits', () => {
  test('an address gets five mails an hour, whoever asks, and one that nobody has here is answered alike', async () => {
    for (const email of ['limit@example.com', 'LIMIT@example.com']) {
      const statuses: number[] = [];
      for (let asked = 0; asked < 6; asked += 1) statuses.push((await newBrowser().post('/__studio/link', { email })).status);
      expect(statuses).toEqual(email === 'limit@example.com' ? [303, 303, 303, 303, 303, 429] : Array(6).fill(429));
    }
  });

  test('a network of IPv6 is one client, and a proxy in front that is not trusted does not name clients', async () => {
    const statuses: number[] = [];
    for (let asked = 0; asked < 11; asked += 1) {
      const browser = new Browser(studio, { 'x-forwarded-for': `203.0.113.${asked}, 2001:db8:0:1::${asked}` });
      statuses.push((await browser.post('/__studio/link', { email: `nobody-${asked}@example.com` })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(303), 429]);
    const other = new Browser(studio, { 'x-forwarded-for': '2001:db8:0:2::1' });
    expect((await other.post('/__studio/link', { email: 'nobody@example.org' })).status).toBe(303);
  });

  test('a client sends a hundred forms in ten minutes; the next one says how long to wait', async () => {
    const browser = newBrowser();
    for (let sent = 0; sent < 100; sent += 1) await browser.post('/__studio/code', { code: '1' });
    const late = await browser.post('/__studio/code', { code: '1' });
    expect([late.status, late.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^\d+$/)]);
    expect(await late.text()).toContain('Wait, and try again in 10 min.');
    expect((await browser.get('/__studio/')).status).toBe(200);
  });

  test('a form that is too large is not read', async () => {
    expect((await newBrowser().post('/__studio/link', { email: 'x'.repeat(70_000) })).status).toBe(413);
  });
});

test('a link and a code last for fifteen minutes', () => {
  let now = 0;
  const links = new MagicLinks(() => now);
  const browser = links.begin('');
  const link = links.add(browser, 'ann@example.com');
  now += 14 * 60_000;
  const { code = '' } = links.use(link, 'another browser') ?? {};
  now += 2 * 60_000;
  expect(links.tryCode(browser, code)).toBe('over');
  const late = links.begin('');
  const lateLink = links.add(late, 'ann@example.com');
  now += 15 * 60_000;
  expect([links.find(lateLink), links.use(lateLink, late)]).toEqual([undefined, undefined]);
});

test('what waits is bounded: beyond ten thousand, the oldest one ends', () => {
  const links = new MagicLinks(() => 0);
  const first = links.begin('');
  const second = links.begin('');
  for (let count = 0; count < 9_999; count += 1) links.begin('');
  expect([links.isWaiting(first), links.isWaiting(second)]).toEqual([false, true]);
});

test('a mail that the server does not accept is reported without the address, and the answer is the same', async () => {
  const refusing = await startSmtpSink({ behave: () => ({ recipient: 550 }) });
  const other = await openStudio(tempFolder('refused-mails'), {
    hasOneSite: true,
    environment: { ...environment, SMTP_URL: `smtp://127.0.0.1:${refusing.port}` },
  });
  try {
    await invite(other.file, other.state, { email: 'ann@example.com', name: 'Ann', role: 'writer' });
    expect((await new Browser(other).post('/__studio/link', { email: 'ann@example.com' })).headers.get('location')).toBe('/__studio/code');
    await vi.waitFor(() => expect(other.reports.at(-1)).toBe('The mail with a link was not sent: EENVELOPE 550'), 10_000);
  } finally {
    await other.close();
    await refusing.close();
  }
});

test('a mail server that does not answer does not hold up the pages', async () => {
  let connections = 0;
  const silent = await startSmtpSink({
    behave: () => {
      connections += 1;
      return 'hang';
    },
  });
  const other = await openStudio(tempFolder('silent-server'), {
    hasOneSite: true,
    environment: { ...environment, SMTP_URL: `smtp://127.0.0.1:${silent.port}` },
  });
  try {
    await invite(other.file, other.state, { email: 'ann@example.com', name: 'Ann', role: 'writer' });
    const browser = new Browser(other);
    expect((await browser.post('/__studio/link', { email: 'ann@example.com' })).headers.get('location')).toBe('/__studio/code');
    await vi.waitFor(() => expect(connections).toBe(1), 10_000);
    expect((await browser.get('/__studio/code')).status).toBe(200);
    expect(other.reports.join('\n')).not.toContain('was not sent');
  } finally {
    await other.close();
    await silent.close();
  }
});

test('without a mail server, the page says whom to ask, and the forms for links are not there', async () => {
  const other = await openStudio(tempFolder('no-mails'), { hasOneSite: true });
  try {
    const browser = new Browser(other);
    const page = await (await browser.get('/__studio/')).text();
    expect(page).toContain('ask whoever invited you for a new one');
    expect(page).not.toContain('<form');
    for (const path of ['link', 'link/x', 'code'])
      expect((await browser.post(`/__studio/${path}`, { email: 'ann@example.com' })).headers.get('location')).toBe('/__studio/');
    // The proxy in front is not trusted: all people share one limit, and the operator reads why.
    await new Browser(other, { 'x-forwarded-for': '198.51.100.1' }).post('/__studio/sign-out');
    expect(other.reports).toEqual([expect.stringContaining('X-Forwarded-For does not name the client (not-trusted)')]);
  } finally {
    await other.close();
  }
});

test('an invitation is mailed to the person', async () => {
  const { send } = readSettings(environment, folder);
  if (!send) throw new Error('There is no mail server.');
  const link = await invite(studio.file, studio.state, { email: 'nina@example.com', name: 'Nina Müller', role: 'reader' });
  await mailInvitation(studio.file, { email: 'NINA@example.com' }, link, send);
  const { raw = '', to } = smtp.received.at(-1) ?? {};
  expect(to).toEqual(['nina@example.com']);
  expect(raw.replaceAll('=\r\n', '')).toContain(link);
});

test.each<[Record<string, string>, string]>([
  [{ SMTP_URL: 'smtp://127.0.0.1:25' }, 'MAIL_FROM is missing. Write the sender'],
  [{ SMTP_URL: 'http://127.0.0.1:25', MAIL_FROM: 'a@example.com' }, 'SMTP_URL is not valid. Write the address of a mail server'],
  [{ TRUSTED_PROXIES: 'caddy' }, 'TRUSTED_PROXIES is not valid'],
])('a wrong setting is named: %j', (wrong, message) => {
  expect(() => readSettings(wrong, folder)).toThrow(message);
});
