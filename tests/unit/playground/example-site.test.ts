import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { ExampleSite } from '../../../packages/engine/src/preview/blocks/example-site.ts';
import { afterFile } from '../../../packages/engine/tests/support/after-file.ts';
import { inProject, projectRoot } from '../../../packages/engine/tests/support/project-root.ts';
import siteCode from '../../../src/site.ts';

let examples: ExampleSite;

beforeAll(async () => {
  examples = await ExampleSite.load({
    root: projectRoot,
    code: siteCode,
    siteDir: inProject('site.config'),
    clock: () => new Date('2025-05-01'),
  });
  afterFile(() => examples.close());
});

test('has the page of every example, without errors', () => {
  for (const type of siteCode.blockTypes) {
    expect(examples.examplesOf(type).map(({ file }) => file)).toContain(`tests/blocks/${type}/full.yaml`);
    for (const { name } of examples.examplesOf(type)) {
      const parts = examples.pageOf(type, name)?.parts ?? [];
      expect(
        parts.filter((part) => 'card' in part),
        `${type}, ${name}`,
      ).toEqual([]);
      expect(parts.length).toBeGreaterThan(0);
    }
  }
});

test('writes a block as YAML, without defaults and in the order of the schema', async () => {
  const block = { cards: [{ text: 'Two\nlines', title: 'A card' }], heading: 'A heading', background: 'light', text: '12' };
  const { yaml, problems, page } = await examples.checkDraft('card-grid', block);
  expect(yaml).toBe('type: card-grid\nheading: A heading\ntext: "12"\ncards:\n  - title: A card\n    text: |-\n      Two\n      lines\n');
  expect(problems.map(({ path, code, severity }) => `${path.map(String).join('.')} ${code} ${severity}`)).toEqual([
    'cards.0.text line-break-in-text warning',
  ]);
  expect(page?.model.blocks.map(({ type }) => type)).toEqual(['card-grid']);
});

test('finds the field of each problem, with the words of check', async () => {
  const block = {
    heading: '',
    text: 'A text',
    cards: [
      { title: 'A', text: 'B', icon: 'smartfone' },
      { title: 'C', text: 'D', link: { label: 'E', to: '/nowhere' } },
    ],
    colour: 1,
  };
  const { problems, page } = await examples.checkDraft('card-grid', block);
  const found = problems.map(({ path, code }) => `${path.map(String).join('.')} ${code}`);
  expect(found.sort()).toEqual(['cards.0.icon unknown-icon', 'cards.1.link.to broken-link', 'colour unknown-field', 'heading empty-field']);
  expect(problems.find(({ code }) => code === 'empty-field')?.message).toBe('"heading" is empty.');
  expect(page).toBeUndefined();
});

test('shows values that are made from the schema for a type without an example', async () => {
  const folder = inProject('tests/sites/blocks');
  const code = { ...siteCode, folder: join(folder, 'src') };
  const site = await ExampleSite.load({ root: folder, code, siteDir: folder, clock: () => new Date('2025-05-01') });
  const [sample, ...others] = site.examplesOf('quote');
  expect(others).toEqual([]);
  expect(sample).toEqual({ name: 'sample', file: undefined, text: expect.stringContaining('type: quote') });
  expect(site.folderOf('quote')).toBe('tests/blocks/quote');
  expect(site.pageOf('quote', 'sample')?.model.blocks.map(({ type }) => type)).toEqual(['quote']);
});
