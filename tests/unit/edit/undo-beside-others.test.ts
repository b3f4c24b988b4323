import type { ValueChange } from '@pagewright/core';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import { type OpenedSite, openEditing, personOf, writtenVersion } from './open-editing.ts';

const page = 'pages/two.yaml';
const records = 'collections/faqs.yaml';
const texts = {
  [page]:
    'path: /two\ntitle: Two\ndescription: A page.\nblocks:\n  - type: page-header\n    heading: First\n  - type: notice\n    heading: Second\n    text: Words\n',
  [records]: '- id: a\n  question: Why?\n  answer: Because.\n- id: b\n  question: How?\n  answer: So.\n',
};
let opened: OpenedSite;

beforeAll(async () => {
  opened = await openEditing(tempFolder('undo-beside-others'), texts);
});
beforeEach(() => opened.restore());

/** Changes a file as one of two people. */
async function change(by: string, file: string, ...changes: ValueChange[]): Promise<void> {
  const { version = '' } = (await opened.editing.readFile(file)) ?? {};
  writtenVersion(await opened.editing.apply({ file, version, changes, by: personOf(by), isForced: true }));
}

const insert = (heading: string): ValueChange => ({ kind: 'insert', path: ['blocks'], at: 0, value: { type: 'page-header', heading } });
const put = (path: readonly (string | number)[], value: string): ValueChange => ({ kind: 'put', path, value });

test.each<[does: string, file: string, mine: ValueChange, theirs: ValueChange[], words: string[]]>([
  ['adds a block directly above', page, put(['blocks', 0, 'heading'], 'Mine'), [insert('Theirs')], ['Theirs', 'First']],
  ['moves the block', page, put(['blocks', 0, 'heading'], 'Mine'), [{ kind: 'move', path: ['blocks'], from: 0, to: 1 }], ['First']],
  [
    'adds blocks and changes another field of the block',
    page,
    put(['blocks', 1, 'heading'], 'Mine'),
    [insert('Theirs'), insert('More'), put(['blocks', 3, 'text'], 'Other')],
    ['Theirs', 'More', 'Second', 'Other'],
  ],
  ['moves the record', records, put([1, 'answer'], 'Mine'), [{ kind: 'move', path: [], from: 1, to: 0 }], ['So.']],
  [
    'adds a block above one that has got a field',
    page,
    put(['blocks', 0, 'text'], 'Mine'),
    [insert('Theirs'), put(['blocks', 1, 'heading'], 'New')],
    ['Theirs', 'New'],
  ],
])('a change is taken back and made again after somebody else %s', async (_, file, mine, theirs, words) => {
  const { editing, copy } = opened;
  await change('one', file, mine);
  for (const one of theirs) await change('two', file, one);
  const both = copy.read(file);
  expect(await editing.undo(personOf('one'))).toMatchObject({ outcome: 'written' });
  expect(copy.read(file)).not.toContain('Mine');
  for (const word of words) expect(copy.read(file)).toContain(word);
  expect(await editing.redo(personOf('one'))).toMatchObject({ outcome: 'written' });
  expect(copy.read(file)).toBe(both);
});

test('a change in whose way another one is is named and left, and the next undo goes on with the one before it', async () => {
  const { editing, copy } = opened;
  await change('one', page, put(['title'], 'Title of one'));
  await change('one', page, put(['blocks', 0, 'heading'], 'Heading of one'));
  await change('two', page, put(['blocks', 0, 'heading'], 'Heading of two'));
  const left = { outcome: 'conflict', file: page, what: { deed: 'field', name: expect.stringContaining('heading') } };
  expect(await editing.undo(personOf('one'))).toMatchObject(left);
  expect(await editing.undo(personOf('one'))).toMatchObject({ outcome: 'written', stepped: { path: ['title'] } });
  expect(copy.read(page)).toContain('title: Two\n');
  expect(copy.read(page)).toContain('Heading of two');
  // It is tried again when nothing is before it, and works as soon as nothing is in its way.
  expect(await editing.undo(personOf('one'))).toMatchObject(left);
  expect(await editing.undo(personOf('two'))).toMatchObject({ outcome: 'written' });
  expect(await editing.undo(personOf('one'))).toMatchObject({ outcome: 'written' });
  expect(copy.read(page)).toBe(texts[page]);
  for (const by of ['one', 'one', 'two']) expect(await editing.redo(personOf(by))).toMatchObject({ outcome: 'written' });
  expect(copy.read(page)).toContain('Heading of two');
});
