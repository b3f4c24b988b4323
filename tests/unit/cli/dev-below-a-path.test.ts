import { afterAll, beforeAll, expect, test } from 'vitest';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import { RunningPreview } from '../../support/running-preview.ts';
import { copySite } from '../../support/site-copy.ts';

const site = copySite('blocks', tempFolder('dev-below-a-path'));
let preview: RunningPreview;

beforeAll(async () => {
  const settings = site.read('site.yaml');
  site.write('site.yaml', settings.replace(/^url: .*$/m, '$&/loaf\ntrailingSlash: always'));
  preview = await RunningPreview.start(site.dir, 4297);
}, 60_000);
afterAll(() => preview.stop());

test('the root leads to the site, and what is above its path is nothing', async () => {
  for (const path of ['/', '/loaf']) expect(await preview.ask(path)).toMatchObject({ status: 302, headers: { location: '/loaf/' } });
  expect((await preview.ask('/about-us')).status).toBe(404);
  expect(await preview.ask('/loafs')).toMatchObject({ status: 404, text: expect.stringContaining('The site is below the path /loaf') });
});

test('pages, their data, media and the mail service answer below the path, and their links lead there', async () => {
  const { status, text } = await preview.ask('/loaf/');
  expect(status).toBe(200);
  const addresses = [...text.matchAll(/ (?:href|src)="(\/[^"#]*)/g)].map(([, address = '']) => address);
  const ownFiles = addresses.filter((address) => !address.startsWith('/@'));
  expect(ownFiles.length).toBeGreaterThan(5);
  expect(ownFiles.filter((address) => !address.startsWith('/loaf/'))).toEqual([]);
  for (const address of new Set([...addresses, '/loaf/islands.json', '/loaf/health']))
    expect([address, (await preview.ask(address)).status]).toEqual([address, 200]);
});

test('a saved "url" moves the open site', async () => {
  site.write('site.yaml', site.read('site.yaml').replace('/loaf', '/bread'));
  await preview.until(async () => (await preview.ask('/bread/')).status === 200, 'The site stays where it was.');
  const { text } = await preview.ask('/bread/');
  expect(text).toContain('href="/bread/media/');
  expect(text).not.toContain('/loaf/');
});
