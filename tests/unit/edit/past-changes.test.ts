import { beforeAll, expect, test } from 'vitest';
import { changedValues } from '../../../packages/engine/src/edit/compare/changed-values.ts';
import { lineDiff } from '../../../packages/engine/src/edit/compare/line-diff.ts';
import { textParts } from '../../../packages/engine/src/edit/compare/text-parts.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import { type OpenedSite, openEditing, writtenVersion } from './open-editing.ts';

const temp = tempFolder('past-changes');
const file = 'pages/workshop.yaml';
let opened: OpenedSite;

beforeAll(async () => {
  opened = await openEditing(temp);
});

const page = (blocks: string): string => `path: /a\ntitle: A\nblocks:\n${blocks}`;
const notice = (heading: string, text = 'Text'): string => `  - type: notice\n    heading: ${heading}\n    text: ${text}\n`;

const shown = (before: string | undefined, after: string | undefined): string[] =>
  changedValues('pages/home.yaml', before, after).map(
    ({ kind, name, path, parts }) => `${kind} ${name} (${path.join('.')}): ${parts.map((part) => part.kind[0] + part.text).join('|')}`,
  );

test('the values that differ are named, and blocks are followed when others come and go', () => {
  expect(shown(page(notice('One')), page(notice('Two')))).toEqual(['changed notice › heading (blocks.0.heading): rOne|aTwo']);
  expect(shown(page(notice('One') + notice('Two')), page(`  - type: quote\n    text: New\n${notice('One')}${notice('Three')}`))).toEqual([
    'changed notice › heading (blocks.2.heading): rTwo|aThree',
    'added quote (blocks.0): aNew',
  ]);
  expect(shown(page(notice('One') + notice('Two')), page(notice('Two') + notice('One')))).toEqual(['moved notice (blocks.1): ']);
  expect(
    shown(page(notice('One') + notice('Two') + notice('Three', 'More')), page(notice('Four', 'More') + notice('One') + notice('Two'))),
  ).toEqual(['moved notice (blocks.0): ', 'changed notice › heading (blocks.0.heading): rThree|aFour']);
  expect(shown(page(notice('One') + notice('Two')), page(notice('Two')))).toEqual(['removed notice (blocks.0): rOne · Text']);
  expect(shown('title: A\n', 'title: A\ndraft: true\n')).toEqual(['added draft (draft): atrue']);
  expect(shown('tags: [a, b]\n', 'tags: [a, c]\n')).toEqual(['changed tags (tags): ra · b|aa · c']);
  expect(shown('cards:\n  - label: A\n    text: B\n', 'cards:\n  - label: A\n    text: C\n')).toEqual([
    'changed cards › 1 › text (cards.0.text): rB|aC',
  ]);
});

test('a long text is shown with the words that differ, and the middle of what stayed is left out', () => {
  const start = 'Everything in the workshop is made from wool that was spun within a day of travel from here, and dyed with plants. ';
  const parts = textParts(`${start}Come on Monday or call us.`, `${start}Come on Tuesday or call us.`);
  expect(parts).toEqual([
    { kind: 'same', text: `…${`${start}Come on `.slice(-40)}` },
    { kind: 'removed', text: 'Monday' },
    { kind: 'added', text: 'Tuesday' },
    { kind: 'same', text: ' or call us.' },
  ]);
});

test('a text or a list that is another one is not compared word by word, which would take minutes', () => {
  expect(textParts('[a][b] '.repeat(50_000), '[c][b] '.repeat(50_000)).map(({ kind }) => kind)).toEqual(['removed', 'added']);
  const records = (letter: string): string => Array.from({ length: 2000 }, (_, index) => `- id: ${letter}${index}\n  name: N\n`).join('');
  expect(changedValues('collections/notes.yaml', records('a'), records('b'))).toMatchObject([{ kind: 'changed', path: [] }]);
  const { hunks } = lineDiff('collections/notes.yaml', records('a'), records('b'));
  expect(hunks.map(({ lines }) => lines.length)).toEqual([402]);
  const one = records('a').replace('name: N\n- id: a1500\n', 'name: Other\n- id: a1500\n');
  expect(changedValues('collections/notes.yaml', records('a'), one)).toMatchObject([{ path: [1499, 'name'] }]);
});

