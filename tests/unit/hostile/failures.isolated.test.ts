import { afterEach, describe, expect, test, vi } from 'vitest';
import type * as use from '../../../packages/core/src/content/validate/validate-entry.ts';
import type * as sanitizing from '../../../packages/core/src/field-kinds/rich/sanitize-html.ts';
import type * as rule from '../../../packages/core/src/rules/search-engines.ts';
import type { Site } from '../../../packages/core/src/site/site.ts';
import type * as files from '../../../packages/core/src/yaml/yaml-file.ts';
import { createSiteLoader } from '../../../packages/engine/src/site/load-site.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import siteCode from '../../../src/site.ts';
import { copySite, type SiteCopy } from '../../support/site-copy.ts';

const temp = tempFolder('failures');
/** The text for which the mocked stages throw. */
const trigger = 'xyzzy';
let isArmed = true;
const failOn = (value: unknown): void => {
  if (isArmed && JSON.stringify(value ?? '').includes(trigger)) throw new TypeError('a fault of the builder');
};

vi.mock('../../../packages/core/src/field-kinds/rich/sanitize-html.ts', async (load) => {
  const original = await load<typeof sanitizing>();
  const sanitizeHtml: typeof sanitizing.sanitizeHtml = (html, inline) => {
    failOn(html);
    return original.sanitizeHtml(html, inline);
  };
  return { ...original, sanitizeHtml };
});
vi.mock('../../../packages/core/src/content/validate/validate-entry.ts', async (load) => {
  const original = await load<typeof use>();
  const validateEntry: typeof use.validateEntry = (subject, value, shared) => {
    if (typeof value === 'object' && value !== null && 'eyebrow' in value) failOn(value.eyebrow);
    return original.validateEntry(subject, value, shared);
  };
  return { ...original, validateEntry };
});
vi.mock('../../../packages/core/src/yaml/yaml-file.ts', async (load) => {
  const original = await load<typeof files>();
  const readYaml: typeof files.readYaml = (displayPath, text) => {
    if (text.startsWith('# ')) failOn(text);
    return original.readYaml(displayPath, text);
  };
  return { ...original, readYaml };
});
vi.mock('../../../packages/core/src/rules/search-engines.ts', async (load) => {
  const original = await load<typeof rule>();
  const { titleLength } = original;
  const check: typeof titleLength.check = (site) => {
    failOn(site.pages.map(({ name }) => name));
    return titleLength.check?.(site) ?? [];
  };
  return { ...original, titleLength: { ...titleLength, check } };
});

afterEach(() => {
  isArmed = true;
});

type Loaded = { problems: string[]; site: Site; load: () => Promise<Site> };

async function loadAfter(change: (site: SiteCopy) => void): Promise<Loaded> {
  const copy = copySite('blocks', temp);
  change(copy);
  const load = createSiteLoader(copy.dir, siteCode);
  const site = await load();
  const problems = site
    .findProblems()
    .filter(({ severity }) => severity === 'error')
    .map(({ file, line, code, context = '' }) => `${file.replace(`${copy.dir}/`, '')}:${line} ${code} ${context}`.trim());
  return { problems, site, load };
}

const rendered = ({ pages }: Site): string[] => pages.flatMap(({ page, isRenderable }) => (isRenderable ? [page.key] : []));

const page = (lines: string): string =>
  `path: /failing\ntitle: Failing\ndescription: A page on which the builder fails, and which has to say so at its place.\nblocks:\n  - type: page-header\n    heading: A\n${lines}`;

describe('an unexpected exception is reported at its place, and other pages are still rendered', () => {
  const block = '  - type: faq\n    heading: B\n    questions: all\n';

  test('while a file is parsed', async () => {
    const { problems, site } = await loadAfter((copy) => copy.write('pages/failing.yaml', `# ${trigger}\n${page('')}`));
    expect(problems).toEqual(['pages/failing.yaml:1 unexpected-failure']);
    expect(rendered(site)).toContain('pages/home.yaml');
  });

  test('while a block is validated', async () => {
    const { problems, site } = await loadAfter((copy) => copy.write('pages/failing.yaml', page(`${block}    eyebrow: ${trigger}\n`)));
    expect(problems).toEqual(['pages/failing.yaml:7 unexpected-failure page "Failing", block 2']);
    expect(rendered(site)).toContain('pages/home.yaml');
  });

  test('while a block is resolved, until its cause is removed', async () => {
    const { problems, site, load } = await loadAfter((copy) =>
      copy.write(
        'pages/failing.yaml',
        page(
          `  - type: hero-video\n    headingRich: ${trigger}\n    text: B\n    video: /media/films/loop.mp4\n    poster: /media/pictures/bench.png\n`,
        ),
      ),
    );
    expect(problems.filter((problem) => problem.includes('unexpected-failure'))).toEqual([
      'pages/failing.yaml:7 unexpected-failure page "Failing", block 2 (hero-video)',
    ]);
    expect(rendered(site)).toContain('pages/home.yaml');
    isArmed = false;
    expect((await load()).findProblems().filter(({ code }) => code === 'unexpected-failure')).toEqual([]);
  });

  test('while a record is resolved', async () => {
    const { problems, site } = await loadAfter((copy) =>
      copy.write(
        'collections/posts.yaml',
        copy.read('collections/posts.yaml').replace(/content: .*\n(?: {4}.*\n)*/, `content: <p>${trigger}</p>\n`),
      ),
    );
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/^collections\/posts\.yaml:\d+ unexpected-failure posts, record "1"$/);
    expect(rendered(site)).toContain('pages/home.yaml');
  });

  test('while a rule checks the whole site', async () => {
    const { problems } = await loadAfter((copy) => {
      copy.write('pages/failing.yaml', page('').replace('title: Failing', `title: ${trigger}`));
      copy.edit('pages/home.yaml', 'path: /', 'path: /Home');
    });
    expect(problems).toEqual(
      ['pages/home.yaml:1 not-a-path page "Home"', 'site.yaml:1 unexpected-failure the rule title-length over the whole site'].map((one) =>
        expect.stringContaining(one.split(' page')[0] ?? one),
      ),
    );
  });
});
