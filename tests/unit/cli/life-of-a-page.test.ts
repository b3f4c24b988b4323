import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import { serveFolder } from '../../../packages/mail/tests/support/served-folder.ts';
import type { Outcome } from '../../support/run-command.ts';
import { runMain } from '../../support/run-main.ts';
import { copySite } from '../../support/site-copy.ts';

const temp = tempFolder('life');
const site = copySite('minimal', temp);

const pageAt = (path: string, more = '', blockMore = ''): string => `path: ${path}
title: The page at ${path}
description: The page beside others that tests put at ${path}, with a page heading and one more block.
${more}
blocks:
  - type: page-header
    heading: Here is ${path}
  - type: call-to-action
    heading: One more block of ${path}
    button: { label: Home, to: / }
${blockMore}`;

site.write('pages/draft.yaml', pageAt('/draft', 'draft: true'));
site.write('pages/may.yaml', pageAt('/may', 'publish: { from: 2025-05-01, until: 2025-05-31 }'));
site.write('pages/short.yaml', pageAt('/short', '', '    hidden: true\n'));
site.write(
  'site.yaml',
  `timeZone: America/Los_Angeles\n${site.read('site.yaml')}\nredirects:\n  - from: /first/of-all\n    to: /short\n  - from: /other\n    to: https://other.example/a?b=1\n`,
);

// The page of May is in the navigation and in the footer all year.
site.edit('site.yaml', 'navigation:\n', 'navigation:\n  - { label: In May, to: /may }\n');
site.edit('site.yaml', 'links: []', 'links: [{ label: Only in May, to: /may }]');

const build = (out: string, now: string, ...options: string[]): Promise<Outcome> =>
  runMain('build', '--site', site.dir, '--out', out, '--now', now, ...options);
const pathsIn = (out: string): string[] =>
  [...readFileSync(join(out, 'sitemap.xml'), 'utf8').matchAll(/<loc>https:\/\/minimal\.example([^<]*)</g)].map(([, path = '']) => path);
const textsIn = (out: string): string =>
  readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:html|json|xml|txt)$/.test(name))
    .map((name) => readFileSync(join(out, name), 'utf8'))
    .join('\n');

