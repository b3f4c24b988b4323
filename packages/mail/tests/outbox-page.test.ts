import { existsSync, mkdtempSync, readdirSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { samplePdf } from '../../engine/tests/support/sample-files.ts';
import { tempFolder } from '../../engine/tests/support/temp-folder.ts';
import type { Entry, NewEntry } from '../src/outbox/entry.ts';
import { startSmtpSink } from './support/mail/smtp-sink.ts';
import { outboxCookie, outboxToken, startMail, type TestMail, until } from './support/mail-service.ts';
import { changeOutbox as change } from './support/outbox-change.ts';
import { storeMessage } from './support/stored-message.ts';

const parent = tempFolder('outbox-page');
const content = samplePdf(300_000);

const job: Partial<NewEntry> = {
  body: 'Name: Ann Weaver\nEmail: ann@client.example',
  form: { name: '/jobs#form-1', title: 'Apply for a job', page: '/jobs' },
  answers: [
    { label: 'Full name', value: 'Ann Weaver' },
    { label: 'Email', value: 'ann@client.example' },
  ],
};

/** Starts a service with these messages in its outbox. */
async function startWith(
  ...changes: Partial<NewEntry>[]
): Promise<{ mail: TestMail; entries: Entry[]; get: (path: string) => Promise<Response> }> {
  const folder = mkdtempSync(join(parent, 'outbox-'));
  const entries: Entry[] = [];
  for (const change of changes)
    entries.push(await storeMessage(folder, change.form ? [{ name: 'Lebenslauf „Ann“.pdf', content }] : [], change));
  const mail = await startMail({ folder });
  const Cookie = await outboxCookie(mail.address);
  return { mail, entries, get: (path) => fetch(`${mail.address}${path}`, { headers: { Cookie }, redirect: 'manual' }) };
}

function linkTarget(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return '';
  }
}

const filePath = ({ id, files = [] }: Entry): string => `/outbox/file?message=${id}&file=${files[0]?.file}`;
const titles = async (answer: Response): Promise<string[]> =>
  [...(await answer.text()).matchAll(/<h2>(.*?)<\/h2>/g)].map(([, title = '']) => title);

