import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseDocument, stringify } from 'yaml';
import { readSimpleYaml } from '../../../../packages/engine/src/yaml/simple/read-simple-yaml.ts';
import { explainSyntaxError } from '../../../../packages/engine/src/yaml/syntax-errors/explain-syntax-error.ts';
import { inProject } from '../../../../packages/engine/tests/support/project-root.ts';
import { benchPage } from '../../../support/bench-page.ts';

/** Parses a text with the `yaml` package; undefined when it has errors or warnings. */
function parsed(text: string): { value: unknown } | undefined {
  const document = parseDocument(text, { version: '1.2', prettyErrors: false, stringKeys: true });
  if (document.errors.length + document.warnings.length > 0 || explainSyntaxError(document, text)) return undefined;
  return { value: document.toJS({ maxAliasCount: 0 }) };
}

/** The quick reader may leave any text to the parser. What it reads must equal the parser's result. */
function expectNoOtherReading(text: string): void {
  const quick = readSimpleYaml(text);
  if (quick) expect({ text, ...quick }).toStrictEqual({ text, ...parsed(text) });
}

const folders = ['site.config', 'tests/sites', 'tests/blocks', 'tests/problems'];
const texts = folders.flatMap((folder) =>
  readdirSync(inProject(folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => readFileSync(join(inProject(folder), name), 'utf8')),
);

describe('a text that the parser accepts', () => {
  test('is read equally in every file of the project', () => {
    expect(texts.length).toBeGreaterThan(100);
    for (const text of texts) expectNoOtherReading(text);
  });

  test('is read quickly in every page of the site, and in generated ones', () => {
    const pages = readdirSync(inProject('site.config/pages'), { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.yaml'),
    );
    const left = pages.filter((name) => !readSimpleYaml(readFileSync(join(inProject('site.config/pages'), name), 'utf8')));
    expect(left).toEqual([]);
    expect(readSimpleYaml(benchPage(7))).toEqual(parsed(benchPage(7)));
  });

  test.each([
    'a:\n- b\n- c\nd: 1\n',
    'a:\n  - b: 1\n    c:\n      - d\n    e: [f, "g, h", { i: 1, j: [] }]\n',
    '- a: |\n    one\n\n      two\n\n- b: >-\n    three\n    four\n# the end\n',
    "a: # nothing\nb: ~\nc: null\nd: true\ne: -7\nf: 1.50\ng: \"x\\\"y\\n\" # said\nh: 'it''s'\n",
    'a: 2025-04-20\nb: 12:30\nc: no\nd: +91 20 5550\ne: (f)\ng: h - i\n',
    '# first\r\na: 1\r\nb: |\r\n  two\r\n',
    // The values of real pages: counters with "+", paragraphs, links in brackets, French spaces.
    'a: +\nb: 24h\nc: 1.2.3\nd: ...\ne: +91-20-5550\nf: -x\ng: [+, 3rd, .b]\n',
    'a: >\n  one\n  two\n\n  three\n\n\n  four\n\nb: >-\n  five\n\n  six\n',
    'a: { to: https://site.example/b#c, label: d:e }\nb: [/f#g, "h" ]\n',
    'a: Quoi\u00a0? «\u00a0oui\u00a0»\u00a0!\nb: { c: \u00a0d\u00a0, e: \u00a0 }\nf: >\n  \u00a0g\n',
    '# first\n---\n# second\na: 1\n',
    '-\n  - a\n',
    '- \n  a: 1\n- # said\n  b: 2\n',
  ])('%j', (text) => {
    const quick = readSimpleYaml(text);
    if (!text.startsWith('-\n')) expect(quick).toBeDefined();
    expectNoOtherReading(text);
  });
});

describe('is left to the parser', () => {
  test.each([
    ...['a: *b\n', 'a: &b c\n', 'a: !b c\n', '--- \na: 1\n', '? a\n: b\n', 'a: 1\na: 2\n', 'a: b: c\n', 'a: b\n c: d\n', 'a: b\n  c\n'],
    ...[
      'a: 010\n',
      'a: 1e3\n',
      'a: 0x1f\n',
      'a: .inf\n',
      'a: True\n',
      'a: NULL\n',
      '"a": 1\n',
      '1: 2\n',
      'a: [b\n',
      'a: "b\n',
      'a: "b\\x41"\n',
    ],
    ...[
      '\ta: 1\n',
      'a:\t1\n',
      ' a: 1\n',
      'a:\n  b: 1\n c: 2\n',
      'a: |\n',
      'a: |2\n   b\n',
      'a: @b\n',
      'a: `b\n',
      'a: {b: 1}}\n',
      'a: [b,]\n',
      '',
      '# a\n',
    ],
    ...[
      'a: - b\n',
      '- - a\n',
      'a: "b" c\n',
      '__proto__: 1\n',
      'a: |\n  b',
      'true: 1\n',
      'a: >\n  b\n   c\n',
      'a: +1\n',
      'a: [+.5, b]\n',
      '---\n---\na: 1\n',
      '<<: 1\n',
      'a:b\n',
      'just words\n',
    ],
  ])('%j', (text) => {
    expect(readSimpleYaml(text)).toBeUndefined();
  });
});

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
