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
  const editor = '/__examples?page=/preview-of-blocks/quote/full';
  const policies = ['/__blocks', editor, '/preview-of-blocks/quote/full', '/', path].map(async (one) => {
    const { 'content-security-policy': policy, 'x-frame-options': options } = (await preview.ask(one)).headers;
    return [/frame-ancestors ([^;]+)/.exec(String(policy))?.[1], options];
  });
  const [none, own] = ["'none'", "'self'"].map((ancestors) => [ancestors, 'SAMEORIGIN']);
  expect(await Promise.all(policies)).toEqual([none, none, own, own, own]);
  const { headers, text } = await preview.ask(editor);
  expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
  expect(text).not.toMatch(/\sstyle=|\son[a-z]+=/i);
});

test('a block type leads to the editor with its longest example, and nothing can be posted there', async () => {
  const { status, headers } = await preview.ask('/__blocks/quote');
  expect([status, headers.location]).toEqual([302, '/__examples?page=%2Fpreview-of-blocks%2Fquote%2Ffull']);
  expect((await preview.ask('/__blocks/quote', { method: 'POST' })).status).toBe(405);
  expect((await preview.ask('/__blocks/nothing')).status).toBe(404);
  expect((await preview.ask('/__own-examples')).status).toBe(404);
  expect((await preview.ask('/__blocks')).text).toContain('<a href="/__blocks/quote">quote</a>');
});

test('no version of the examples is published', async () => {
  const token = /"token":"([^"]+)"/.exec((await preview.ask('/__examples')).text)?.[1] ?? '';
  const headers = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin', 'X-Editor-Token': token };
  const post = async (name: string): Promise<number | undefined> =>
    (await preview.ask(`/__examples/${name}`, { method: 'POST', headers: { ...headers, Origin: `http://localhost:${preview.port}` } }))
      .status;
  expect([await post('publish'), await post('write-review')]).toEqual([404, 404]);
  expect(await post('undo')).not.toBe(404);
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
