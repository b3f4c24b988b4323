import { beforeEach, describe, expect, test } from 'vitest';
import type { Problem } from '../../../packages/core/src/problems/problem.ts';
import { renames } from '../../../packages/core/src/schema/fields/field-kinds.ts';
import type { Site } from '../../../packages/core/src/site/site.ts';
import { applyEdits } from '../../../packages/core/src/yaml/edit/apply-edits.ts';
import { createSiteLoader } from '../../../packages/engine/src/site/load-site.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import { notice } from '../../../schemas/blocks/notice.ts';
import { clientSchema } from '../../../schemas/collections/clients.ts';
import siteCode from '../../../src/site.ts';
import { modelAt } from '../../support/page-models.ts';
import { runMain } from '../../support/run-main.ts';
import { copyWithoutTypes, type SiteCopy } from '../../support/site-copy.ts';
import { pointedAt, yaml } from '../../support/yaml-texts.ts';

// As developers register earlier names of fields and types.
renames.add(notice.schema, { renamedFrom: ['message'] });
renames.add(notice.schema.shape.text, { renamedFrom: ['body', 'words'] });
renames.add(notice.schema.shape.button, { renamedFrom: ['link'] });
renames.add(siteCode.pageSchema.shape.description, { renamedFrom: ['summary'] });
renames.add(clientSchema.shape.logo, { renamedFrom: ['picture'] });
renames.add(siteCode.siteSchema.shape.brand, { renamedFrom: ['identity'] });
renames.add(siteCode.siteSchema.shape.brand.shape.tagline, { renamedFrom: ['slogan'] });

const temp = tempFolder('renames');
let copy: SiteCopy;

const page = yaml`
  path: /case
  title: Old names
  summary: A page that was written when fields had other names than they have today.
  blocks:
    - type: "message"   # the type had another name
      heading: Thank you
      body: Your words are with us.
      link: { label: Home, to: / }
    - use: thanks
      words: In other words.
`;

const shared = yaml`
  type: message
  heading: Thank you
  'body': Your words are with us.
  button: { label: Home, to: / }
`;

beforeEach(() => {
  copy = copyWithoutTypes(temp);
  copy.write('pages/page.yaml', page);
  copy.write('shared/thanks.yaml', shared);
});

const load = (): Promise<Site> => createSiteLoader(copy.dir, siteCode)();
const inSite = (file: string): string => file.replace(`${copy.dir}/`, '');
const ofRenames = ({ findProblems }: Site): Problem[] => findProblems().filter(({ code }) => /^renamed-|^old-and-new/.test(code));
const errors = ({ findProblems }: Site): string[] =>
  findProblems()
    .filter(({ severity }) => severity === 'error')
    .map(({ code }) => code);

/** Applies the edits of all problems of every file, as `--fix` does. */
function applyFixes(site: Site): void {
  for (const file of new Set(ofRenames(site).map((problem) => inSite(problem.file)))) {
    const edits = ofRenames(site).flatMap((problem) => (inSite(problem.file) === file ? (problem.edits ?? []) : []));
    copy.write(file, applyEdits(copy.read(file), edits));
  }
}

