import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { applyEdits } from '../../../../packages/core/src/yaml/edit/apply-edits.ts';
import { editYaml, type YamlChange } from '../../../../packages/core/src/yaml/edit/edit-yaml.ts';
import { UneditableError } from '../../../../packages/core/src/yaml/edit/yaml-text.ts';
import { yaml } from '../../../support/yaml-texts.ts';

const edited = (text: string, ...changes: YamlChange[]): string => applyEdits(text, editYaml(text, changes));
const set = (value: string | number, ...path: (string | number)[]): YamlChange => ({ kind: 'set', path, value });
const add = (entry: Record<string, string>): YamlChange => ({ kind: 'add', key: 'redirects', entry });

describe('a value', () => {
  test.each([
    ['to: /a  # here\n', '/b', 'to: /b  # here\n'],
    ['to: "/a"\n', '/b', 'to: "/b"\n'],
    ["to:   '/a'\r\n", "it's", "to:   'it''s'\r\n"],
    ['to: /a', 'one: two', 'to: "one: two"'],
    ['to: /a\n', '# none', 'to: "# none"\n'],
    ['{ to: /a, x: 1 }\n', 'one, two', '{ to: "one, two", x: 1 }\n'],
    ['{ to: , x: 1 }\n', '/b', '{ to: /b , x: 1 }\n'],
    ['to:   # none\n', '/b', 'to: /b   # none\n'],
    ['to: abc\n', '123', 'to: "123"\n'],
    ['to: abc\n', 'true', 'to: "true"\n'],
    ['to: "a"\n', 'say "hi"\\', 'to: "say \\"hi\\"\\\\"\n'],
    ['to: >-\n  a\n  b\nx: 1\n', '/b', 'to: /b\nx: 1\n'],
    ["to: 'a'\n", 'two\nlines', 'to: "two\\nlines"\n'],
  ])('%j becomes %j in place: %j', (text, value, expected) => {
    expect(edited(text, set(value, 'to'))).toBe(expected);
    expect(parse(expected).to).toBe(value);
  });

  test('that is a number stays a number', () => {
    expect(edited('post: 3 # third\n', set(4, 'post'))).toBe('post: 4 # third\n');
  });

  test('that does not exist is an error', () => {
    expect(() => edited('a: 1\n', set('/b', 'to'))).toThrow(UneditableError);
  });
});

describe('a text that is a part of another', () => {
  const rewrite: YamlChange = { kind: 'rewrite', path: ['text'], rewrite: (text) => text.replaceAll('/a', '/b') };

  test.each([
    ['text: See /a and /a. # as ever\n', 'text: See /b and /b. # as ever\n'],
    ['text: |\n  See\n\n  /a.\nx: 1\n', 'text: |\n  See\n\n  /b.\nx: 1\n'],
    ['text: "href=\\"/a\\""\n', 'text: "href=\\"/b\\""\n'],
  ])('is changed in place: %j', (text, expected) => {
    expect(edited(text, rewrite)).toBe(expected);
  });

  test('that is written with YAML escapes stays unchanged', () => {
    const hidden = 'text: "See \\x2fa"\n';
    expect(() => edited(hidden, rewrite)).toThrow(UneditableError);
  });
});

