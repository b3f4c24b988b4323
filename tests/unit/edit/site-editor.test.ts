import { existsSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readCachedText, writeCachedText } from '../../../packages/engine/src/cache/text-cache.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import { type OpenedSite, openEditing, writtenVersion } from './open-editing.ts';

const temp = tempFolder('editing');
const file = 'pages/workshop.yaml';
let opened: OpenedSite;
let original: string;

beforeAll(async () => {
  opened = await openEditing(temp);
  original = opened.copy.read(file);
});

beforeEach(() => opened.copy.write(file, original));

const heading = ['blocks', 0, 'heading'];

test('a page that was deleted a moment ago is not there, though the site still has it', async () => {
  const { editing, copy } = opened;
  rmSync(join(copy.dir, file));
  expect(await editing.read('/workshop')).toBeUndefined();
  expect(await editing.map('/workshop')).toBeUndefined();
  expect(await editing.readFile(file)).toBeUndefined();
});

test('what a killed command was writing is removed, and nothing that a running one writes', async () => {
  const { copy, restart } = opened;
  const [dead, alive] = [99_999_999, process.pid].map((id) => join(copy.dir, 'pages', `.workshop.yaml.${id}.unfinished`));
  for (const path of [dead, alive]) writeFileSync(path ?? '', 'path: /wor');
  await restart();
  expect([dead, alive].map((path) => existsSync(path ?? ''))).toEqual([false, true]);
  rmSync(alive ?? '');
});

describe('an edit', () => {
  test('is proposed with the text and the problems that it would cause, and writes nothing', async () => {
    const { editing, copy, page } = opened;
    const before = copy.read(file);
    const { version } = await page('/workshop');
    const put = (value: unknown) => editing.propose({ file, version, changes: [{ kind: 'put', path: heading, value }] });
    expect(await put('Another heading')).toMatchObject({ text: before.replace(/heading: .*/, 'heading: Another heading'), caused: [] });
    const wrong = await put(['a list']);
    expect(wrong.caused).toEqual([expect.objectContaining({ path: heading })]);
    expect(wrong.problems).toContainEqual(expect.objectContaining({ path: heading, severity: 'error' }));
    expect(copy.read(file)).toBe(before);
  });

  test('of a page that was deleted meanwhile says so, and writes nothing', async () => {
    const { version } = await opened.page('/workshop');
    opened.copy.remove(file);
    const edit = { file, version, changes: [{ kind: 'put', path: heading, value: 'Another heading' }] } as const;
    expect(await opened.editing.apply(edit)).toEqual({
      outcome: 'impossible',
      reason: 'workshop.yaml cannot be changed: it was deleted or moved.',
    });
    expect(existsSync(join(opened.copy.dir, file))).toBe(false);
  });

  test('that would cause an error is written only by force', async () => {
    const { editing, copy, page } = opened;
    const before = copy.read(file);
    const { version } = await page('/workshop');
    const edit = { file, version, changes: [{ kind: 'delete', path: heading }] } as const;
    expect(await editing.apply(edit)).toMatchObject({ outcome: 'refused' });
    expect(copy.read(file)).toBe(before);
    writtenVersion(await editing.apply({ ...edit, isForced: true }));
    expect(copy.read(file)).toBe(before.replace(/ +heading: .*\n/, ''));
    // What was wrong before is no reason against another change.
    const now = await page('/workshop');
    writtenVersion(
      await editing.apply({ file, version: now.version, changes: [{ kind: 'put', path: ['title'], value: 'Another title' }] }),
    );
  });

  test('is made in the new text when somebody has saved other lines meanwhile', async () => {
    const { editing, copy, page } = opened;
    const { version } = await page('/workshop');
    copy.edit(file, 'title: ', 'title: New, ');
    writtenVersion(await editing.apply({ file, version, changes: [{ kind: 'put', path: heading, value: 'Another heading' }] }));
    expect(copy.read(file)).toMatch(/title: New, [\s\S]*heading: Another heading/);
  });

  test('is a conflict when somebody has saved the same line', async () => {
    const { editing, copy, page } = opened;
    const { version } = await page('/workshop');
    copy.edit(file, 'heading: ', 'heading: New, ');
    const saved = copy.read(file);
    expect(await editing.apply({ file, version, changes: [{ kind: 'put', path: heading, value: 'Mine' }] })).toEqual({
      outcome: 'conflict',
      file,
    });
    expect(copy.read(file)).toBe(saved);
  });

  test('puts a new field where the schema has it', async () => {
    const { editing, copy, page } = opened;
    const { version, blocks } = await page('/workshop');
    const value = { ...Object(blocks[0]?.value), background: 'dark' };
    writtenVersion(await editing.apply({ file, version, changes: [{ kind: 'put', path: ['blocks', 0], value }], isForced: true }));
    expect(copy.read(file)).toMatch(/- type: \S+\n {4}background: dark\n {4}heading/);
  });

  test('reaches no file outside of the site', async () => {
    const { editing, copy, page } = opened;
    const { version } = await page('/workshop');
    writeFileSync(join(temp, 'secret.yaml'), 'a: 1\n');
    symlinkSync(join(temp, 'secret.yaml'), join(copy.dir, 'pages', 'link.yaml'));
    for (const path of [
      '../secret.yaml',
      'pages/link.yaml',
      join(temp, 'secret.yaml'),
      'pages',
      'pages/none.yaml',
      '.cache/a.yaml',
      'media/a.svg',
    ])
      expect(await editing.apply({ file: path, version, changes: [], isForced: true })).toMatchObject({ outcome: 'impossible' });
  });
});

