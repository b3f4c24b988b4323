import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { mayHaveSamples, sampleReason } from '../../../../packages/core/src/rules/analysis/sample-values.ts';
import { inProject } from '../../../../packages/engine/tests/support/project-root.ts';
import { tempFolder } from '../../../../packages/engine/tests/support/temp-folder.ts';
import { runMain } from '../../../support/run-main.ts';
import { type SiteCopy, siteAt } from '../../../support/site-copy.ts';

const samples = [
  ...['https://bakery.example', 'http://localhost:5173/a', 'https://www.example.com/your-name?x=1', '//cdn.test/a.js'],
  ...['hello@example.com', 'mailto:a.b@mail.example?subject=Hi', 'Ruth@Bakery.Invalid'],
  ...['+1 202-555-0142', '(202) 555-0142', '+91 20 5550 0142', '+44 20 7946 0100', '020 7946 0100', '+44 (0)7700 900123', '01632 960001'],
  ...['0131 496 0999', '+49 89 99998 412', '089 / 99998-412', '+49 152 28817386', '+33 1 99 00 12 34', '06 39 98 00 00', '+61 2 5550 1234'],
  ...['tel:+498999998412', '+353 20 912 3456', '+46 8 465 004 12', 'Tel. +1 202 555 0199 ext. 4'],
  'Lorem ipsum dolor sit amet.',
  ...['What it shows', 'Your words'],
];

const real = [
  ...[
    'https://example-bakery.com',
    'https://testing.org',
    'https://best.co',
    'https://contest',
    '/example',
    'https://latest.io/example.com',
  ],
  ...['hello@my-example.com', 'Write to hello@example.com', 'name@examples.com', 'ruth@test.de'],
  ...['+1 202 555 0242', '+1 202 555 1142', '+44 20 7946 1100', '+49 30 1234567', '+33 1 42 00 12 34', '+91 20 2550 0142', '555'],
  ...['2025-05-01', '5550142', '#555014', 'ipsum', 'A test.', 'What it shows us', 'Your words are with us.', ''],
];

describe('a sample value', () => {
  test.each(samples)('is found: %s', (value) => {
    expect(sampleReason(value)).toBeDefined();
    // Also in the text of a file.
    expect(mayHaveSamples(`field: "${value}"\n`)).toBe(true);
  });

  test.each(real)('is not: %s', (value) => {
    expect(sampleReason(value)).toBeUndefined();
  });
});

const temp = tempFolder('sample-value');

function newSite(): SiteCopy {
  const dir = mkdtempSync(join(temp, 'site-'));
  cpSync(inProject('starters', 'blank', 'content'), dir, { recursive: true });
  // The picture of the presets that come with it.
  rmSync(join(dir, 'media', 'sample.svg'));
  return siteAt(dir);
}

const run = async (site: SiteCopy, ...words: string[]) => {
  const { exitCode, stdout, stderr } = await runMain(...words, '--site', site.dir);
  return { exitCode, output: `${stdout}${stderr}`.replaceAll(`${site.dir}/`, '') };
};

test('check names the samples of a new project before a release, and passes without them', async () => {
  const site = newSite();
  site.write(
    'pages/about.yaml',
    site
      .read('pages/contact-us.yaml')
      .replace(/^path: .*/, 'path: /about')
      .replace('title: Contact', 'title: About')
      .replace(/^description: .*/m, 'description: Who we are, since when we are here, and why we do what we do.'),
  );
  const plain = await run(site, 'check');
  expect(plain).toMatchObject({
    exitCode: 0,
    output: expect.stringMatching(/all good.*\n\d\d sample values are left, .*check -- --release\n$/),
  });
  const release = await run(site, 'check', '--release');
  expect(release.exitCode).toBe(1);
  const places = [...release.output.matchAll(/^(\S+\.yaml):(\d+):\d+ {2}sample-value/gm)].map(([, file = '', line]) => `${file}:${line}`);
  const marked = ['pages/about.yaml', 'pages/contact-us.yaml', 'pages/home.yaml', 'site.yaml'].flatMap((file) =>
    site
      .read(file)
      .split('\n')
      .flatMap((text, index) => (/# sample$|\.example$|7946/.test(text) ? [`${file}:${index + 1}`] : [])),
  );
  expect(marked.length).toBeGreaterThan(20);
  expect(places).toEqual(marked);
  for (const file of new Set(marked.map((place) => place.replace(/:.*/, ''))))
    site.write(
      file,
      site
        .read(file)
        .replaceAll(/ # sample$/gm, '')
        .replaceAll('example-site.example', 'north-lights.com')
        .replace('+44 20 7946 0100', '+44 20 7925 0918'),
    );
  expect(await run(site, 'check', '--release')).toMatchObject({ exitCode: 0, output: expect.stringMatching(/^4 pages, .* all good/) });
});

test('a mark is a comment behind a value, and may have a note', async () => {
  const site = newSite();
  site.write(
    'pages/about.yaml',
    'path: /about # sample: ask Ruth\ntitle: About us # samples of our work\ndescription: Who we are, since when we are here, and why we do what we do.\nblocks:\n  # sample\n  - type: page-header\n    heading: "A #sample" # Sample\n',
  );
  const { output } = await run(site, 'check', '--release', 'pages/about.yaml');
  expect([...output.matchAll(/about\.yaml:(\d+:\d+) {2}sample-value/g)].map(([, at]) => at)).toEqual(['1:14', '7:26']);
});
