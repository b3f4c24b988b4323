import fc from 'fast-check';
import { test } from 'vitest';
import { stringify } from 'yaml';
import { benchPage } from '../../../support/bench-page.ts';
import { expectNoOtherReading, texts } from './equal-reading.ts';

test('any change of a valid file is read as by the parser', () => {
  const splinters = [
    '',
    ' ',
    '  ',
    '\n',
    '- ',
    ': ',
    ':',
    '#',
    ' #',
    '"',
    "'",
    '|',
    '>',
    '[',
    ']',
    '{',
    '}',
    ',',
    '~',
    '0',
    'null',
    '&a',
    '*a',
    '\t',
    '\r\n',
    'é',
    '…',
    '%',
    '!',
    '\\',
    '<<: ',
    '+',
    '\u00a0',
    '---\n',
    '> \n',
    '{ a: ',
    '[',
  ];
  const source = fc.constantFrom(...texts.filter((text) => text.length < 4000), benchPage(3));
  const edit = fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), cut: fc.nat(6), put: fc.constantFrom(...splinters) });
  fc.assert(
    fc.property(source, fc.array(edit, { minLength: 1, maxLength: 3 }), (text, edits) => {
      const changed = edits.reduce((now, { at, cut, put }) => {
        const index = Math.floor(at * now.length);
        return now.slice(0, index) + put + now.slice(index + cut);
      }, text);
      expectNoOtherReading(changed);
    }),
  );
});

test('any text of YAML indicators is read as by the parser', () => {
  const word = fc.constantFrom(
    'a',
    'b',
    'key:',
    '- ',
    '-',
    ' ',
    '  ',
    '\n',
    '\n  ',
    '\n    ',
    ': ',
    ':',
    '#',
    ' # c',
    '"q"',
    "'q'",
    '|',
    '|-',
    '>',
    '>-',
    '[',
    ']',
    '{',
    '}',
    ', ',
    '1',
    '-1',
    '1.5',
    '0',
    'true',
    'no',
    '~',
    '/x',
    'a b',
    '\\',
    '.',
    '+',
    '{ a: ',
    'e',
    '\u00a0',
    '---\n',
  );
  fc.assert(fc.property(fc.array(word, { maxLength: 24 }), (words) => expectNoOtherReading(words.join(''))));
});

test('any order, number and indentation of the lines of a valid file is read as by the parser', () => {
  const lines = fc.constantFrom(...texts.filter((text) => text.length < 4000)).map((text) => text.split('\n'));
  const edit = fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
    shift: fc.integer({ min: -2, max: 2 }),
    copies: fc.nat(2),
    to: fc.nat(3),
  });
  fc.assert(
    fc.property(lines, fc.array(edit, { minLength: 1, maxLength: 3 }), (before, edits) => {
      const after = [...before];
      for (const { at, shift, copies, to } of edits) {
        const index = Math.floor(at * after.length);
        const [line = ''] = after.splice(index, 1);
        const shifted = shift < 0 ? line.replace(' '.repeat(-shift), '') : ' '.repeat(shift) + line;
        after.splice(index + to, 0, ...Array.from({ length: copies }, () => shifted));
      }
      expectNoOtherReading(after.join('\n'));
    }),
  );
});

test('any value that the library writes is read as by the parser', () => {
  const text = fc.oneof(
    fc.string(),
    fc.string({ unit: 'grapheme' }),
    fc.stringMatching(/^[\w:#\-'" .,|>[\]{}]*$/),
    fc.constantFrom('a\nb', 'a\n\nb\n', ' a', 'null'),
  );
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof({ depthSize: 'small' }, text, fc.integer(), fc.double(), fc.boolean(), fc.constant(null), tie('list'), tie('map')),
    list: fc.array(tie('value'), { maxLength: 4 }),
    map: fc.dictionary(fc.oneof(fc.stringMatching(/^[a-z]{1,8}$/), fc.string()), tie('value'), { maxKeys: 4 }),
  }));
  fc.assert(fc.property(value, fc.constantFrom(0, 40, 80), (one, lineWidth) => expectNoOtherReading(stringify(one, { lineWidth }))));
});

test('any short value is read as by the parser', () => {
  const value = fc.stringMatching(/^[-+.:#/,~?'"\u00a0 xoeinfa0-9[\]{}]{0,6}$/);
  fc.assert(
    fc.property(value, (one) => expectNoOtherReading(`a: ${one}\nb: [${one}]\nc: { d: ${one} }\n`)),
    { numRuns: 500 },
  );
  fc.assert(
    fc.property(value, (one) => expectNoOtherReading(`- ${one}\n`)),
    { numRuns: 500 },
  );
});

test('any lines of a block scalar are read as by the parser', () => {
  const line = fc.stringMatching(/^ {0,4}[-+a#:\u00a0]{0,3} ?$/);
  const header = fc.constantFrom('|', '|-', '>', '>-', '> # said', '>+');
  fc.assert(
    fc.property(header, fc.array(line, { maxLength: 6 }), (start, lines) =>
      expectNoOtherReading(`a: ${start}\n${lines.join('\n')}\nb: 1\n`),
    ),
    { numRuns: 500 },
  );
});
