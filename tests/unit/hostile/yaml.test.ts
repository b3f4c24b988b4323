import { describe, expect, test } from 'vitest';
import { readYaml } from '../../../packages/core/src/yaml/yaml-file.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import { problemsAfter } from '../../support/load-problems.ts';
import { rawWords, wordsOf } from '../../support/yaml-texts.ts';

const temp = tempFolder('hostile-yaml');
const shell = 'path: /hostile\ntitle: Hostile\ndescription: A page that somebody wrote to bring the build down, or a visitor.\n';

/** Returns the problems of a text as a page of the fixture site: code, line and column. */
async function problemsIn(text: string): Promise<string[]> {
  const problems = await problemsAfter(temp, (site) => site.write('pages/hostile.yaml', text));
  for (const problem of problems) expect(wordsOf(problem).replaceAll('.nan', '')).not.toMatch(rawWords);
  return problems.map(({ code, line, column, file }) => `${file}:${line}:${column} ${code}`);
}

describe('C-1 an alias bomb', () => {
  test('of nine levels by nine is rejected at the first alias, and not expanded', async () => {
    const rows = Array.from({ length: 9 }, (_, level) => `a${level + 1}: &a${level + 1} [${`*a${level},`.repeat(9)}]`);
    expect(await problemsIn(`a0: &a0 [x]\n${rows.join('\n')}\n`)).toEqual(['pages/hostile.yaml:2:10 no-aliases']);
  });

  test('of 99 aliases of one long text is rejected', async () => {
    const text = `a: &a ${'x'.repeat(100_000)}\n${Array.from({ length: 99 }, (_, index) => `b${index}: *a`).join('\n')}\n`;
    expect(await problemsIn(text)).toEqual(['pages/hostile.yaml:2:5 no-aliases']);
  });

  test('that merges maps is rejected', async () => {
    expect(await problemsIn('a: &a { b: c }\nd:\n  <<: *a\n')).toEqual(['pages/hostile.yaml:3:7 no-aliases']);
  });
});

describe('C-2 deep nesting', () => {
  test.each([
    ['brackets', `${shell}blocks: ${'['.repeat(100_000)}`, '4:41'],
    ['braces', `${shell}blocks: ${'{a: '.repeat(20_000)}`, '4:137'],
    ['dashes', `${shell}blocks:\n${'- '.repeat(50_000)}x\n`, '5:1'],
    ['indentation', `${Array.from({ length: 300 }, (_, level) => `${' '.repeat(level)}a:`).join('\n')}\n`, '33:1'],
    ['brackets and dashes together', `${shell}blocks:\n  - ${'['.repeat(17)}\n${'  - '.repeat(1000)}${'['.repeat(1000)}`, '6:1'],
  ])('by %s is rejected before it is parsed', async (_, text, place) => {
    expect(await problemsIn(text)).toEqual([`pages/hostile.yaml:${place} nested-too-deeply`]);
  });

  test('of question marks has one message too', async () => {
    expect(await problemsIn(`${'? '.repeat(20_000)}x\n`)).toHaveLength(1);
  });
});

describe('C-3 a huge map', () => {
  test('of 50,000 fields is rejected for its size', async () => {
    const fields = Array.from({ length: 50_000 }, (_, index) => `field${index}: x`).join('\n');
    expect(await problemsIn(`${shell}${fields}\n`)).toEqual(['pages/hostile.yaml:1:1 file-too-large']);
  });
});

