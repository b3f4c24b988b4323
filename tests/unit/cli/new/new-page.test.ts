import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createSiteLoader } from '../../../../packages/engine/src/site/load-site.ts';
import { tempFolder } from '../../../../packages/engine/tests/support/temp-folder.ts';
import siteCode from '../../../../src/site.ts';
import { linkedSite } from '../../../support/linked-site.ts';
import { textsOf } from '../../../support/renaming.ts';
import { runMain } from '../../../support/run-main.ts';
import type { SiteCopy } from '../../../support/site-copy.ts';
import { yaml } from '../../../support/yaml-texts.ts';

const temp = tempFolder('new-page');

function siteWithPresets(): SiteCopy {
  const site = linkedSite(temp);
  site.write(
    'presets/landing.yaml',
    yaml`
      # A landing page to start from.
      # It has little.

      path: /landing   # where it is
      title: 'A landing page'
      description: What the page is about, in one or two sentences for search results.
      layout: landing

      # The header of the page.
      anchors:
        - { label: Questions, to: "#faq" }

      blocks:
        - type: page-header
          heading: Welcome   # the page heading
        - type: faq
          id: faq
          heading: Two questions
          questions: all
    `,
  );
  site.write(
    'presets/plain.yaml',
    'path: /plain\ntitle: Plain\ndescription: |-\n  Plain as it is.\nblocks:\n  - type: page-header\n    heading: Plain\n',
  );
  return site;
}

const description = 'All that is new in spring, with prices: from the first of March on.';
const complete = ['--title', 'Spring: all offers', '--description', description];

const create = async (site: SiteCopy, ...args: string[]) => {
  const { exitCode, stdout, stderr } = await runMain('new', 'page', ...args, '--site', site.dir);
  return { exitCode, output: `${stdout}${stderr}`.replaceAll(`${site.dir}/`, '').trimEnd() };
};

const problemsOf = async ({ dir }: SiteCopy) =>
  (await createSiteLoader(dir, siteCode)()).findProblems().map(({ line, code, message }) => `${line} ${code} ${message}`);

describe('a new page', () => {
  test('has the content of the preset with its own path, title and description, and no problems', async () => {
    const site = siteWithPresets();
    const { exitCode, output } = await create(site, '/spring-offer', ...complete);
    expect({ exitCode, output }).toEqual({
      exitCode: 0,
      output: [
        'Wrote pages/landing/spring-offer.yaml, from the preset "landing".',
        '',
        'Next:',
        '  1. Open pages/landing/spring-offer.yaml and write your own texts and pictures over those of the preset.',
        '  2. npm run check   reports its problems.',
        '  3. npm run dev     shows it on http://localhost:5173/spring-offer as you save.',
        '',
        'Once built, it is on https://example.com/spring-offer',
      ]
        .join('\n')
        .replace('https://example.com', (await createSiteLoader(site.dir, siteCode)()).settings?.url ?? ''),
    });
    const [, page] = site.read('presets/landing.yaml').split('\n\npath: ');
    expect(site.read('pages/landing/spring-offer.yaml')).toBe(
      `path: ${page}`
        .replace('/landing ', '/spring-offer ')
        .replace("'A landing page'", "'Spring: all offers'")
        .replace('What the page is about, in one or two sentences for search results.', `"${description}"`),
    );
    expect(await problemsOf(site)).toEqual([]);
  });

  test('from another preset is in the folder of its path', async () => {
    const site = siteWithPresets();
    const { output } = await create(site, '/about/prices', ...complete, '--preset', 'plain');
    expect(output).toContain('Wrote pages/about/prices.yaml, from the preset "plain".');
    expect(site.read('pages/about/prices.yaml')).toContain(`description: "${description}"\n`);
    expect(await problemsOf(site)).toEqual([]);
  });

  test('is in the navigation on request; nothing else in site.yaml changes', async () => {
    const site = siteWithPresets();
    const before = site.read('site.yaml');
    const { output } = await create(site, '/spring-offer', ...complete, '--in-navigation', 'Spring: offers');
    expect(output).toContain('The navigation has "Spring: offers" as its last item. Change its position in site.yaml.');
    const added = '  - label: "Spring: offers"\n    to: /spring-offer\n';
    expect(site.read('site.yaml')).toContain(added);
    expect(site.read('site.yaml').replace(added, '')).toBe(before);
    expect(await problemsOf(site)).toEqual([]);
  });

  test('is written when its problems are only warnings, which are reported', async () => {
    const site = siteWithPresets();
    const { exitCode, output } = await create(site, '/spring-offer', '--title', 'Spring', '--description', 'Short.');
    expect(exitCode).toBe(0);
    expect(output).toContain('description-length (warning)');
    expect(existsSync(join(site.dir, 'pages/landing/spring-offer.yaml'))).toBe(true);
  });
});

