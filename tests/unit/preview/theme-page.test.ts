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
  preview = await RunningPreview.start(site.dir, 4294);
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
