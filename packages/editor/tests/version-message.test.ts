import type { ChangedFile } from 'pagewright/editing';
import { expect, test } from 'vitest';
import { changedName } from '../src/client/changed-name.ts';
import { versionMessage } from '../src/client/version-message.ts';
import { textsOf } from '../src/texts/index.ts';
import { emptyOutline } from './support/empty-outline.ts';

const texts = textsOf('en');

const dishes = {
  name: 'dishes',
  fields: [],
  lists: undefined,
  one: 'dish',
  many: 'our dishes',
  roles: {},
  typeFile: 'types/dishes.yaml',
  isUsed: true,
};
const collections = [dishes];
const changed = (file: string, title?: string): ChangedFile => ({ file, kind: 'added', page: undefined, title, values: [] });

test.each([
  ['pages/menu.yaml', 'Menu', 'Menu'],
  ['site.yaml', undefined, 'Website'],
  ['collections/dishes.yaml', undefined, 'our dishes'],
  ['collections/dishes/lunch.yaml', undefined, 'our dishes'],
  ['collections/posts.yaml', undefined, 'posts'],
  ['types/dishes.yaml', undefined, 'Fields of our dishes'],
  ['media/food/soup.jpg', undefined, 'food/soup.jpg'],
  ['presets/offer.yaml', undefined, 'offer'],
  ['pages/old/offer.yaml', undefined, 'old/offer'],
  ['shared/call.yaml', undefined, 'Shared block "call"'],
  ['shared/de/call.yaml', undefined, 'Shared block "de/call"'],
  ['strings/de.yaml', undefined, textsOf('en').wordsOf.replace('{name}', 'de')],
  ['site.de.yaml', undefined, 'Website'],
  ['root/robots.txt', undefined, 'robots.txt'],
])('the changed file %s has a name that its author knows', (file, title, name) => {
  expect(changedName(changed(file, title), texts, collections)).toBe(name);
});

test('a version says in these names what it changes', () => {
  const changes: ChangedFile[] = [changed('collections/dishes.yaml'), changed('pages/menu.yaml', 'Menu')];
  const value: ChangedFile['values'][number] = { kind: 'changed', name: 'title', path: ['title'], parts: [] };
  const others = changes.map((one): ChangedFile => ({ ...one, kind: 'changed', values: [value] }));
  expect(versionMessage({ changes, hasPublished: true }, texts, { ...emptyOutline, collections })).toBe('Add our dishes, Menu');
  expect(versionMessage({ changes: others, hasPublished: true }, texts, { ...emptyOutline, collections })).toBe(
    'Change our dishes (title), Menu (title)',
  );
});
