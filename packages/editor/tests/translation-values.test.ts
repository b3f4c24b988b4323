import type { Field } from 'pagewright/fields';
import { expect, test } from 'vitest';
import { hasOtherBlocks, inOrderOf, otherThanOriginal, withOwnGroup } from '../src/client/translation-values.ts';

const common = { description: '', isOptional: true, default: undefined, form: {}, sample: undefined };
const text = (name: string): Field => ({ ...common, name, control: 'text', isRich: false });
const link: Field = { ...common, name: 'to', control: 'line', names: 'pages' };
const src: Field = { ...common, name: 'src', control: 'line', names: 'pictures' };
const day: Field = { ...common, name: 'from', control: 'line', format: 'time' };
const image: Field = { ...common, name: 'image', control: 'group', fields: [src, text('alt')] };
const hours: Field = {
  ...common,
  name: 'hours',
  control: 'list',
  item: { ...common, name: '', control: 'group', fields: [text('label'), day] },
  minItems: undefined,
  maxItems: undefined,
};
const fields = [text('heading'), link, image, hours];

const original = {
  type: 'notice',
  heading: 'Hello',
  to: '/about',
  image: { src: '/media/new.jpg', alt: 'A new door' },
  hours: [
    { label: 'Winter', from: '11:00' },
    { label: 'Summer', from: '10:00' },
  ],
};
const translation = {
  type: 'notice',
  heading: 'Hallo',
  to: '/ueber-uns',
  image: { src: '/media/old.jpg', alt: 'Eine alte Tür' },
  hours: [{ label: 'Winter', from: '12:00' }],
};

test('a translation takes pictures, times and entries from the original and keeps its words and links', () => {
  expect(otherThanOriginal(fields, original, translation)).toEqual(['Image', 'Hours']);
  const taken = withOwnGroup(fields, original, translation);
  expect(taken).toEqual({
    type: 'notice',
    heading: 'Hallo',
    to: '/ueber-uns',
    // The old words are about the old picture.
    image: { src: '/media/new.jpg', alt: 'A new door' },
    hours: [
      { label: 'Winter', from: '11:00' },
      { label: 'Summer', from: '10:00' },
    ],
  });
  expect(otherThanOriginal(fields, original, taken)).toEqual([]);
});

test('words alone are no difference, and the text of the same picture stays', () => {
  const own = { ...original, heading: 'Hallo', image: { src: '/media/new.jpg', alt: 'Eine neue Tür' } };
  expect(otherThanOriginal(fields, original, own)).toEqual([]);
  expect(withOwnGroup(fields, original, own)).toEqual(own);
});

test('blocks take the order of the original, and those that only the translation has come last', () => {
  const blocks = [{ type: 'faq', id: 'b' }, { type: 'notice' }, { type: 'faq', id: 'a' }, { use: 'call' }];
  const own = [
    { type: 'map', heading: 'Karte' },
    { type: 'faq', id: 'a', heading: 'A' },
    { type: 'notice', heading: 'Hinweis' },
    { type: 'faq', id: 'b', heading: 'B' },
  ];
  expect(hasOtherBlocks(blocks, own)).toBe(true);
  expect(inOrderOf(blocks, own)).toEqual([own[3], own[2], own[1], { use: 'call' }, own[0]]);
  expect(hasOtherBlocks(blocks, [own[3], own[2], own[1], { use: 'call' }])).toBe(false);
});
