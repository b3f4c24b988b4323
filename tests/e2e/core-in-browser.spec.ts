import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { rolldown } from 'rolldown';

const root = join(import.meta.dirname, '..', '..');
const minimal = join(root, 'tests', 'sites', 'minimal');

/** Bundles the core, with the schemas of the standard blocks, into a script for a browser. */
async function bundleCore(): Promise<string> {
  const bundle = await rolldown({
    cwd: root,
    input: join(root, 'tests', 'e2e', 'support', 'core-in-browser.ts'),
    platform: 'browser',
    resolve: { conditionNames: ['@pagewright/source', 'import', 'browser', 'default'] },
    logLevel: 'silent',
  });
  const { output } = await bundle.generate({ format: 'iife' });
  expect(output[0].imports).toEqual([]);
  return output[0].code;
}

/** The files of the smallest site. Those of `media/` have no text. */
const files = Object.fromEntries(
  readdirSync(minimal, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => [file.slice(minimal.length + 1), /\.yaml$/.test(file) ? readFileSync(file, 'utf8') : '']),
);

const page = `path: /
title: A page
description: A page that a browser has read and checked, without a server.
layout: landing
blocks:
  - type: page-header
    heading: A page
  - type: call-to-action
    heading: Ready?
    button: { label: Write to us, to: /contcat }
`;

test('a browser reads a site, finds its mistakes and makes the models of its pages', async ({ page: window }) => {
  await window.goto('about:blank');
  await window.addScriptTag({ content: await bundleCore() });
  const checkIn = (texts: Record<string, string>) =>
    window.evaluate((all): Promise<unknown> => Reflect.get(globalThis, 'checkSite')(all), texts);
  const withPage = (text: string) => ({ ...files, 'pages/home.yaml': text });
  expect(await checkIn(withPage(page))).toMatchObject({
    problems: [expect.stringMatching(/^pages\/home\.yaml:10:\d+ broken-link /)],
  });
  expect(await checkIn(withPage(page.replace('heading: Ready?', 'headin: Ready?')))).toMatchObject({
    problems: [expect.stringMatching(/^pages\/home\.yaml:9:5 unknown-field .*headin/), expect.stringMatching(/broken-link/)],
  });
  expect(await checkIn(withPage(page.replace('/contcat', '/')))).toMatchObject({
    problems: [],
    models: [{ path: '/', title: 'A page', blocks: [{ type: 'page-header' }, { type: 'call-to-action' }] }],
  });
});