describe('old names', () => {
  test('are accepted in pages and shared blocks', async () => {
    const site = await load();
    expect(errors(site)).toEqual([]);
    const model = modelAt(site, '/case');
    expect(model?.description).toMatch(/^A page that was written/);
    expect(model?.blocks).toMatchObject([
      { type: 'notice', props: { text: 'Your words are with us.', button: { label: 'Home', to: '/' } } },
      { type: 'notice', props: { text: 'In other words.' } },
    ]);
  });

  test('are each reported once as a warning, at the name', async () => {
    const site = await load();
    expect(ofRenames(site).map(({ file, line, code, severity }) => `${inSite(file)}:${line} ${code} ${severity}`)).toEqual([
      'pages/page.yaml:3 renamed-field warning',
      'pages/page.yaml:5 renamed-type warning',
      'pages/page.yaml:7 renamed-field warning',
      'pages/page.yaml:8 renamed-field warning',
      'pages/page.yaml:10 renamed-field warning',
      'shared/thanks.yaml:1 renamed-type warning',
      'shared/thanks.yaml:3 renamed-field warning',
    ]);
    expect(ofRenames(site)[2]).toMatchObject({
      message: '"body" was renamed to "text". The old name still works.',
      fix: 'text: Your words are with us.',
      context: 'page "Old names", block 1',
    });
  });

  test('are replaced by their edits, which change nothing else', async () => {
    applyFixes(await load());
    const fixed = page
      .replace('summary:', 'description:')
      .replace('"message"', 'notice')
      .replace('body:', 'text:')
      .replace('link:', 'button:')
      .replace('words:', 'text:');
    expect(copy.read('pages/page.yaml')).toBe(fixed);
    expect(copy.read('shared/thanks.yaml')).toBe(shared.replace('message', 'notice').replace("'body':", 'text:'));
    expect(ofRenames(await load())).toEqual([]);
  });

  test('are accepted in records and site.yaml, and replaced there', async () => {
    copy.remove('pages/page.yaml');
    copy.remove('shared');
    copy.write('collections/clients.yaml', copy.read('collections/clients.yaml').replace('logo:', 'picture:'));
    copy.edit('site.yaml', 'brand:', 'identity:');
    copy.edit('site.yaml', 'tagline:', 'slogan:');
    const site = await load();
    expect(errors(site)).toEqual([]);
    expect(site.settings?.brand.tagline).toBe('Software, woven well.');
    expect(site.pages.every(({ isRenderable }) => isRenderable)).toBe(true);
    expect(ofRenames(site).map(({ file }) => inSite(file))).toEqual(['collections/clients.yaml', 'site.yaml', 'site.yaml']);
    applyFixes(site);
    expect(ofRenames(await load())).toEqual([]);
    expect(copy.read('site.yaml')).toContain('brand:\n  name: Fixture\n  tagline:');
  });

  test('do not change the position of other problems', async () => {
    copy.edit('pages/page.yaml', 'to: / }', 'to: /nowhere }');
    copy.edit('pages/page.yaml', 'body: Your words are with us.', 'body: 24');
    const found = (await load()).findProblems().filter(({ severity }) => severity === 'error');
    expect(found.map((problem) => pointedAt({ readText: () => copy.read('pages/page.yaml') }, problem))).toEqual(['24', '/nowhere']);
    copy.edit('pages/page.yaml', 'body: 24', 'body: Fixed');
    const [link] = (await load()).findProblems().filter(({ severity }) => severity === 'error');
    expect(link && pointedAt({ readText: () => copy.read('pages/page.yaml') }, link)).toBe('/nowhere');
  });

  test('together with the new name are one error', async () => {
    copy.edit('pages/page.yaml', 'body: Your words', 'text: New words.\n    body: Your words');
    const site = await load();
    expect(errors(site)).toEqual(['old-and-new-name']);
    expect(ofRenames(site).find(({ code }) => code === 'old-and-new-name')).toMatchObject({
      line: 8,
      message: '"body" is the old name of "text", and both are here.',
    });
  });
});

test('check reports old names in pages, blocks, records and site.yaml with the corrected line, and --fix rewrites them', async () => {
  copy.write('collections/clients.yaml', copy.read('collections/clients.yaml').replace('logo:', 'picture:'));
  copy.edit('site.yaml', 'tagline:', 'slogan:');
  const files = ['collections/clients.yaml', 'pages/page.yaml', 'shared/thanks.yaml', 'site.yaml'];
  const before = files.map(copy.read);
  const { exitCode, stderr } = await runMain('check', '--site', copy.dir);
  expect(exitCode).toBe(0);
  const corrected = [
    'logo: ',
    'description: A page that',
    '- type: notice',
    'text: Your words are with us.',
    'tagline: Software, woven well.',
  ];
  for (const line of corrected) expect(stderr).toContain(line);
  const fixed = await runMain('check', '--fix', '--site', copy.dir);
  expect(fixed).toMatchObject({ exitCode: 0, stderr: expect.not.stringContaining('was renamed') });
  const after = files.map(copy.read);
  expect(after.map((text, index) => text === before[index])).toEqual([false, false, false, false]);
  expect(after[0]).toContain('logo:');
  expect(after[3]).toContain('tagline: Software, woven well.');
  expect(after.join('')).not.toMatch(/\b(?:picture|summary|slogan|words|body):/);
});

describe('an old name whose value had another format', () => {
  const written = 'page: /\n';
  const convertedFix = async (line: string): Promise<{ problems: Problem[]; text: string }> => {
    copy.write('collections/service-categories.yaml', copy.read('collections/service-categories.yaml').replace(written, `${line}\n`));
    const site = await load();
    const problems = ofRenames(site).filter(({ file }) => file.endsWith('service-categories.yaml'));
    const text = applyEdits(
      copy.read('collections/service-categories.yaml'),
      problems.flatMap(({ edits = [] }) => edits),
    );
    return { problems, text };
  };

  test.each([
    ['link: workshop', 'page: /workshop'],
    ['link: "workshop"   # ours', 'page: "/workshop"   # ours'],
    ['link:\n    workshop', 'page:\n    /workshop'],
    ['link: /workshop', 'page: /workshop'],
  ])('is accepted, and its value is rewritten too: %j', async (line, fixed) => {
    const { problems, text } = await convertedFix(line);
    expect(problems).toMatchObject([
      {
        code: 'renamed-field',
        severity: 'warning',
        message: '"link" was renamed to "page", with the value /workshop. The old name still works.',
        fix: 'page: /workshop',
      },
    ]);
    expect(text).toContain(`\n  ${fixed}\n`);
    expect(errors(await load())).toEqual([]);
  });

  test('is a link that check validates', async () => {
    await convertedFix('link: workshap');
    const site = await load();
    expect(site.findProblems().filter(({ severity }) => severity === 'error')).toMatchObject([
      { code: 'broken-link', message: expect.stringContaining('/workshap') },
    ]);
  });
});
