import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Edit, EditResult } from '../../../packages/engine/src/edit/site-editor-types.ts';
import { representatives } from '../../../packages/engine/tests/support/sweeps.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import { type OpenedSite, openEditing, writtenVersion } from './open-editing.ts';

const temp = tempFolder('large-files');
const kibibyte = 1024;

const type = 'one: note\nmany: notes\nfields:\n  name: { required: true }\n  words: { kind: markdown }\n';
const page = 'path: /long\ntitle: Long\ndescription: A page with a long text.\nblocks:\n  - type: notice\n    heading: A\n    text: B\n';

/** Returns records of about 8 KiB each, as many as fit into a size. */
const records = (bytes: number): string =>
  Array.from(
    { length: Math.floor(bytes / 8200) },
    (_, index) => `- id: n${index}\n  name: Note ${index}\n  words: ${'words '.repeat(1360)}end\n`,
  ).join('');

let opened: OpenedSite;

beforeAll(async () => {
  opened = await openEditing(temp, {
    'types/notes.yaml': type,
    'collections/notes.yaml': records(9000),
    'collections/de/notes.yaml': '[]\n',
    'pages/long.yaml': page,
    'shared/long.yaml': 'type: notice\nheading: A\ntext: B\n',
  });
});

beforeEach(() => opened.restore());

const put = (path: Edit['changes'][number]['path'], value: unknown): Edit['changes'] => [{ kind: 'put', path, value }];

/** Forces a change of a file as the editor has read it. */
async function force(file: string, changes: Edit['changes']): Promise<EditResult> {
  const { version = 'none' } = (await opened.editing.readFile(file)) ?? {};
  return opened.editing.apply({ file, version, changes, isForced: true });
}

describe('a collection is read and changed up to the size that check accepts', () => {
  test.each(representatives([266, 236, 1500], 1))('%i KiB', async (size) => {
    const text = records(size * kibibyte);
    opened.copy.write('collections/notes.yaml', text);
    await opened.reload();
    const read = await opened.editing.records('notes');
    expect(read.length).toBeGreaterThan(size / 10);
    expect(read.every(({ value }) => Object(value).words?.length > 8000)).toBe(true);
    const { version = '' } = (await opened.editing.readFile('collections/notes.yaml')) ?? {};
    writtenVersion(await opened.editing.apply({ file: 'collections/notes.yaml', version, changes: put([3, 'name'], 'Another') }));
    expect(opened.copy.read('collections/notes.yaml')).toBe(text.replace('name: Note 3\n', 'name: Another\n'));
  });

  test('also one of another language', async () => {
    opened.copy.write('collections/de/notes.yaml', records(300 * kibibyte));
    expect(await opened.editing.readFile('collections/de/notes.yaml')).toMatchObject({ value: { length: 37 } });
  });
});

describe('what cannot be read cannot be written over', () => {
  const long = (bytes: number): string => `# ${'x'.repeat(bytes)}\n`;
  test.each(
    representatives<[file: string, text: string, path: string[] | [number, string]]>(
      [
        ['collections/notes.yaml', records(9000) + long(8 * kibibyte * kibibyte), [0, 'name']],
        ['pages/long.yaml', page + long(256 * kibibyte), ['title']],
        ['shared/long.yaml', `type: notice\n${long(256 * kibibyte)}`, ['heading']],
        ['types/notes.yaml', type + long(256 * kibibyte), ['one']],
        ['pages/long.yaml', `${page}      - : [\n`, ['title']],
        ['pages/long.yaml', page.replace('Long', 'Lo\u202Eng'), ['title']],
        ['pages/long.yaml', `${page}a: ${'['.repeat(40)}${']'.repeat(40)}\n`, ['title']],
      ],
      3,
    ),
  )('%s', async (file, text, path) => {
    const { version = '' } = (await opened.editing.readFile(file)) ?? {};
    opened.copy.write(file, text);
    await opened.reload();
    const read = await opened.editing.readFile(file);
    expect(read).toMatchObject({ isUnreadable: true, reason: expect.stringMatching(/\.$/) });
    expect(Object.keys(read ?? {})).not.toContain('version');
    const changes = put(path, 'Over it');
    for (const from of [version, 'none'])
      await expect(opened.editing.apply({ file, version: from, changes, isForced: true })).resolves.toMatchObject({
        outcome: 'impossible',
      });
    expect(opened.copy.read(file)).toBe(text);
  });

  test('site.yaml', async () => {
    const text = opened.copy.read('site.yaml') + long(256 * kibibyte);
    const { version = '' } = (await opened.editing.readFile('site.yaml')) ?? {};
    opened.copy.write('site.yaml', text);
    expect(await opened.editing.apply({ file: 'site.yaml', version, changes: put(['url'], 'https://a.example'), isForced: true })).toEqual({
      outcome: 'impossible',
      reason: expect.stringMatching(/^site\.yaml cannot be changed: it cannot be read\. This file has \d+ KiB\. The maximum is 256 KiB\.$/),
    });
    expect(opened.copy.read('site.yaml')).toBe(text);
  });
});

test('a change that would make a file unreadable is not written, forced or not, and says so', async () => {
  const before = opened.bytes();
  for (const isForced of [false, true]) {
    const { version = '' } = (await opened.editing.readFile('pages/long.yaml')) ?? {};
    const text = 'many words '.repeat(26_000);
    const edit = { file: 'pages/long.yaml', version, changes: put(['blocks', 0, 'text'], text), isForced };
    expect(await opened.editing.apply(edit)).toEqual({
      outcome: 'impossible',
      reason:
        'long.yaml was not saved, because it could not be read afterwards. This file has 280 KiB. The maximum is 256 KiB. Split it into several pages.',
    });
  }
  expect(await force('types/notes.yaml', put(['help'], `Lo\u202Eng`))).toMatchObject({ outcome: 'impossible' });
  expect(opened.bytes()).toEqual(before);
});
