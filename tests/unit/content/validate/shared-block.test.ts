import { beforeEach, describe, expect, test } from 'vitest';
import type { BlockModel } from '../../../../packages/core/src/model/page-model.ts';
import type { Site, SiteLoader } from '../../../../packages/core/src/site/site.ts';
import { tempFolder } from '../../../../packages/engine/tests/support/temp-folder.ts';
import siteCode from '../../../../src/site.ts';
import { modelAt, modelOf, modelsOf } from '../../../support/page-models.ts';
import { shareSite } from '../../../support/shared-site.ts';
import { copySite, type SiteCopy } from '../../../support/site-copy.ts';
import { yaml } from '../../../support/yaml-texts.ts';

const temp = tempFolder('shared-block');
let copy: SiteCopy;
let load: SiteLoader;

const pageWith = (path: string, blocks: string): string =>
  `path: ${path}\ntitle: Page at ${path}\ndescription: A page that uses a shared block of the site, at ${path}.\nblocks:\n  - type: page-header\n    heading: ${path}\n${blocks}`;

const share = shareSite(siteCode, () => copySite('blocks', temp));

beforeEach(() => {
  ({ load, ...copy } = share());
  copy.write(
    'shared/talk.yaml',
    yaml`
      type: call-to-action
      id: talk
      heading: Shall we talk?
      button: { label: Write, to: /contact }
    `,
  );
  copy.write('pages/one.yaml', pageWith('/one', '  - use: talk\n'));
  copy.write('pages/two.yaml', pageWith('/two', '  - use: talk\n    heading: Another question?\n    id: ask\n'));
});

const pagesWithTalk = ({ pages, usesOf }: Site): string[] =>
  pages.flatMap((page) => (usesOf(page).has('shared:talk') ? [page.page.key] : [])).sort();

const blocksOf = ({ pages, blocksOf }: Site, path: string): BlockModel[] => modelAt({ pages, blocksOf }, path)?.blocks ?? [];
const problemsIn = ({ findProblems }: Site): string[] =>
  findProblems()
    .filter(({ severity }) => severity === 'error')
    .map(({ file, line, code }) => `${file.replace(`${copy.dir}/`, '')}:${line} ${code}`);

describe('a shared block', () => {
  test('is inserted where it is used, with the overrides of the page', async () => {
    const site = await load();
    expect(problemsIn(site)).toEqual([]);
    expect(blocksOf(site, '/one')[1]).toMatchObject({ type: 'call-to-action', id: 'talk', props: { heading: 'Shall we talk?' } });
    expect(blocksOf(site, '/two')[1]).toMatchObject({ id: 'ask', props: { heading: 'Another question?', button: { to: '/contact' } } });
  });

  test('renders exactly the pages again that use it when it is edited', async () => {
    const before = modelsOf(await load());
    copy.edit('shared/talk.yaml', 'Shall we talk?', 'Shall we meet?');
    const after = await load();
    const changed = after.pages.filter((page) => !before.some((model) => model === modelOf(after, page)));
    expect(changed.map(({ page }) => page.source.path)).toEqual(['pages/one.yaml', 'pages/two.yaml']);
    expect(blocksOf(after, '/one')[1]).toMatchObject({ props: { heading: 'Shall we meet?' } });
  });

  test('is known with the pages that use it', async () => {
    expect(pagesWithTalk(await load())).toEqual(['pages/one.yaml', 'pages/two.yaml']);
  });

  test('that is missing appears on its pages when it is created', async () => {
    copy.edit('pages/one.yaml', 'use: talk', 'use: call');
    expect(problemsIn(await load())).toEqual(['pages/one.yaml:7 missing-shared-block']);
    copy.write('shared/call.yaml', copy.read('shared/talk.yaml'));
    const after = await load();
    expect(problemsIn(after)).toEqual([]);
    expect(blocksOf(after, '/one')).toHaveLength(2);
  });

  test('with a mistake is reported once, and breaks no page that overrides the field', async () => {
    copy.edit('shared/talk.yaml', 'heading: Shall we talk?', 'heading: 24');
    const site = await load();
    expect(problemsIn(site)).toEqual(['shared/talk.yaml:3 text-without-quotes']);
    expect(site.findProblems().find(({ code }) => code === 'text-without-quotes')?.context).toBe(
      'shared block "talk", used on "Page at /one", "Page at /two"',
    );
    expect(blocksOf(site, '/one')).toEqual([]);
    expect(blocksOf(site, '/two')).toHaveLength(2);
    copy.edit('shared/talk.yaml', 'heading: 24', 'heading: Fixed');
    expect(blocksOf(await load(), '/one')[1]).toMatchObject({ props: { heading: 'Fixed' } });
  });

  test('that does not parse is reported once, with the syntax error', async () => {
    copy.write('shared/talk.yaml', 'type: call-to-action\nheading: "never closed\n');
    expect(problemsIn(await load())).toEqual(['shared/talk.yaml:2 unclosed-quote']);
  });

  test('with a missing picture is reported once at its own line, on any number of pages', async () => {
    copy.write(
      'shared/picture.yaml',
      yaml`
        type: text-image
        heading: The bench
        paragraphs: [Where things are made.]
        image: { src: /media/pictures/bnech.png, alt: A workbench }
      `,
    );
    for (const path of ['/one', '/two']) copy.write(`pages${path}.yaml`, pageWith(path, '  - use: picture\n  - use: talk\n'));
    expect(problemsIn(await load())).toEqual(['shared/picture.yaml:4 missing-media']);
  });

  test('that no page uses is checked too', async () => {
    copy.write('shared/alone.yaml', copy.read('shared/talk.yaml').replace('/contact', '/contakt'));
    const site = await load();
    expect(problemsIn(site)).toEqual(['shared/alone.yaml:4 broken-link']);
    expect(site.findProblems().map(({ code }) => code)).toContain('unused-shared');
  });

  test('counts as one declared block', async () => {
    const site = await load();
    expect(modelAt(site, '/one')?.declared).toBe(2);
  });
});