describe('an entry', () => {
  const entry = { from: '/old', to: '/new' };

  test.each([
    [
      'beside the others, with the indentation that they have',
      'redirects:\n- from: /a\n  to: /b # moved\n\nx: 1\n',
      'redirects:\n- from: /a\n  to: /b # moved\n- from: /old\n  to: /new\n\nx: 1\n',
    ],
    [
      'with more room behind its dash',
      'redirects:\n    -   from: /a\n        to: /b\n',
      'redirects:\n    -   from: /a\n        to: /b\n    -   from: /old\n        to: /new\n',
    ],
    [
      'with an empty line between',
      'redirects:\n  - from: /a\n    to: /b\n\n  - from: /c\n    to: /d\n',
      'redirects:\n  - from: /a\n    to: /b\n\n  - from: /c\n    to: /d\n\n  - from: /old\n    to: /new\n',
    ],
    ['in braces', 'redirects:\n  - { from: /a, to: /b }\nx: 1', 'redirects:\n  - { from: /a, to: /b }\n  - { from: /old, to: /new }\nx: 1'],
    ['in brackets', 'redirects: [{ from: /a, to: /b }] # all\n', 'redirects: [{ from: /a, to: /b }, { from: /old, to: /new }] # all\n'],
    [
      'in brackets over several lines',
      'redirects: [\n  { from: /a, to: /b },\n  { from: /c, to: /d },\n]\n',
      'redirects: [\n  { from: /a, to: /b },\n  { from: /c, to: /d },\n  { from: /old, to: /new },\n]\n',
    ],
    ['in empty brackets', 'redirects: []\nx: 1\n', 'redirects: [{ from: /old, to: /new }]\nx: 1\n'],
    ['under a field without a value', 'redirects: # none yet\nx: 1\n', 'redirects: # none yet\n  - from: /old\n    to: /new\nx: 1\n'],
    ['in place of null', 'redirects: null\nx: 1\n', 'redirects: [{ from: /old, to: /new }]\nx: 1\n'],
    ['as a list of its own', 'x: 1\r\n# end\r\n', 'x: 1\r\n# end\r\n\r\nredirects:\r\n  - from: /old\r\n    to: /new\r\n'],
    ['as a list of its own in a file without an end of line', 'x: 1', 'x: 1\n\nredirects:\n  - from: /old\n    to: /new'],
    [
      'after a last entry without an end of line',
      'redirects:\n  - from: /a\n    to: /b',
      'redirects:\n  - from: /a\n    to: /b\n  - from: /old\n    to: /new',
    ],
    [
      'after a text of several lines',
      'redirects:\n  - from: /a\n    to: >-\n      /b\nx: 1\n',
      'redirects:\n  - from: /a\n    to: >-\n      /b\n  - from: /old\n    to: /new\nx: 1\n',
    ],
    [
      'whose fields need quotes',
      'redirects: []\n',
      'redirects: [{ from: /old, to: "/new, newer" }]\n',
      { from: '/old', to: '/new, newer' },
    ],
  ])('is added %s', (_, text, expected, what = entry) => {
    expect(edited(text, add(what))).toBe(expected);
    expect(parse(expected).redirects.at(-1)).toEqual(what);
  });

  test.each(['redirects: some\n', '{ redirects: [] }\n', 'x: |+\n  kept\n'])('throws where it cannot be added safely: %j', (text) => {
    expect(() => edited(text, add(entry))).toThrow(UneditableError);
  });
});

test.each([
  ['x: 1\n', 'x: 1\n\nredirects:\n  - from: /a\n    to: /b\n  - from: /c\n    to: /d\n'],
  ['redirects: []\n', 'redirects: [{ from: /a, to: /b }, { from: /c, to: /d }]\n'],
  ['redirects:\nx: 1\n', 'redirects:\n  - from: /a\n    to: /b\n  - from: /c\n    to: /d\nx: 1\n'],
  ['redirects:\n- { from: /x, to: /y }', 'redirects:\n- { from: /x, to: /y }\n- { from: /a, to: /b }\n- { from: /c, to: /d }'],
])('several entries are added under each other: %j', (text, expected) => {
  expect(edited(text, add({ from: '/a', to: '/b' }), add({ from: '/c', to: '/d' }))).toBe(expected);
});

test('several changes are applied together', () => {
  const text = yaml`
    # Where things are.
    path: /a
    redirects:
      - from: /x   # long ago
        to: "/a"
  `;
  expect(edited(text, set('/b', 'path'), set('/b', 'redirects', 0, 'to'), add({ from: '/a', to: '/b' }))).toBe(yaml`
    # Where things are.
    path: /b
    redirects:
      - from: /x   # long ago
        to: "/b"
      - from: /a
        to: /b
  `);
});

test('YAML with mistakes is not edited', () => {
  expect(() => edited('a: "open\n', set('b', 'a'))).toThrow(UneditableError);
});

