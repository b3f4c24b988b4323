import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { startingBlocks } from '../../../packages/engine/src/edit/starting-blocks.ts';
import { createSiteLoader } from '../../../packages/engine/src/site/load-site.ts';
import siteCode from '../../../src/site.ts';

const root = resolve(import.meta.dirname, '../../..');

test.each([
  ['a site of its own types', 'tests/sites/trades', 'workshops'],
  ['the shipped site', 'site.config', 'faqs'],
])('a new list shows records that %s has', async (_, folder, collection) => {
  const site = await createSiteLoader(resolve(root, folder), siteCode)();
  expect(startingBlocks('list', { root, site, schemas: site.schemas })[0]).toMatchObject({ type: 'list', records: collection });
});
