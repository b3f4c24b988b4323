import { expect, test } from 'vitest';
import { afterStep } from '../src/client/after-step.ts';
import { firstState } from '../src/client/editor-state.ts';
import { contextInWords } from '../src/client/shown-fields.ts';
import { emptyOutline } from './support/empty-outline.ts';

const field = { description: '', isOptional: true, default: undefined, form: {}, sample: undefined, control: 'line' } as const;
const outline = {
  ...emptyOutline,
  types: [
    { type: 'faq', label: 'Questions and answers', description: '', synonyms: [], fields: [], group: 'text', lacks: undefined } as const,
  ],
  collections: [{ name: 'walks', fields: [], lists: undefined, one: 'walk', many: 'Guided walks', roles: {}, typeFile: '', isUsed: true }],
  pageFields: [{ ...field, name: 'anchors', label: 'Links to parts of the page' }],
  siteFields: [{ ...field, name: 'topBar', label: 'Line above the header' }],
};

test.each([
  ['page "Menu", block 2 (faq)', 'page "Menu", block 2 (Questions and answers)'],
  ['page "Menu", block 2 (faq, shared "help")', 'page "Menu", block 2 (Questions and answers, shared "help")'],
  ['Seite „Menü (faq2)“, Block 2 (faq)', 'Seite „Menü (faq2)“, Block 2 (Questions and answers)'],
  ['walks, record "sea"', 'Guided walks, record "sea"'],
  ['page "Menu", anchors', 'page "Menu", Links to parts of the page'],
  ['topBar', 'Line above the header'],
  ['shared block "help"', 'shared block "help"'],
])('before something is deleted, %s reads as %s', (context, words) => {
  expect(contextInWords(context, { outline })).toBe(words);
});

test('with nothing to take back or to make again, the editor says which of both', () => {
  expect(afterStep('undo', { outcome: 'nothing' }, firstState).notice.kind).toBe('nothing');
  expect(afterStep('redo', { outcome: 'nothing' }, firstState).notice.kind).toBe('nothing-again');
});
