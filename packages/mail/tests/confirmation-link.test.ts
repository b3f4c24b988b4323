import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../engine/tests/support/property-runs.ts';
import { tempFolder } from '../../engine/tests/support/temp-folder.ts';
import { confirm, facts, form, link, links, messages, post } from './support/confirmed-form.ts';
import { startMail } from './support/mail-service.ts';

const parent = tempFolder('confirmation-link');

describe('the link of a mail that asks to confirm', () => {
  test('leads to the page that the form names', async () => {
    const mail = await startMail({
      parent,
      facts: {
        ...facts,
        thankYou: '/thanks',
        forms: [{ ...form, confirmation: { subject: 'Please confirm', text: '…', thankYou: '/welcome' } }],
      },
    });
    expect((await post(mail)).status).toBe(200);
    const response = await confirm(link(mail));
    expect([response.status, response.headers.get('location')]).toEqual([303, '/welcome']);
  });

  test('shows the page of the form without its scripts, whose statistics would send the address of the link to others', async () => {
    const html =
      '<!doctype html><html lang="en"><head><title>Letter</title><script>boot()</script></head><body><header>Menu</header><main>Form</main><script src="/a.js"></script></body></html>';
    const mail = await startMail({ parent, facts, pages: async (path) => (path === '/letter' ? { html, headers: {} } : undefined) });
    await post(mail);
    const shown = await (await fetch(link(mail))).text();
    expect(shown).toContain('Menu');
    expect(shown).not.toContain('<script');
  });

  test('keeps a suspected message without a mail, and refuses an address that mail servers do not accept', async () => {
    const mail = await startMail({ parent, facts });
    expect((await post(mail, 'ann@client.example', { website_confirm: 'x' })).status).toBe(200);
    expect([mail.stored('suspected').length, mail.stored('pending').length, links(mail).length]).toEqual([1, 0, 0]);
    const refused = await mail.postForm(
      { form: '/letter#form-1', fullName: 'Ann', email: 'änn@client.example' },
      { Accept: 'application/json' },
    );
    expect([refused.status, await refused.json()]).toEqual([422, { ok: false, fields: ['email'] }]);
  });

  test('accepts no token but its own', async () => {
    const mail = await startMail({ parent, facts, environment: { MAIL_RATE_PER_CLIENT: '100' } });
    await post(mail);
    const url = new URL(link(mail));
    const token = url.searchParams.get('token') ?? '';
    const [id = '', signature = ''] = token.split('.');
    const other = await startMail({ folder: mkdtempSync(join(parent, 'other-')), facts });
    await post(other);
    const foreign = new URL(link(other)).searchParams.get('token') ?? '';
    const wrong = [
      id,
      `${id}.`,
      `${id}.${signature.slice(1)}`,
      `${id}.${foreign.split('.')[1]}`,
      `../${token}`,
      `${token}.x`,
      `${token}%00`,
      '',
    ];
    for (const one of wrong) {
      const response = await confirm(`${mail.address}/confirm-email?${new URLSearchParams({ token: one })}`);
      expect([one, response.status]).toEqual([one, 410]);
    }
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 120 }), async (text) => {
        const response = await confirm(`${mail.address}/confirm-email?${new URLSearchParams({ token: text })}`);
        expect(response.status).toBe(410);
      }),
      { numRuns: runs(12) },
    );
    expect(messages(mail)).toEqual([]);
    expect((await confirm(url.href)).status).toBe(200);
  });

  test('has a page for wrong tokens, which is parsed once, and a limit for each client', async () => {
    const html = `<!doctype html><html lang="en"><head><title>Home</title></head><body><main>${'<p>Words</p>'.repeat(20_000)}</main></body></html>`;
    const pages = async (path: string) => (path === '/' ? { html, headers: {} } : undefined);
    const mail = await startMail({ parent, facts, pages, environment: { MAIL_RATE_PER_CLIENT: '1' } });
    const open = async (): Promise<{ response: Response; time: number }> => {
      const started = performance.now();
      const response = await fetch(`${mail.address}/confirm-email?token=wrong`);
      expect(await response.text()).not.toBe('');
      return { response, time: performance.now() - started };
    };
    const first = await open();
    expect(first.response.status).toBe(410);
    const others = await Promise.all(Array.from({ length: 9 }, open));
    expect(Math.min(...others.map(({ time }) => time))).toBeLessThan(first.time / 2);
    for (let count = 0; count < 10; count += 1) expect((await confirm(`${mail.address}/confirm-email?token=wrong`)).status).toBe(410);
    for (const limited of [fetch(`${mail.address}/confirm-email?token=wrong`), confirm(`${mail.address}/confirm-email?token=wrong`)]) {
      const response = await limited;
      expect(response.status).toBe(429);
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    }
  });

  test('answers other methods with 405, and a full disk with a page that says to try again', async () => {
    const mail = await startMail({ parent, facts });
    await post(mail);
    const url = link(mail);
    expect((await fetch(url, { method: 'PUT' })).status).toBe(405);
    rmSync(join(mail.folder, 'webhooks'), { recursive: true });
    rmSync(join(mail.folder, 'drafts'), { recursive: true });
    writeFileSync(join(mail.folder, 'drafts'), '');
    const response = await confirm(url);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '120']);
    expect(messages(mail)).toEqual([]);
    rmSync(join(mail.folder, 'drafts'));
    mkdirSync(join(mail.folder, 'drafts'));
    expect((await confirm(url)).status).toBe(200);
    expect(messages(mail)).toHaveLength(1);
    expect(readFileSync(join(mail.folder, 'link-key'), 'utf8')).toMatch(/^[0-9a-f]{64}\n$/);
  });
});