test('a block type is called by the title of its schema, else by the words of its name', () => {
  const labels = Object.fromEntries(opened.editing.outline().types.map(({ type, label }) => [type, label]));
  expect(labels).toMatchObject({ 'text-image': 'Text with picture', 'page-header': 'Page header', faq: 'FAQ' });
});

test('the old path of a redirect is one that was published, and that no page and no redirect has now', async () => {
  const { copy, editing, reload } = opened;
  const settings = copy.read('site.yaml');
  copy.write('site.yaml', `${settings}redirects: [{ from: /old, to: / }]\n`);
  copy.write('.published-paths', '/workshop pages/a.yaml\n/our-looms pages/b.yaml\n/old pages/c.yaml\n');
  await reload();
  expect(editing.outline().names['old-paths']).toEqual(['/our-looms']);
  copy.write('site.yaml', settings);
  copy.remove('.published-paths');
  await reload();
});

test('a new block starts with values that cause no error', async () => {
  const { editing, copy, page } = opened;
  const { version, blocks } = await page('/workshop');
  writtenVersion(await editing.addBlock({ file, version, type: 'quote', at: 1 }));
  expect((await page('/workshop')).blocks.map(({ type }) => type)).toEqual([
    blocks[0]?.type,
    'quote',
    ...blocks.slice(1).map(({ type }) => type),
  ]);
  expect(copy.read(file)).toMatch(/\n {2}- type: quote\n {4}\w+: /);
});

test.each([
  ['list', 'records: looms'],
  ['record', 'record: looms/'],
])('a new block of the type %s shows records that the site has', async (type, line) => {
  const { editing, copy, page } = opened;
  const { version } = await page('/workshop');
  writtenVersion(await editing.addBlock({ file, version, type, at: 1 }));
  expect(copy.read(file)).toContain(line);
  await page('/workshop');
  expect((await editing.undo()).outcome).toBe('written');
});

