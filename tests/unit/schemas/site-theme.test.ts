import { expect, test } from 'vitest';
import { createSiteSchema } from '../../../packages/core/src/schema/site-settings.ts';
import { colorOfRole } from '../../../packages/core/src/schema/theme.ts';
import { applyEdits } from '../../../packages/core/src/yaml/edit/apply-edits.ts';
import { createSiteLoader } from '../../../packages/engine/src/site/load-site.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import { theme } from '../../../schemas/theme.ts';
import siteCode from '../../../src/site.ts';
import { copySite } from '../../support/site-copy.ts';

const temp = tempFolder('site-theme');

const night = {
  colors: { night: { describe: 'Text.' }, day: { describe: 'The page.', example: '#ffffff' } },
  roles: { background: 'day', browserBar: 'night' },
} as const;

const colors = { night: '#101020', day: '#ffffff' };

test('the colours of site.yaml are those that the code declares', () => {
  const schema = createSiteSchema({ theme: night, layouts: { default: { showsAnchors: false } }, networks: {}, embedProviders: {} }).shape
    .theme.shape.colors;
  expect(schema.parse(colors)).toEqual(colors);
  expect(schema.safeParse({ ...colors, dusk: '#333333' }).success).toBe(false);
  expect(schema.safeParse({ night: colors.night }).success).toBe(false);
  expect(schema.safeParse({ ...colors, day: 'white' }).success).toBe(false);
  expect(schema.shape.day?.description).toBe('The page.');
});

test('the schema of the sample has the colours of its theme, in order', () => {
  expect(Object.keys(siteCode.siteSchema.shape.theme.shape.colors.shape)).toEqual(Object.keys(theme.colors));
});

test('a role takes the value of its colour', () => {
  expect(colorOfRole(night, colors, 'browserBar')).toBe('#101020');
  expect(colorOfRole(night, colors, 'background')).toBe('#ffffff');
});

test('a role whose colour has no value throws', () => {
  expect(() => colorOfRole(night, { day: '#ffffff' }, 'browserBar')).toThrow('no colour "night"');
});

test('earlier names of colours are read, and the fix rewrites them in site.yaml and in gradients', async () => {
  const copy = copySite('blocks', temp);
  const files = ['site.yaml', 'collections/values.yaml'];
  const texts = files.map(copy.read);
  copy.edit('site.yaml', '    dark:', '    ink:');
  copy.edit('site.yaml', '    primary:', '    madder:');
  copy.edit('collections/values.yaml', '{ start: dark, end: secondary }', '{ from: ink, to: peacock }');
  const load = createSiteLoader(copy.dir, siteCode);
  const site = await load();
  expect(site.settings?.theme.colors).toMatchObject({ dark: '#15142b', primary: '#c8371f' });
  const problems = site.findProblems();
  expect(problems.map(({ code, severity }) => `${code} ${severity}`)).toEqual(Array.from({ length: 4 }, () => 'renamed-field warning'));
  for (const name of files) {
    const edits = problems.filter(({ file }) => file.endsWith(name)).flatMap((problem) => problem.edits ?? []);
    copy.write(name, applyEdits(copy.read(name), edits));
  }
  expect(files.map(copy.read)).toEqual(texts);
  expect((await createSiteLoader(copy.dir, siteCode)()).findProblems()).toEqual([]);
});