describe('C-4 names that every object has', () => {
  const names = ['__proto__', 'constructor', 'prototype'];
  const places: [where: string, text: (name: string) => string][] = [
    ['a page', (name) => `${shell}${name}: { polluted: true }\nblocks:\n  - type: page-header\n    heading: A\n`],
    ['a block', (name) => `${shell}blocks:\n  - type: page-header\n    heading: A\n    ${name}: { polluted: true }\n`],
    [
      'a link',
      (name) =>
        `${shell}blocks:\n  - type: notice\n    heading: A\n    text: B\n    button: { label: C, to: /, ${name}: { polluted: true } }\n`,
    ],
    [
      'a card',
      (name) =>
        `${shell}blocks:\n  - type: page-header\n    heading: A\n  - type: card-grid\n    heading: A\n    cards:\n      - title: B\n        text: C\n        ${name}: { polluted: true }\n`,
    ],
  ];

  test.each(names.flatMap((name) => places.map(([where, text]) => [name, where, text] as const)))(
    '%s as a field of %s is reported with its position',
    async (name, _, text) => {
      const page = text(name);
      const line = page.slice(0, page.indexOf(name)).split('\n').length;
      const [problem, ...others] = await problemsIn(page);
      expect(problem).toMatch(new RegExp(`^pages/hostile\\.yaml:${line}:\\d+ reserved-name$`));
      expect(others).toEqual([]);
      expect(Reflect.get({}, 'polluted')).toBeUndefined();
    },
  );

  test.each(names)('%s as a list of a collection, a field of a record and a setting is reported', async (name) => {
    const problems = await problemsAfter(temp, (site) => {
      site.write('collections/portfolio.yaml', `${site.read('collections/portfolio.yaml')}${name}:\n  - { polluted: true }\n`);
      site.write('collections/faqs.yaml', `${site.read('collections/faqs.yaml')}  ${name}: { polluted: true }\n`);
      site.write('site.yaml', `${site.read('site.yaml')}${name}: { polluted: true }\n`);
    });
    const forbidden = problems.filter(({ code }) => code === 'reserved-name').map(({ file }) => file);
    expect(forbidden).toEqual(['collections/faqs.yaml', 'collections/portfolio.yaml', 'site.yaml']);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  test.each(names)('%s as a block type, a collection, a record and a placeholder is one that there is not', async (name) => {
    expect(await problemsIn(`${shell}blocks:\n  - type: ${name}\n`)).toEqual(['pages/hostile.yaml:5:11 unknown-block-type']);
    expect(await problemsIn(`${shell}collection: ${name}\nblocks:\n  - type: page-header\n    heading: A\n`)).toEqual([
      'pages/hostile.yaml:4:13 unknown-collection',
    ]);
    expect(
      await problemsIn(`${shell}blocks:\n  - type: page-header\n    heading: A\n  - type: faq\n    heading: A\n    questions: [${name}]\n`),
    ).toEqual(['pages/hostile.yaml:9:17 missing-record']);
    // Placeholders start with a letter, so this is plain text.
    if (name === '__proto__') return;
    const page = shell.replace('/hostile', '/hostile/{path}').replace('Hostile', `"{${name}}"`);
    expect(await problemsIn(`${page}collection: services\nblocks:\n  - type: page-header\n    heading: A\n`)).toEqual([
      'pages/hostile.yaml:2:8 unknown-placeholder',
    ]);
  });
});

describe('C-5 tags and directives', () => {
  test.each([
    ['a field twice', 'title: A\ntitle: B\n', '2:1 duplicate-key'],
    ['a second document', 'title: A\n---\ntitle: B\n', '2:1 second-document'],
    ['a tag of its own', 'title: !secret x\n', '1:8 special-character'],
    ['a tag of the reader', 'title: !!binary aGk=\n', '1:8 special-character'],
    ['a directive', '%YAML 1.1\n---\nlisted: no\n', '1:1 no-directives'],
    ['a tag directive', '%TAG ! tag:evil.example,2000:\n---\ntitle: !x y\n', '1:1 no-directives'],
  ])('%s is rejected with its position', async (_, text, place) => {
    expect(await problemsIn(text)).toEqual([`pages/hostile.yaml:${place}`]);
  });
});

describe('C-6 numbers instead of texts', () => {
  test.each(['012', '1e3', '1.10', '+912055500142', '0x1F', '0o17'])('%s asks for quotes, with its place', async (written) => {
    expect(await problemsIn(`${shell}blocks:\n  - type: page-header\n    heading: ${written}\n`)).toEqual([
      'pages/hostile.yaml:6:14 text-without-quotes',
    ]);
  });

  test.each(['~', 'null', 'Null', ''])('"%s" is called empty', async (written) => {
    expect(await problemsIn(`${shell}blocks:\n  - type: page-header\n    heading: ${written}\n`)).toEqual([
      'pages/hostile.yaml:6:5 empty-field',
    ]);
  });

  test.each(['.nan', '.inf', '-.inf', '1e400'])('%s is no number that a field takes', async (written) => {
    const problems = await problemsIn(
      `${shell}blocks:\n  - type: page-header\n    heading: A\n  - type: testimonials\n    heading: A\n    spacing: ${written}\n`,
    );
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/^pages\/hostile\.yaml:9:14 (?:wrong-type|out-of-range)$/);
  });
});

describe('C-7 a page of nonsense', () => {
  test('5,000 blocks are rejected: the limit is 200', async () => {
    expect(await problemsIn(`${shell}blocks:\n${'  - type: page-header\n    heading: A\n'.repeat(5000)}`)).toContain(
      'pages/hostile.yaml:5:3 out-of-range',
    );
  });

  test.each(['', '\n\n', '# nothing\n', '~\n', 'just words\n', '42\n', '- a\n- b\n', 'blocks: none\n', '{}\n', '""\n'])(
    '%j is reported with a position',
    async (text) => {
      const problems = await problemsIn(text);
      expect(problems.length).toBeGreaterThan(0);
      for (const problem of problems) expect(problem).toMatch(/^pages\/hostile\.yaml:\d+:\d+ /);
    },
  );
});

describe('C-14 characters that hide text', () => {
  test.each([
    ['a null character', '\u0000'],
    ['an escape, which terminals obey', '\u001b[31m'],
    ['a backspace', '\u0008'],
    ['a delete', '\u007f'],
    ['a right-to-left override', '\u202e'],
    ['an isolate', '\u2066'],
    ['bytes that are no UTF-8', '\ufffd'],
  ])('%s is rejected with its position', async (_, sign) => {
    expect(await problemsIn(`path: /hostile\ntitle: One${sign}two\n`)).toEqual(['pages/hostile.yaml:2:11 unreadable-characters']);
  });

  test.each(['\\0', '\\e', '\\u202E', '\\u200F', '\\u0085', '\\uD800'])(
    '%s, as an escape in quotes, is rejected in the text',
    async (sign) => {
      const problems = await problemsIn(
        `${shell.replace('title: Hostile', `title: "One${sign}two"`)}blocks:\n  - type: page-header\n    heading: A\n`,
      );
      expect(problems).toEqual(['pages/hostile.yaml:2:8 control-character']);
    },
  );

  test('no message contains such a character', async () => {
    const problems = await problemsAfter(temp, (site) =>
      site.write('pages/hostile.yaml', `path: /hostile\ntitle: "One\u202etwo"\n"he\u001b[31mad": x\n`),
    );
    for (const problem of problems) expect(JSON.stringify(problem)).not.toMatch(/\\u001b|\u202e/);
    expect(problems.length).toBeGreaterThan(0);
  });

  test.each(['नमस्ते', 'שלום', '👩‍👩‍👧‍👦', 'a'.repeat(5000)])('%s is a text like any other', (text) => {
    expect(readYaml('page.yaml', `title: "${text}"\n`).problems).toEqual([]);
  });
});