describe('the messages on the outbox page', () => {
  test('are found by form, state, words, and whether they are done', async () => {
    const { mail, entries, get } = await startWith(
      job,
      { body: 'Name: Ben\nMessage: A new shop', isSuspected: true },
      { body: 'Name: Cleo\nMessage: A shop' },
    );
    expect(await titles(await get('/outbox'))).toEqual(['Cleo', 'Ben', 'Ann Weaver']);
    expect(await titles(await get(`/outbox?form=${encodeURIComponent('/jobs#form-1')}`))).toEqual(['Ann Weaver']);
    expect(await titles(await get('/outbox?state=suspected'))).toEqual(['Ben']);
    expect(await titles(await get('/outbox?text=SHOP'))).toEqual(['Cleo', 'Ben']);
    expect(await titles(await get('/outbox?text=shop+new'))).toEqual(['Ben']);
    expect(await titles(await get('/outbox?text=lebenslauf'))).toEqual(['Ann Weaver']);
    expect((await change(mail, { id: entries[0]?.id ?? '', action: 'done' })).status).toBe(303);
    expect(await titles(await get('/outbox?done=no'))).toEqual(['Cleo', 'Ben']);
    expect(await titles(await get('/outbox?done=yes'))).toEqual(['Ann Weaver']);
    await change(mail, { id: entries[0]?.id ?? '', action: 'open' });
    expect(await titles(await get('/outbox?done=yes'))).toEqual([]);
    expect(await (await get('/outbox?text=nothing')).text()).toContain('No message matches.');
  });

  test('are on pages of 25, and a wrong page is the last one', async () => {
    const { get } = await startWith(...Array.from({ length: 27 }, (_, index) => ({ body: `Name: Visitor ${index}` })));
    expect(await titles(await get('/outbox'))).toHaveLength(25);
    const last = await get('/outbox?page=2');
    const html = await last.clone().text();
    expect(await titles(last)).toHaveLength(2);
    expect(html).toContain('Page 2 of 2');
    expect(html).toContain('href="/outbox">Previous page');
    for (const page of ['99', '-1', 'x', '1e9']) expect((await get(`/outbox?page=${page}`)).status).toBe(200);
  });

  test('are deleted with everything that belongs to them, and say so', async () => {
    const { mail, entries, get } = await startWith(job, { body: 'Name: Ben' });
    const { id } = entries[0] ?? { id: '' };
    await until(() => existsSync(join(mail.folder, 'eml', `${id}.eml`)));
    await change(mail, { id, action: 'done' });
    const answer = await change(mail, { id, action: 'delete', back: '?text=a&page=2' });
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/outbox?text=a&page=2&notice=deleted']);
    const left = ['queued', 'uploads', 'eml', 'done'].flatMap((name) => readdirSync(join(mail.folder, name)));
    expect(left.filter((name) => name.includes(id))).toEqual([]);
    const page = await get('/outbox?notice=deleted');
    expect(await page.clone().text()).toContain('The message was deleted.');
    expect(await titles(page)).toEqual(['Ben']);
    expect((await change(mail, { id, action: 'delete' })).headers.get('Location')).toBe('/outbox?notice=gone');
  });

  test('cannot be deleted while they are delivered, and a deleted one is not mailed', async () => {
    const folder = mkdtempSync(join(parent, 'outbox-'));
    const first = await storeMessage(folder);
    const second = await storeMessage(folder);
    let isSlow = true;
    const sink = await startSmtpSink({ behave: () => (isSlow ? 'hang' : 'accept') });
    const mail = await startMail({ folder, environment: { SMTP_URL: `smtp://127.0.0.1:${sink.port}` }, waits: [200] });
    expect((await change(mail, { id: first.id, action: 'delete' })).headers.get('Location')).toBe('/outbox?notice=busy');
    isSlow = false;
    await mail.stop();
    const again = await startMail({ folder, environment: { SMTP_URL: `smtp://127.0.0.1:${sink.port}` }, hasOutboxPage: true });
    await until(() => again.stored('sent').length === 2);
    expect(sink.received).toHaveLength(2);
    const remove = async () => (await change(again, { id: second.id, action: 'delete' })).headers.get('Location');
    let answer = await remove();
    // The file is in `sent` a moment before the delivery ends.
    while (answer === '/outbox?notice=busy') answer = await remove();
    expect(answer).toBe('/outbox?notice=deleted');
    expect(again.stored('sent').map(({ id }) => id)).toEqual([first.id]);
    await sink.close();
  });
});