describe('a build', () => {
  const april = join(temp, 'april');
  const may = join(temp, 'may');
  const june = join(temp, 'june');
  const outcomes = new Map<string, Outcome>();

  beforeAll(async () => {
    for (const [out, now] of [
      [april, '2025-04-30T23:59'],
      [may, '2025-05-01'],
      [june, '2025-06-01'],
    ] as const) {
      outcomes.set(out, await build(out, now));
    }
  }, 180_000);

  test('contains a page during its publish period and nothing of it before or after', () => {
    expect([april, may, june].map((out) => outcomes.get(out)?.exitCode)).toEqual([0, 0, 0]);
    expect([april, may, june].map(pathsIn)).toEqual([
      ['/', '/short'],
      ['/', '/may', '/short'],
      ['/', '/short'],
    ]);
    for (const out of [april, june]) {
      expect(existsSync(join(out, 'may'))).toBe(false);
      expect(textsIn(out)).not.toContain('The page at /may');
    }
    expect(readFileSync(join(may, 'may', 'index.html'), 'utf8')).toContain('The page at /may');
  });

  test('has an entry of the navigation and the footer only while its page is published, and says so', () => {
    const labelsIn = (out: string): string[] => readFileSync(join(out, 'index.html'), 'utf8').match(/(?:Only i|I)n May/g) ?? [];
    // In the header, in the menu of narrow screens, and in the footer.
    expect([april, may, june].map((out) => labelsIn(out).length)).toEqual([0, 3, 0]);
    const { stderr = '' } = outcomes.get(april) ?? {};
    expect(stderr).toMatch(
      /unpublished-entry \(warning\) {2}The navigation entry "In May" leads to \/may, which will be published on 2025-05-01\./,
    );
    expect(stderr).toMatch(/\n2 warnings in 1 file\n$/);
    expect(outcomes.get(may)?.stderr).toBe('');
    expect(outcomes.get(june)?.stderr).toContain('The footer link "Only in May" leads to /may, which was published until 2025-05-31.');
  });

  test('counts the same as the check, in the same words', async () => {
    const line =
      '2 pages, 2 left out: /draft (draft), /may (published from 2025-05-01); 3 blocks, 1 hidden: block 2 of /short; 9 links; 2 images';
    expect(outcomes.get(april)?.stdout).toContain(` content read and checked: ${line}\n`);
    expect(outcomes.get(april)?.stdout).toMatch(/ 2 images, 2 other media files\n/);
    const { stdout } = await runMain('check', '--site', site.dir, '--now', '2025-04-30T23:59');
    expect(stdout.startsWith(`${line}: no errors (`)).toBe(true);
  }, 60_000);

  test('contains nothing of a draft', () => {
    expect(existsSync(join(may, 'draft'))).toBe(false);
    expect(textsIn(may)).not.toMatch(/Here is \/draft|The page at \/draft/);
  });

  test('omits only the hidden block', () => {
    const html = readFileSync(join(may, 'short', 'index.html'), 'utf8');
    expect([...html.matchAll(/\sdata-block="([^"]*)"/g)].map(([, type]) => type)).toEqual(['page-header']);
    expect(html).not.toContain('One more block');
  });

  test('redirects old paths, by rules and by pages', async () => {
    expect(readFileSync(join(may, '_redirects'), 'utf8')).toBe(
      ['/first/of-all /short', '/first/of-all/ /short', '/other https://other.example/a?b=1', '/other/ https://other.example/a?b=1']
        .map((rule) => `${rule} 301\n`)
        .join(''),
    );
    expect(readFileSync(join(may, 'first', 'of-all', 'index.html'), 'utf8')).toContain('content="0; url=/short"');
    expect(pathsIn(may)).not.toContain('/first/of-all');
    const response = await fetch(`${await serveFolder(may)}/first/of-all`, { redirect: 'manual' });
    expect([response.status, response.headers.get('Location')]).toEqual([301, '/short']);
  });

  test('records the published paths with --release only, without drafts', async () => {
    expect(existsSync(join(site.dir, '.published-paths'))).toBe(false);
    const { exitCode, stdout, stderr } = await build(may, '2025-05-01', '--release');
    expect(exitCode).toBe(0);
    expect(stderr).toMatch(
      /site\.yaml:\d+:\d+ {2}sample-value [\s\S]*\n\d+ sample values are left, the first in .* Visitors would see them\.\n$/,
    );
    expect(stdout).toMatch(/ 3 new published paths in \S+\.published-paths\n$/);
    const lines = site.read('.published-paths').split('\n');
    expect(lines.filter((line) => line.startsWith('/'))).toEqual(['/ pages/home.yaml', '/may pages/may.yaml', '/short pages/short.yaml']);
  }, 60_000);
});

test('a check for another time reports the links that are broken then', async () => {
  const linked = copySite('minimal', temp);
  linked.write('pages/may.yaml', pageAt('/may', 'publish: { from: 2025-05-01, until: 2025-06-01 }'));
  linked.edit('pages/home.yaml', 'to: /', 'to: /may');
  const check = (now: string): Promise<Outcome> => runMain('check', '--site', linked.dir, '--now', now);
  expect(await check('2025-05-15')).toMatchObject({ exitCode: 0 });
  expect(await check('2025-04-01')).toMatchObject({ exitCode: 1 });
  const { exitCode, stderr, stdout } = await check('2025-07-01');
  expect(exitCode).toBe(0);
  expect(stdout + stderr).toContain('link-to-expired (warning)  This links to /may, which was published until 2025-06-01.');
}, 60_000);

test('a build after the last day of a page shows links to it as text, also on pages that did not change', async () => {
  const linked = copySite('minimal', temp);
  linked.write('site.yaml', `timeZone: America/Los_Angeles\n${linked.read('site.yaml')}`);
  linked.write('pages/may.yaml', pageAt('/may', 'publish: { until: 2025-05-31 }'));
  linked.write('pages/near.yaml', pageAt('/near').replace('to: / }', 'to: "/may?from=near" }'));
  const out = join(temp, 'linked');
  const linksAt = async (now: string): Promise<unknown> => {
    const { exitCode } = await runMain('build', '--site', linked.dir, '--out', out, '--now', now);
    const html = readFileSync(join(out, 'near', 'index.html'), 'utf8');
    return [exitCode, html.includes('href="/may?from=near"'), html.includes('>Home<')];
  };
  expect(await linksAt('2025-05-31T23:59')).toEqual([0, true, true]);
  expect(await linksAt('2025-06-01T00:00')).toEqual([0, false, true]);
}, 120_000);
