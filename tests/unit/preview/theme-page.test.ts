import { afterAll, beforeAll, expect, test } from 'vitest';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import siteCode from '../../../src/site.ts';
import { OpenPage } from '../../support/open-page.ts';
import { RunningPreview } from '../../support/running-preview.ts';
import { copySite, type SiteCopy } from '../../support/site-copy.ts';

const path = '/__theme';
let site: SiteCopy;
let preview: RunningPreview;
let html = '';

beforeAll(async () => {
  site = copySite('blocks', tempFolder('theme-page'));
  preview = await RunningPreview.start(site.dir, 4298);
  html = (await preview.ask(path)).text;
}, 60_000);
afterAll(() => preview?.stop());

test('the page of the theme shows its colours and a block of each type', () => {
  expect(html).toContain('dark on light');
  const types = [...html.matchAll(/ data-block="([^"]+)"/g)].map(([, type]) => type).filter((type) => type !== 'theme-summary');
  expect(types.sort()).toEqual([...siteCode.blockTypes].sort());
});

test('its pictures are there', async () => {
  const pictures = new Set([...html.matchAll(/<img [^>]*src="([^"]+)"/g)].map(([, address = '']) => address));
  expect(pictures.size).toBeGreaterThan(5);
  const answers = await Promise.all([...pictures].map(async (address) => ({ address, status: (await preview.ask(address)).status })));
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
});

test('the preview may frame its pages, and nobody else may', async () => {
  const policies = ['/__blocks', '/__blocks/quote', '/__blocks/quote/full', '/', path].map(async (one) => {
    const { 'content-security-policy': policy, 'x-frame-options': options } = (await preview.ask(one)).headers;
    return [/frame-ancestors ([^;]+)/.exec(String(policy))?.[1], options];
  });
  const [none, own] = ["'none'", "'self'"].map((ancestors) => [ancestors, 'SAMEORIGIN']);
  expect(await Promise.all(policies)).toEqual([none, none, own, own, own]);
  const { headers, text } = await preview.ask('/__blocks/quote');
  expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
  expect(text).not.toMatch(/\sstyle=|\son[a-z]+=/i);
});

test('only pages of the preview may post a block', async () => {
  const post = (headers: Record<string, string>, body = '{"block":{"text":"A <script>alert(1)</script> text","name":"Ada"},"styles":""}') =>
    preview.ask('/__blocks/quote', { method: 'POST', headers: { 'Content-Length': String(Buffer.byteLength(body)), ...headers }, body });
  const own = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' };
  expect((await post({ 'Content-Type': 'application/json' })).status).toBe(403);
  expect((await post({ ...own, 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
  expect((await post({ ...own, Origin: 'https://example.com' })).status).toBe(403);
  expect((await post({ ...own, 'Content-Type': 'text/plain' })).status).toBe(403);
  expect((await post(own, '[1]')).status).toBe(400);
  expect((await post(own, `{"block":{"text":"${'x'.repeat(300_000)}"},"styles":""}`)).status).toBe(413);
  const { status, text } = await post(own);
  expect(status).toBe(200);
  const answer = JSON.parse(text);
  expect(answer.yaml).toContain('type: quote');
  expect(answer.page.blocks[0].html).toContain('&lt;script&gt;');
});

test('it follows changes of site.yaml while it is open', async () => {
  const page = await OpenPage.open(preview, path);
  try {
    site.edit('site.yaml', 'primary: "#c8371f"', 'primary: "#7a1f66"');
    let received = '';
    await preview.until(() => {
      received += page.take();
      return received.includes('#7a1f66');
    }, 'The open page did not receive the new colour.');
    expect((await preview.ask(path)).text).toContain('--color-primary:#7a1f66');
  } finally {
    page.close();
  }
});