describe('whatever surrounds the value', () => {
  const eol = fc.constantFrom('\n', '\r\n');
  const spaces = fc.integer({ min: 1, max: 4 }).map((number) => ' '.repeat(number));
  const comment = fc.constantFrom('', ' # a comment', '   #  "quoted" it\'s, with: signs', ' # ünïcødé 😀');
  const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 });
  const quoted = (text: string, quote: string): string => (quote === '"' ? JSON.stringify(text) : `'${text.replaceAll("'", "''")}'`);
  const layout = fc.record({
    eol,
    gaps: fc.array(spaces, { minLength: 4, maxLength: 4 }),
    comments: fc.array(comment, { minLength: 4, maxLength: 4 }),
    quote: fc.constantFrom('', '"', "'"),
    old: fc.constantFrom('/old', 'old-words', 'Two words'),
    isFlow: fc.boolean(),
    blank: fc.constantFrom('', '\n', '\n\n'),
    hasEnd: fc.boolean(),
  });

  type Layout = {
    eol: string;
    gaps: string[];
    comments: string[];
    quote: string;
    old: string;
    isFlow: boolean;
    blank: string;
    hasEnd: boolean;
  };

  /** A page with a link to `old`: the text before the value, the value, the text after it. */
  function layoutText({ eol: end, gaps, comments, quote, old, isFlow, blank, hasEnd }: Layout): {
    before: string;
    value: string;
    after: string;
  } {
    const [g = ' ', h = ' ', i = ' ', j = ' '] = gaps;
    const [c = '', d = '', e = '', f = ''] = comments;
    const value = quote === '' ? old : quoted(old, quote);
    const head = `# top${blank}\ntitle:${g}'It''s'${c}\nblocks:${d}\n  -${h}type: notice${blank}\n`.replaceAll('\n', end);
    const lead = `   ${h}`;
    const tail = `${lead}text:${j}"end"${f}${hasEnd ? end : ''}`;
    return isFlow
      ? { before: `${head}${lead}button: {${g}label: A,${h}to:${i}`, value, after: `${j}}${e}${end}${tail}` }
      : { before: `${head}${lead}button:${end}${lead}  to:${i}`, value, after: `${e}${end}${lead}  label:${g}A${end}${tail}` };
  }

  test('setting a value changes only that value', () => {
    fc.assert(
      fc.property(layout, word, (shape, value) => {
        const { before, value: old, after: rest } = layoutText(shape);
        const text = before + old + rest;
        const result = edited(text, set(value, 'blocks', 0, 'button', 'to'));
        expect(result.startsWith(before)).toBe(true);
        expect(result.endsWith(rest)).toBe(true);
        const expected = parse(text);
        expected.blocks[0].button.to = value;
        expect(parse(result)).toEqual(expected);
      }),
      { numRuns: 300 },
    );
  });

  test('adding an entry changes no existing character', () => {
    const entries = fc.array(fc.record({ from: fc.constantFrom('/a', '/b/c'), to: fc.constantFrom('/d', 'https://e.example/?f=#g') }), {
      maxLength: 3,
    });
    fc.assert(
      fc.property(
        entries,
        fc.record({ eol, indent: fc.constantFrom('', '  ', '    '), blank: fc.boolean(), end: comment }),
        word,
        (list, shape, to) => {
          const lines = list.flatMap((one) => [
            `${shape.indent}- from: ${one.from}${shape.end}`,
            `${shape.indent}  to: ${one.to}${shape.end}`,
            ...(shape.blank ? [''] : []),
          ]);
          const text = ['# head', `redirects:${list.length === 0 ? ' []' : ''}${shape.end}`, ...lines, '# tail', 'title: A', ''].join(
            shape.eol,
          );
          const edits = editYaml(text, [add({ from: '/x', to })]);
          expect(edits.every(({ start, end }) => start === end)).toBe(true);
          expect(parse(applyEdits(text, edits))).toEqual({ ...parse(text), redirects: [...list, { from: '/x', to }] });
        },
      ),
      { numRuns: 300 },
    );
  });
});
