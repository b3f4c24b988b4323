import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Marks } from '../../../src/edit/page-map/marks.ts';

const place = (name: string) => ({ file: 'pages/home.yaml', path: ['blocks', 0, name], start: 2 });
const words = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => /\S/.test(text) && !/[\uE000-\uF8FF]/.test(text));

test('a marked text has the same length and spaces, and names its field wherever it stands', () => {
  const property = fc.property(words, words, (text, other) => {
    const marks = new Marks();
    const marked = [marks.text(text, place('text')), marks.text(other, place('other'))];
    expect(marked.map(({ length }) => length)).toEqual([text.length, other.length]);
    expect(marked[0]?.replaceAll(/\S/g, '')).toBe(text.replaceAll(/\S/g, ''));
    const found = marks.read(`${text} – ${other}`, marked.join(' – '));
    expect(found.map(({ path }) => path[2])).toEqual(['text', 'other']);
    expect(found[1]?.from).toBeGreaterThanOrEqual(text.length + 3);
  });
  fc.assert(property, { examples: [['!', 'ᲀ Σ ']] });
});

test('punctuation stays, and a text without letters is marked whole', () => {
  const marks = new Marks();
  expect(marks.text('Fast, "local" – 24/7', place('a'))).toBe('\uE000\uE000\uE000\uE000, "\uE000\uE000\uE000\uE000\uE000" – 24/7');
  expect(marks.text('24/7 *', place('b'))).toBe('\uE001\uE001\uE001\uE001 \uE001');
});

test('tags and character references of HTML stay', () => {
  expect(new Marks().html('<p class="a">Q &amp; A</p>', place('a'), false)).toBe('<p class="a">\uE000 &amp; \uE000</p>');
});

test('the folder and the ending of a file stay', () => {
  expect(new Marks().address('/media/a/team-480.webp', place('a'))).toBe(`/media/a/${'\uE000'.repeat(8)}.webp`);
});

test('initials and capitals lead to their field, another value in its place does not', () => {
  const marks = new Marks();
  const [mark] = marks.text('Anna Berg', place('name'));
  expect(marks.read('AB', `${mark}${mark}`)).toMatchObject([{ path: ['blocks', 0, 'name'], from: 0, to: 2 }]);
  expect(marks.read('ANNA', `${mark}`.repeat(4))).toHaveLength(1);
  expect(marks.read('Zoe', `${mark}`.repeat(3))).toEqual([]);
});

test('a private-use character of a text is no mark', () => {
  const marks = new Marks();
  marks.text('Anna', place('name'));
  expect(marks.read('\uE000 x', '\uE000 x')).toEqual([]);
});