test('the history has old and new values, the lines of the files, and says what was taken back', async () => {
  const { editing, page: open } = opened;
  const { version, title } = await open('/workshop');
  const put = { kind: 'put', path: ['title'], value: 'The new title' } as const;
  writtenVersion(await editing.apply({ file, version, changes: [put] }));
  const [change] = editing.changes(1);
  expect(change?.values).toEqual([
    {
      kind: 'changed',
      name: 'title',
      path: ['title'],
      parts: [
        { kind: 'removed', text: title },
        { kind: 'added', text: 'The new title' },
      ],
    },
  ]);
  expect(editing.diffOf(change?.id ?? -1)).toMatchObject([
    { file, hunks: [{ lines: expect.arrayContaining([`-title: ${title}`, '+title: The new title']) }] },
  ]);
  expect(editing.diffOf(99)).toEqual([]);
  expect(await editing.undo()).toMatchObject({
    stepped: { what: { deed: 'field', name: 'title' }, path: ['title'], page: '/workshop' },
  });
});

test('a changed value is no sample any more: its comment goes with it', async () => {
  const { copy, editing, page: open } = opened;
  const rest = copy.read(file).replace(/^[\s\S]*?(?=blocks:)/, '');
  const text = (title: string, description: string): string => `path: /workshop\ntitle: ${title}\ndescription: ${description}\n${rest}`;
  const blockText = '| # sample\n  Many words.\n  And more.';
  copy.write(file, text('"A # sample"', blockText));
  const put = async (path: string, value: string): Promise<void> => {
    const { version } = await open('/workshop');
    writtenVersion(await editing.apply({ file, version, changes: [{ kind: 'put', path: [path], value }], isForced: true }));
  };
  await put('description', 'Other words.\nAnd more.\n');
  expect(copy.read(file)).toMatch(/title: "A # sample"\ndescription: \|\n {2}Other words/);
  await put('title', 'B # sample');
  expect(copy.read(file)).toContain('title: "B # sample"\n');
  copy.write(file, text('A # sample: ask Ruth', 'Stays # sample'));
  await put('title', 'B');
  expect(copy.read(file)).toContain('title: B\ndescription: Stays # sample\n');
});

test('a text keeps its sample mark when a block is added behind it', async () => {
  const { copy, editing, page: open } = opened;
  const text =
    'path: /workshop\ntitle: A page\ndescription: One.\nblocks:\n  - type: rich-text\n    content: | # sample\n      Many words.\n\n      And more.\n';
  copy.write(file, text);
  const { version } = await open('/workshop');
  const insert = { kind: 'insert', path: ['blocks'], at: 1, value: { type: 'notice', heading: 'Two', text: 'Text' } } as const;
  writtenVersion(await editing.apply({ file, version, changes: [insert], isForced: true }));
  expect(copy.read(file)).toBe(`${text}  - type: notice\n    heading: Two\n    text: Text\n`);
});

test('a change of a block that somebody else has moved meanwhile is named by the block itself', async () => {
  const { copy, editing, page: open } = opened;
  const start = (blocks: string): string => `path: /workshop\ntitle: A page\ndescription: A page of blocks.\nblocks:\n${blocks}`;
  const header = '  - type: page-header\n    heading: The bench\n';
  const rest = '  - type: rich-text\n    content: Words.\n';
  copy.write(file, start(header + notice('One') + rest));
  const { version } = await open('/workshop');
  copy.write(file, start(header + rest + notice('One')));
  const put = { kind: 'put', path: ['blocks', 1], value: { type: 'notice', heading: 'Two', text: 'Text' } } as const;
  writtenVersion(await editing.apply({ file, version, changes: [put], isForced: true }));
  expect(copy.read(file)).toBe(start(header + rest + notice('Two')));
  expect(editing.changes(1)).toMatchObject([{ what: { deed: 'field', name: 'notice: heading' } }]);
});

test('the editor knows which texts of a file are marked as samples', async () => {
  const { copy, editing } = opened;
  const image = '    image:\n      src: /media/bench.png\n      alt: A workbench # sample\n';
  copy.write(file, `path: /workshop\ntitle: A page\nblocks:\n  - type: text-image\n    heading: Ours\n${image}`);
  expect(await editing.readFile(file)).toMatchObject({ samples: [{ path: ['blocks', 0, 'image', 'alt'], text: 'A workbench' }] });
});
