import type { LinkingPlace } from 'pagewright/editing';
import { expect, test } from 'vitest';
import { afterStep } from '../src/client/after-step.ts';
import { firstState } from '../src/client/editor-state.ts';
import { linkInWords } from '../src/client/shown-fields.ts';
import { en } from '../src/texts/en.ts';
import { emptyOutline } from './support/empty-outline.ts';

const field = { description: '', isOptional: true, default: undefined, form: {}, sample: undefined, control: 'line' } as const;
const outline = {
  ...emptyOutline,
  pages: [
    {
      path: '/menu',
      address: '/menu',
      title: 'Menu',
      file: 'pages/menu.yaml',
      isFallback: false,
      description: '',
      language: 'en',
      absence: undefined,
      problems: 0,
    },
  ],
  types: [
    { type: 'faq', label: 'Questions and answers', description: '', synonyms: [], fields: [], group: 'text', lacks: undefined } as const,
  ],
  collections: [{ name: 'walks', fields: [], lists: undefined, one: 'walk', many: 'Guided walks', roles: {}, typeFile: '', isUsed: true }],
  pageFields: [{ ...field, name: 'anchors', label: 'Links to parts of the page' }],
  siteFields: [{ ...field, name: 'topBar', label: 'Line above the header' }],
};

test.each<[LinkingPlace, string]>([
  [{ file: 'pages/menu.yaml', line: 9, block: 'faq' }, 'Menu: Questions and answers'],
  [{ file: 'pages/menu.yaml', line: 9, shared: 'help' }, 'Menu: Shared block "help"'],
  [{ file: 'pages/menu.yaml', line: 2, field: 'anchors' }, 'Menu: Links to parts of the page'],
  [{ file: 'collections/walks.yaml', line: 4, record: 'To the sea' }, 'Guided walks: To the sea'],
  [{ file: 'site.yaml', line: 7, field: 'topBar' }, 'Website: Line above the header'],
  [{ file: 'shared/help.yaml', line: 3 }, 'Shared block "help"'],
])('before something is deleted, %j reads as %s', (place, words) => {
  expect(linkInWords(place, { outline }, en)).toBe(words);
});

test('with nothing to take back or to make again, the editor says which of both', () => {
  expect(afterStep('undo', { outcome: 'nothing' }, firstState).notice.kind).toBe('nothing');
  expect(afterStep('redo', { outcome: 'nothing' }, firstState).notice.kind).toBe('nothing-again');
});