describe('a shared block on the pages of records', () => {
  beforeEach(() => {
    copy.edit('shared/talk.yaml', 'Shall we talk?', 'Shall we talk about {category}?');
    copy.write('pages/post.yaml', `${copy.read('pages/post.yaml').trimEnd()}\n  - use: talk\n`);
  });

  test('gets its placeholders replaced by fields of the record', async () => {
    const site = await load();
    expect(problemsIn(site)).toEqual([]);
    expect(blocksOf(site, '/posts/1').at(-1)).toMatchObject({ props: { heading: 'Shall we talk about Knots?' } });
    expect(pagesWithTalk(site)).toContain('pages/post.yaml#1');
  });

  test('with an unknown placeholder is reported once, in its own file', async () => {
    copy.edit('shared/talk.yaml', '{category}', '{categry}');
    expect(problemsIn(await load())).toEqual(['shared/talk.yaml:3 unknown-placeholder']);
  });
});

describe('a hidden block', () => {
  test('is not on the page, nor are its pictures; its mistakes are reported', async () => {
    copy.edit('pages/workshop.yaml', 'type: text-image', 'type: text-image\n    hidden: true');
    copy.edit('pages/workshop.yaml', 'blocks:\n', 'blocks:\n  - type: page-header\n    heading: Workshop\n');
    const hidden = await load();
    expect(problemsIn(hidden)).toEqual([]);
    expect(blocksOf(hidden, '/workshop').map(({ type }) => type)).not.toContain('text-image');
    const page = hidden.pages.find(({ page: { fields } }) => fields?.path === '/workshop');
    expect(page?.mediaFiles).toEqual([]);
    copy.edit('pages/workshop.yaml', 'bench.png', 'bnech.png');
    expect((await load()).findProblems().map(({ code }) => code)).toContain('missing-media');
  });

  test('can be a shared block that one page hides', async () => {
    copy.edit('pages/one.yaml', 'use: talk', 'use: talk\n    hidden: true');
    const site = await load();
    expect(problemsIn(site)).toEqual([]);
    expect(blocksOf(site, '/one').map(({ type }) => type)).toEqual(['page-header']);
    expect(blocksOf(site, '/two')).toHaveLength(2);
  });
});

describe('presets', () => {
  test('are checked, and are not pages', async () => {
    copy.write('presets/start.yaml', pageWith('/one', '  - use: talk\n'));
    const site = await load();
    expect(problemsIn(site)).toEqual([]);
    expect(site.pages.map(({ page }) => page.source.path)).not.toContain('presets/start.yaml');
    copy.edit('presets/start.yaml', 'type: page-header', 'type: page-haeder');
    expect(problemsIn(await load())).toEqual(['presets/start.yaml:5 unknown-block-type']);
  });
});
