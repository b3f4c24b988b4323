import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { readSimpleYaml } from '../../../packages/core/src/yaml/simple/read-simple-yaml.ts';
import { readWithPlaces, readYaml } from '../../../packages/core/src/yaml/yaml-file.ts';
import { pointedAt, rawWords, wordsOf, yaml } from '../../support/yaml-texts.ts';

const page = readYaml(
  'page.yaml',
  yaml`
    # A comment first.
    path: /about
    title: "Who: we are"

    blocks:
      - type: faq
        heading: Asked
        image: { src: /media/a.png, alt: An "a" }
        questions:
          - one
          - two
      - type: notice
        text:
  `,
);

describe('the position of', () => {
  test.each([
    [['path'], 'key', 2, 1, 'path'],
    [['path'], 'value', 2, 7, '/about'],
    [['title'], 'value', 3, 8, '"Who: we are"'],
    [['blocks', 0, 'type'], 'value', 6, 11, 'faq'],
    [['blocks', 0, 'heading'], 'key', 7, 5, 'heading'],
    [['blocks', 0, 'image', 'src'], 'value', 8, 19, '/media/a.png'],
    [['blocks', 0, 'image', 'alt'], 'key', 8, 33, 'alt'],
    [['blocks', 0, 'questions', 1], 'value', 11, 9, 'two'],
    [['blocks', 1, 'type'], 'value', 12, 11, 'notice'],
  ] as const)('%j, its %s, is line %i, column %i: %s', (path, part, line, column, text) => {
    const place = page.locate(path, part);
    expect(place).toMatchObject({ file: 'page.yaml', line, column });
    expect(pointedAt(page, place)).toBe(text);
  });

  test('a missing value is directly after the colon', () => {
    expect(page.locate(['blocks', 1, 'text'], 'key')).toMatchObject({ line: 13, column: 5 });
    expect(page.locate(['blocks', 1, 'text'], 'value')).toMatchObject({ line: 13, column: 10 });
  });

  test.each([
    [['blocks', 0, 'badge'], 6],
    [['blocks', 0, 'image', 'sources', 3], 8],
    [['blocks', 0, 'questions', 7], 9],
    [['layout'], 2],
    [['path', 'deeper', 'still'], 2],
  ])('a missing field %j is in its parent, not before line %i', (path, line) => {
    const place = page.locate(path, 'value');
    expect(place.line).toBeGreaterThanOrEqual(line);
    expect(place.line).toBeLessThanOrEqual(line + 1);
  });

  test('anything in an empty file is the start of the file', () => {
    const empty = readYaml('empty.yaml', '');
    expect(empty.problems).toEqual([]);
    expect(empty.locate(['blocks', 2, 'id'], 'value')).toMatchObject({ line: 1, column: 1 });
  });
});

const special = readYaml(
  'page.yaml',
  [
    '---',
    'empty:   # a comment',
    'quoted: "two \\"words\\""   # a comment',
    'spaces:   «\u00a0oui\u00a0»   ',
    'tags: [ one , {label:  "two", to: [] } ]   # a comment',
    'text: >  # a comment',
    '  one 😀 one',
    '',
    '  one two',
    '',
    '# a comment',
    'list:',
    '-   first: 1   # a comment',
    '-   # nothing',
    '- ',
    '- 😀 smile',
    '',
  ].join('\r\n'),
);

test('the quick reader reads the text with special values', () => {
  expect(readSimpleYaml(special.readText())).toBeDefined();
});

test.each([
  [['empty'], 'value', 2, 10, ''],
  [['quoted'], 'value', 3, 9, '"two \\"words\\""'],
  [['quoted'], { words: 'words', before: 0 }, 3, 9, '"two \\"words\\""'],
  [['spaces'], 'value', 4, 11, '«\u00a0oui\u00a0»'],
  [['tags'], 'value', 5, 7, '[ one , {label:  "two", to: [] } ]'],
  [['tags', 0], 'value', 5, 9, 'one'],
  [['tags', 1], 'value', 5, 15, '{label:  "two", to: [] }'],
  [['tags', 1, 'label'], 'value', 5, 24, '"two"'],
  [['tags', 1, 'to'], 'key', 5, 31, 'to'],
  [['tags', 1, 'to', 0], 'value', 5, 35, '[]'],
  [['text'], 'value', 6, 7, '>  # a comment'],
  [['text'], { words: 'one', before: 0 }, 7, 3, 'one'],
  [['text'], { words: 'one', before: 1 }, 7, 10, 'one'],
  [['text'], { words: 'one two', before: 0 }, 9, 3, 'one two'],
  [['text'], { words: 'three', before: 0 }, 6, 7, '>  # a comment'],
  [['list'], 'value', 13, 1, '-   first: 1   # a comment'],
  [['list', 0], 'value', 13, 5, 'first: 1   # a comment'],
  [['list', 0, 'first'], 'value', 13, 12, '1'],
  [['list', 0, 'missing'], { words: 'smile', before: 0 }, 13, 5, 'first: 1   # a comment'],
  [['list', 1], 'value', 14, 5, ''],
  [['list', 2], 'value', 15, 3, ''],
  [['list', 3], 'value', 16, 3, '😀 smile'],
  [['list', 9], 'value', 13, 1, '-   first: 1   # a comment'],
  [['missing'], { words: 'smile', before: 0 }, 16, 6, 'smile'],
] as const)('%j, its %j, is line %i, column %i: %s', (path, part, line, column, text) => {
  for (const file of [special, readWithPlaces('page.yaml', special.readText())]) {
    expect(file.locate(path, part)).toEqual({ file: 'page.yaml', line, column, length: Math.max(1, text.length) });
  }
  if (text !== '') expect(pointedAt(special, special.locate(path, part))).toBe(text);
});