describe('a change', () => {
  test.each<[string, Record<string, string>, Record<string, string>, number]>([
    ['without the cookie', {}, { Cookie: '' }, 404],
    ['from another origin', {}, { Origin: 'https://evil.example' }, 403],
    ['from a page without an origin', {}, { Origin: 'null' }, 403],
    ['from another port', {}, { Origin: 'http://localhost:1' }, 403],
    ['without the token of the form', { token: '' }, {}, 403],
    ['with the token of the page', { token: outboxToken }, {}, 403],
    ['with an unknown action', { action: 'send' }, {}, 400],
    ['through a proxy', {}, { 'X-Forwarded-For': '203.0.113.5' }, 404],
  ])('%s is rejected', async (_, fields, headers, status) => {
    const { mail, entries } = await startWith({ body: 'Name: Ben' });
    const answer = await change(mail, { id: entries[0]?.id ?? '', action: 'delete', ...fields }, headers);
    expect(answer.status).toBe(status);
    expect(mail.stored('queued')).toHaveLength(1);
  });

  test.each(['../queued/x', '', 'x', '20261123T120152643Z-042cd334b1264655/../..', '__proto__'])(
    'of the id %j changes nothing',
    async (id) => {
      const { mail } = await startWith({ body: 'Name: Ben' });
      expect((await change(mail, { id, action: 'delete' })).headers.get('Location')).toBe('/outbox?notice=gone');
      expect(mail.stored('queued')).toHaveLength(1);
    },
  );

  test('never redirects to another site', async () => {
    const { mail, entries } = await startWith({ body: 'Name: Ben' });
    for (const back of ['//evil.example', 'https://evil.example', '?text=a\r\nX: y', '?page=1#https://evil.example']) {
      const { headers } = await change(mail, { id: entries[0]?.id ?? '', action: 'open', back });
      expect(headers.get('Location')).toMatch(/^\/outbox(?:\?[\w=&%+.-]*)?#m-/);
      expect(headers.get('X')).toBeNull();
    }
  });
});

describe('an uploaded file', () => {
  test('is downloaded byte for byte, and never shown by the browser', async () => {
    const { entries, get } = await startWith(job);
    const answer = await get(filePath(entries[0] ?? expect.fail('no message')));
    expect(answer.status).toBe(200);
    expect(Buffer.from(await answer.arrayBuffer()).equals(content)).toBe(true);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': 'attachment; filename="Lebenslauf _Ann_.pdf"; filename*=UTF-8\'\'Lebenslauf%20%E2%80%9EAnn%E2%80%9C.pdf',
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-length': String(content.length),
    });
  });

  test('is not reachable without the cookie, by any path', async () => {
    const { mail, entries } = await startWith(job);
    const { id, files = [] } = entries[0] ?? expect.fail('no message');
    const { file } = files[0] ?? expect.fail('no file');
    const query = `message=${id}&file=${file}`;
    const paths = [
      `/outbox/file?${query}`,
      `/outbox/file?${query}&token=${outboxToken}`,
      `/outbox/%66ile?${query}`,
      `/outbox/file/${id}/${file}`,
      `/outbox/uploads/${id}/${file}`,
      `/uploads/${id}/${file}`,
      `/outbox/${id}/${file}`,
      `/${file}`,
      `/outbox/export?format=json`,
      `/outbox/export?format=csv&token=${outboxToken}`,
    ];
    for (const path of paths) {
      for (const Cookie of ['', `outbox-00000000=${'0'.repeat(64)}`]) {
        const answer = await fetch(`${mail.address}${path}`, { headers: { Cookie } });
        expect([path, answer.status]).toEqual([path, 404]);
        expect(await answer.text()).not.toMatch(/%PDF|ann@client/);
      }
    }
  });

  test('of another message, or outside of the outbox, is not found', async () => {
    const { entries, get } = await startWith(job, job);
    const [first, second] = entries;
    for (const [message, file] of [
      [first?.id, second?.files?.[0]?.file],
      [first?.id, '../../../etc/passwd'],
      ['..', 'queued'],
      [first?.id, ''],
      ['', second?.files?.[0]?.file],
    ]) {
      expect((await get(`/outbox/file?${new URLSearchParams({ message: message ?? '', file: file ?? '' })}`)).status).toBe(404);
    }
  });

  test('is closed after a HEAD request, and after a download that the client ends', async () => {
    const { mail, entries, get } = await startWith(job);
    const path = filePath(entries[0] ?? expect.fail('no message'));
    const open = (): string[] =>
      readdirSync('/proc/self/fd').flatMap((fd) => {
        const target = linkTarget(`/proc/self/fd/${fd}`);
        return target.startsWith(join(mail.folder, 'uploads')) ? [target] : [];
      });
    const Cookie = await outboxCookie(mail.address);
    const head = await fetch(`${mail.address}${path}`, { method: 'HEAD', headers: { Cookie } });
    expect([head.status, head.headers.get('Content-Length')]).toEqual([200, String(content.length)]);
    const answer = await get(path);
    await answer.body?.cancel();
    await until(() => open().length === 0);
  });

  test('is not found once its message is deleted', async () => {
    const { mail, entries, get } = await startWith(job);
    const entry = entries[0] ?? expect.fail('no message');
    await change(mail, { id: entry.id, action: 'delete' });
    expect((await get(filePath(entry))).status).toBe(404);
  });
});
