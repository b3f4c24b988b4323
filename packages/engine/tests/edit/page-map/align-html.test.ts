import { expect, test } from 'vitest';
import { alignHtml } from '../../../src/edit/page-map/align-html.ts';
import { Marks } from '../../../src/edit/page-map/marks.ts';

const place = (name: string) => ({ file: 'pages/home.yaml', path: [name], start: 0 });

test('texts and attributes lead to their fields, the picture before its description', () => {
  const marks = new Marks();
  const [title, alt, src] = [
    marks.text('A & B', place('title')),
    marks.text('A cat', place('alt')),
    marks.address('/media/cat.webp', place('src')),
  ];
  const html = (one: string, two: string, three: string): string =>
    `<h2>${one.replace('&', '&amp;')}</h2><p><img alt="${two}" src="${three}"> by</p>`;
  const found = alignHtml(html('A & B', 'A cat', '/media/cat.webp'), html(title, alt, src), marks);
  expect(found.map(({ at, text, fields }) => [at, text, fields.map(({ path }) => path[0])])).toEqual([
    [[0, 0], 'A & B', ['title']],
    [[1, 0], undefined, ['src', 'alt']],
  ]);
});

test('two fields in one text are told apart', () => {
  const marks = new Marks();
  const marked = `${marks.text('Anna', place('name'))}, ${marks.text('Baker', place('role'))}`;
  expect(alignHtml('<p>Anna, Baker</p>', `<p>${marked}</p>`, marks)[0]?.fields).toEqual([
    { ...place('name'), text: 'plain', from: 0, to: 4 },
    { ...place('role'), text: 'plain', from: 6, to: 11 },
  ]);
});

test('a part that looks different with marks is left out, and what is beside it stays', () => {
  const marks = new Marks();
  const [one, two] = [marks.text('Short', place('one')), marks.text('Beside', place('two'))];
  const found = alignHtml('<ul><li>Short</li></ul><p>Beside</p>', `<ul><li>${one}</li><li>more</li></ul><p>${two}</p>`, marks);
  expect(found.map(({ fields }) => fields[0]?.path)).toEqual([['two']]);
});
