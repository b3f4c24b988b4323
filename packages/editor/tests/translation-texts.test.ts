import type { Field } from 'pagewright/fields';
import { expect, test } from 'vitest';
import { textAt, textsIn, textsOfPage, withTranslation } from '../src/client/translation-texts.ts';

const common = { description: '', isOptional: true, default: undefined, form: {}, sample: undefined };
const text = (name: string): Field => ({ ...common, name, control: 'text', isRich: false });
const link: Field = { ...common, name: 'to', control: 'line', names: 'pages' };
const button: Field = { ...common, name: 'button', control: 'group', fields: [text('label'), link] };
const items: Field = { ...common, name: 'items', control: 'list', item: text(''), minItems: undefined, maxItems: undefined };
const notice = {
  type: 'notice',
  label: 'Notice',
  description: '',
  fields: [text('heading'), button, items],
  synonyms: [],
  group: 'text' as const,
  lacks: undefined,
};
const block = { type: 'notice', heading: 'Hello', button: { label: 'Go', to: '/a' }, items: ['One', 'Two'] };

test('the texts of a value are those that people read, with their paths', () => {
  expect(textsIn(notice.fields, block).map(({ path, label, original }) => [path.join('.'), label, original])).toEqual([
    ['heading', 'Heading', 'Hello'],
    ['button.label', 'Label', 'Go'],
    ['items.0', 'Items', 'One'],
    ['items.1', 'Items', 'Two'],
  ]);
});

test('the texts of a page stand by block, and a block of another type has none', () => {
  const original = { title: 'Home', blocks: [block, block] };
  const translation = { title: 'Start', blocks: [block, { type: 'faq' }] };
  const groups = textsOfPage({ original, translation, pageFields: [text('title')], types: [notice] });
  expect(groups.map(({ title, texts, isOther }) => [title, texts.length, isOther])).toEqual([
    [undefined, 1, false],
    ['Notice', 4, false],
    ['Notice', 0, true],
  ]);
  expect(groups[1]?.texts[0]?.path).toEqual(['blocks', 0, 'heading']);
});

test('a text is put where the original has it: groups are made, and a list starts as that of the original', () => {
  expect(withTranslation({ id: 'a' }, block, ['button', 'label'], 'Los')).toEqual({ id: 'a', button: { label: 'Los' } });
  expect(withTranslation({ id: 'a' }, block, ['items', 1], 'Zwei')).toEqual({ id: 'a', items: ['One', 'Zwei'] });
  expect(withTranslation({ items: ['Eins'] }, block, ['items', 1], 'Zwei')).toEqual({ items: ['Eins', 'Zwei'] });
  expect(textAt({ items: ['Eins'] }, ['items', 0])).toBe('Eins');
  expect(textAt({}, ['items', 0])).toBeUndefined();
});