describe('a syntax error is reported at the right line', () => {
  test.each([
    ['tab-character', 3, 'title: A\nblocks:\n\t- type: faq\n'],
    ['duplicate-key', 3, 'title: A\npath: /a\ntitle: B\n'],
    ['missing-colon', 2, 'path: /a\ntitle:Home\ndescription: B\n'],
    ['colon-in-text', 1, 'title: Services: web and app\n'],
    ['second-document', 2, 'title: A\n---\ntitle: B\n'],
    ['special-character', 2, 'path: /a\ntitle: !important\n'],
    ['no-aliases', 2, 'a: &text Words\nb: *text\n'],
    ['special-character', 1, 'title: @home\n'],
    ['no-directives', 1, '%YAML 1.1\n---\nenabled: no\n'],
  ])('%s, line %i', (code, line, text) => {
    const file = readYaml('page.yaml', text);
    expect(file.problems.map((problem) => ({ code: problem.code, line: problem.line }))).toEqual([{ code, line }]);
    expect(file.value).toBeUndefined();
    for (const problem of file.problems) expect(wordsOf(problem)).not.toMatch(rawWords);
  });

  test('a quote that is never closed is reported where it opens', () => {
    const file = readYaml('page.yaml', 'path: /a\ntitle: "Home\ndescription: B\n');
    expect(file.problems.map(({ code, line, column }) => ({ code, line, column }))).toEqual([
      { code: 'unclosed-quote', line: 2, column: 8 },
    ]);
  });

  test('an alias is reported also after another asterisk', () => {
    const file = readYaml('page.yaml', 'title: Five * stars\na: &text Words\nb: *text\n');
    expect(file.problems.map(({ line, column }) => ({ line, column }))).toEqual([{ line: 3, column: 4 }]);
  });

  test('a list of exponentially growing aliases is rejected and not expanded', () => {
    const rows = Array.from({ length: 9 }, (_, level) => `a${level + 1}: &a${level + 1} [${`*a${level},`.repeat(9)}]`);
    const file = readYaml('page.yaml', `a0: &a0 [x]\n${rows.join('\n')}\n`);
    expect(file.problems.map(({ code }) => code)).toEqual(['no-aliases']);
  });
});

test('reads what a YAML library wrote', () => {
  const key = fc.stringMatching(/^[a-z][a-zA-Z]{0,9}$/);
  const leaf = fc.oneof(fc.string(), fc.integer(), fc.boolean());
  const value = fc.dictionary(key, fc.oneof(leaf, fc.array(leaf, { maxLength: 4 }), fc.dictionary(key, leaf, { maxKeys: 4 })), {
    maxKeys: 6,
  });
  fc.assert(
    fc.property(value, (content) => {
      const file = readYaml('page.yaml', stringify(content, { aliasDuplicateObjects: false, lineWidth: 0 }));
      expect(file.problems).toEqual([]);
      expect(file.value).toEqual(content);
      for (const [name, field] of Object.entries(content)) {
        expect(pointedAt(file, file.locate([name], 'key'))).toBe(name);
        if (typeof field === 'number') expect(pointedAt(file, file.locate([name], 'value'))).toBe(String(field));
      }
    }),
  );
});

test('never throws for any text, and no message has words of the parser', () => {
  const piece = fc.oneof(
    fc.string({ maxLength: 12 }),
    fc.constantFrom(
      '- ',
      ': ',
      '\n',
      '\n  ',
      '\t',
      '"',
      "'",
      '[',
      '}',
      '|',
      '>',
      '&a ',
      '*a',
      '!!str ',
      '#',
      '? ',
      '---\n',
      '...',
      '%',
      '@',
      '`',
    ),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const file = readYaml('page.yaml', pieces.join(''));
      expect(file.problems.length).toBeLessThanOrEqual(1);
      for (const problem of file.problems) {
        expect(wordsOf(problem)).not.toMatch(rawWords);
        expect(problem.line).toBeGreaterThanOrEqual(1);
        expect(problem.line).toBeLessThanOrEqual(file.readText().split('\n').length);
      }
    }),
  );
});