describe('the history', () => {
  beforeEach(() => opened.restore());

  const put = (version: string, value: string, group?: string) =>
    opened.editing.apply({ file, version, changes: [{ kind: 'put', path: heading, value }], group });

  test('takes changes back and makes them again, also after a restart', async () => {
    const { copy, page, editing, restart } = opened;
    const first = copy.read(file);
    const second = writtenVersion(await put((await page('/workshop')).version, 'Two'));
    writtenVersion(await put(second, 'Three'));
    const third = copy.read(file);
    await editing.undo();
    const again = await restart();
    await again.undo();
    expect(copy.read(file)).toBe(first);
    expect(await again.undo()).toEqual({ outcome: 'nothing' });
    expect((await page('/workshop')).canRedo).toBe(true);
    await again.redo();
    await again.redo();
    expect(copy.read(file)).toBe(third);
  });

  test('takes changes of an earlier version back and makes them again, and says an unknown one as a change', async () => {
    const { copy, page, restart } = opened;
    const first = copy.read(file);
    const second = writtenVersion(await put((await page('/workshop')).version, 'Two'));
    const two = copy.read(file);
    writtenVersion(await put(second, 'Three'));
    await opened.editing.undo();
    const [list = ''] = readdirSync(copy.dir, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('changes.json'));
    const path = join(copy.dir, list);
    const entries: object[] = JSON.parse(readCachedText(path) ?? '');
    const older = entries.map((entry) => ({ ...entry, id: undefined, isDone: undefined, what: { deed: 'of-tomorrow', name: 'It' } }));
    await writeCachedText(path, JSON.stringify({ entries: older, done: 1 }));
    const again = await restart();
    expect(again.changes().map(({ what, isDone }) => [what.deed, isDone])).toEqual([
      ['field', false],
      ['field', true],
    ]);
    await again.undo();
    expect(copy.read(file)).toBe(first);
    await again.redo();
    expect(copy.read(file)).toBe(two);
  });

  test('has what was typed on before the answer, of the same person alone', async () => {
    const { copy, page, editing } = opened;
    const first = copy.read(file);
    const { version } = await page('/workshop');
    await Promise.all([put(version, 'Ne', 'heading'), put(version, 'New', 'heading')]);
    expect(copy.read(file).toString()).toContain('heading: New');
    expect(await put(version, 'Other', 'of another tab')).toEqual({ outcome: 'conflict', file });
    await editing.undo();
    expect(copy.read(file)).toBe(first);
  });

  test('takes what was typed in one go back as one change', async () => {
    const { copy, page, editing } = opened;
    const first = copy.read(file);
    let { version } = await page('/workshop');
    for (const text of ['N', 'Ne', 'New']) version = writtenVersion(await put(version, text, 'heading'));
    await editing.undo();
    expect(copy.read(file)).toBe(first);
  });

  test('has no step for a text that was typed and restored', async () => {
    const { copy, page, editing } = opened;
    const first = copy.read(file);
    const [, before = ''] = /heading: (.*)/.exec(first) ?? [];
    const { version } = await page('/workshop');
    const other = writtenVersion(await put(version, 'Other', 'heading'));
    writtenVersion(await put(other, before, 'heading'));
    expect(copy.read(file)).toBe(first);
    expect(await editing.undo()).toEqual({ outcome: 'nothing' });
  });

  test('has no quotes that a text needed only while it was typed', async () => {
    const { copy, page } = opened;
    let { version } = await page('/workshop');
    for (const text of ['Old ', 'Old b', 'Old bench: ', 'Old bench']) version = writtenVersion(await put(version, text, 'heading'));
    expect(copy.read(file)).toContain('    heading: Old bench\n');
  });

  test('keeps what somebody else has saved, and never overwrites it', async () => {
    const { copy, page, editing } = opened;
    writtenVersion(await put((await page('/workshop')).version, 'Two'));
    copy.edit(file, 'title: ', 'title: New, ');
    await editing.undo();
    expect(copy.read(file)).toContain('title: New, ');
    expect(copy.read(file)).not.toContain('heading: Two');
    await editing.redo();
    copy.edit(file, 'heading: Two', 'heading: Theirs');
    expect(await editing.undo()).toMatchObject({ outcome: 'conflict', file });
    expect(copy.read(file)).toContain('heading: Theirs');
  });
});