describe('no page is written', () => {
  test.each([
    [
      'at a path in another spelling',
      ['/Frühling 2025/', ...complete],
      /^"\/Frühling 2025\/" cannot be the path of a page\. .*: \/fruehling-2025$/,
    ],
    ['at a URL', ['https://example.com/Spring', ...complete], /: \/spring$/],
    [
      'at a path of characters that paths cannot have',
      ['/🎉', ...complete],
      /lowercase letters from a to z, .*, such as \/spring-offer\.$/,
    ],
    ['at a path in Cyrillic letters', ['/О нас', ...complete], /: \/o-nas$/],
    ['at an empty path', ['/%%', ...complete], /such as \/spring-offer\.$/],
    [
      'at a path that is taken',
      ['/asked', ...complete],
      /^There is a page at \/asked already: pages\/asked\.yaml\. Choose another path\.$/,
    ],
    ['at the path of a record', ['/posts/1', ...complete], /^There is a page at \/posts\/1 already: pages\/posts\.yaml\./],
    [
      'where other files are',
      ['/assets/x', ...complete],
      /^No page can be at \/assets\/x: \/assets contains the code and styles of the site\./,
    ],
    [
      'below a path of the mail service',
      ['/outbox/x', ...complete],
      /^No page can be at \/outbox\/x: \/outbox belongs to the mail service, which lists the messages of the forms\./,
    ],
    [
      'from a preset that does not exist',
      ['/x', ...complete, '--preset', 'lnading'],
      /^There is no preset "lnading"\. Did you mean "landing"\? Presets: landing, plain\.$/,
    ],
  ])('%s', async (_, args, reason) => {
    const site = siteWithPresets();
    const before = textsOf(site);
    expect(await create(site, ...args)).toEqual({ exitCode: 1, output: expect.stringMatching(reason) });
    expect(textsOf(site)).toEqual(before);
  });

  test('over an existing file', async () => {
    const site = siteWithPresets();
    site.write(
      'pages/landing/spring-offer.yaml',
      'path: /other\ntitle: Other\ndescription: Other.\nblocks:\n  - type: page-header\n    heading: A\n',
    );
    const { exitCode, output } = await create(site, '/spring-offer', ...complete);
    expect(exitCode).toBe(1);
    expect(output).toMatch(/spring-offer\.yaml already\. Rename it, or choose another path\.$/);
  });

  test('when the navigation is full; site.yaml is restored', async () => {
    const site = siteWithPresets();
    site.edit('site.yaml', 'navigation:\n', `navigation:\n${'  - { label: Home, to: / }\n'.repeat(7)}`);
    const before = textsOf(site);
    const { exitCode, output } = await create(site, '/spring-offer', ...complete, '--in-navigation', 'Spring');
    expect(exitCode).toBe(1);
    expect(output).toMatch(/^site\.yaml:\d+:\d+ {2}out-of-range {2}[\s\S]*\nNothing was written, because of these problems\.$/);
    expect(textsOf(site)).toEqual(before);
    expect(existsSync(join(site.dir, 'pages/landing/spring-offer.yaml'))).toBe(false);
  });

  test('in a site without presets', async () => {
    const site = linkedSite(temp);
    expect(readdirSync(site.dir)).not.toContain('presets');
    expect(await create(site, '/x', ...complete)).toEqual({ exitCode: 1, output: expect.stringMatching(/^This site has no presets\./) });
  });
});

test.each([
  [
    ['/x', '--description', description],
    /^A new page needs a title: npm run new -- page \/x --title "Spring offer" --description "All that/,
  ],
  [[], /^A new page needs a path, a title and a description: npm run new -- page \/spring-offer --title/],
])('a call without a terminal and with missing details, %j, prints a complete example', async (args, output) => {
  expect(await create(siteWithPresets(), ...args)).toEqual({ exitCode: 2, output: expect.stringMatching(output) });
});

test.each([
  [['record', 'x'], 'There is no "new record". Commands: page, block, collection and strings. More: npm run new -- --help\n'],
  [['page', '/a', '/b'], '"new page" takes no argument "/b". Usage: npm run new -- page --help\n'],
])('the wrong call "new" %j prints the possible commands', async (args, stderr) => {
  expect(await runMain('new', ...args)).toEqual({ exitCode: 2, stdout: '', stderr });
});

describe('the list of presets', () => {
  test('has each with the first line of its comment, and writes nothing', async () => {
    const site = siteWithPresets();
    const before = textsOf(site);
    expect(await create(site, '--list')).toEqual({
      exitCode: 0,
      output: 'landing  A landing page to start from.\nplain\n\nTo start from one: npm run new -- page /your-path --preset landing',
    });
    expect(textsOf(site)).toEqual(before);
  });

  test('says so when there are none', async () => {
    expect(await create(linkedSite(temp), '--list')).toEqual({ exitCode: 0, output: expect.stringMatching(/^This site has no presets\./) });
  });

  test('is not mixed with writing a page', async () => {
    const { exitCode, output } = await create(siteWithPresets(), '/x', '--list');
    expect({ exitCode, output }).toEqual({ exitCode: 2, output: expect.stringContaining('--list writes no page.') });
  });
});
