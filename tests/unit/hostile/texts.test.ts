import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Problem } from '../../../packages/core/src/problems/problem.ts';
import { foreignHosts } from '../../../packages/core/src/rules/site/foreign-hosts.ts';
import { applyEdits } from '../../../packages/core/src/yaml/edit/apply-edits.ts';
import { readYaml } from '../../../packages/core/src/yaml/yaml-file.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import { problemsAfter } from '../../support/load-problems.ts';

const temp = tempFolder('hostile-texts');

const pageWith = (lines: string): string =>
  `path: /hostile\ntitle: Hostile\ndescription: A page that somebody wrote so that it reads in another way than it is.\nblocks:\n  - type: page-header\n    heading: A\n${lines}`;

const problemsOf = (lines: string): Promise<Problem[]> => problemsAfter(temp, (site) => site.write('pages/hostile.yaml', pageWith(lines)));

const reported = (problems: readonly Problem[], ...codes: string[]): string[] =>
  problems.filter(({ code }) => codes.includes(code)).map(({ line, column, severity, code }) => `${line}:${column} ${severity} ${code}`);

const notice = (text: string): string => `  - type: notice\n    heading: B\n    text: ${text}\n    button: { label: C, to: / }\n`;

describe('C-14 invisible characters', () => {
  test.each([
    ['a zero-width space', 'one\u200Btwo', '9:14'],
    ['a zero-width joiner between letters', 'one\u200Dtwo', '9:14'],
    ['a zero-width non-joiner between letters', 'one\u200Ctwo', '9:14'],
    ['a byte order mark in the middle', 'one\uFEFFtwo', '9:14'],
    ['a soft hyphen beside a space', 'one\u00AD two', '9:14'],
    ['a word joiner between letters', 'one\u2060two', '9:14'],
    ['a Hangul filler', 'one\u3164two', '9:14'],
    ['a line separator', 'one\u2028two', '9:14'],
    ['a variation selector behind a letter', 'one\uFE00two', '9:14'],
    ['a second variation selector', 'on❤\uFE0F\uFE0Ftwo', '9:15'],
  ])('%s is reported at its position, and removed by --fix', async (_, text, place) => {
    const problems = await problemsOf(notice(text));
    expect(reported(problems, 'invisible-character', 'control-character')).toEqual([`${place} warning invisible-character`]);
    const { edits = [] } = problems.find(({ code }) => code === 'invisible-character') ?? {};
    const fixed = applyEdits(pageWith(notice(text)), edits);
    expect(fixed).toMatch(/on[e❤]\uFE0F?[ ]{0,1}two/);
    expect(fixed).not.toMatch(/[\u00AD\u200B-\u200D\u2028\u2060\u3164\uFEFF]|\uFE00|\uFE0F\uFE0F/u);
  });

  test('several on one line are one problem with one edit each', async () => {
    const problems = (await problemsOf(notice('o\u200Bn\u200Be\u200B'))).filter(({ code }) => code === 'invisible-character');
    expect(problems).toHaveLength(1);
    expect(problems[0]?.message).toContain('2 more');
    expect(problems[0]?.edits).toHaveLength(3);
  });

  test.each([
    [
      'families and flags',
      '👩\u200D👩\u200D👧\u200D👦 🏳\uFE0F\u200D🌈 🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F} ❤\uFE0F 1\uFE0F\u20E3',
    ],
    ['emoji with a colour of skin', '👩🏽\u200D💻'],
    ['Persian', 'می\u200Cخواهم'],
    ['Hindi', 'क्\u200Dष क्\u200Cष'],
    ['Malayalam', 'ന്\u200D'],
    ['Thai with places to break', 'ภาษา\u200Bไทย'],
    ['a long word with places to hyphenate', 'Donau\u00ADdampf\u00ADschiff\u00ADfahrt'],
    ['a forced joint', '12\u2060–\u206014'],
    ['a variant of a Chinese character', '葛\u{E0100}'],
    ['one that is written out', '"one\\u200Btwo"'],
  ])('%s is accepted', async (_, text) => {
    expect(reported(await problemsOf(notice(text)), 'invisible-character', 'control-character')).toEqual([]);
  });

  test.each([
    ['as they are', '\u{E0041}\u{E0042}'],
    ['after a flag that is none', '🏴\u{E0041}\u{E0042}'],
  ])('tag characters %s are an error', async (_, hidden) => {
    expect(reported(await problemsOf(notice(`one${hidden}two`)), 'control-character')).toEqual(['9:11 error control-character']);
  });

  test.each(['&#xE0041;', '&#x202E;', '&rlm;'])('%s in rich text is an error', async (reference) => {
    const codes = await problemsAfter(temp, (site) =>
      site.write(
        'collections/posts.yaml',
        site.read('collections/posts.yaml').replace(/content: .*\n(?: {4}.*\n)*/, `content: '<p>one${reference}two</p>'\n`),
      ),
    );
    expect(codes.filter(({ severity }) => severity === 'error').map(({ code, file }) => `${file} ${code}`)).toEqual([
      'collections/posts.yaml html-not-allowed',
    ]);
  });
});

describe('C-8 hosts that look like others', () => {
  const link = (to: string): string => `  - type: notice\n    heading: B\n    text: C\n    button: { label: D, to: "${to}" }\n`;
  const reportedFor = async (to: string): Promise<string[]> =>
    (await problemsOf(link(to)))
      .filter(({ code }) => code.endsWith('-host'))
      .map(({ line, severity, code }) => `${line} ${severity} ${code}`);

  test.each([
    ['a Cyrillic letter in a Latin name', 'https://\u0430pple.com/a'],
    ['a Greek letter in a Latin name', 'https://www.g\u03BFogle.com'],
    ['the same in an e-mail address', 'mailto:me@\u0430pple.com'],
    ['a slash that is none', 'https://example.com\u2044a.evil.example'],
  ])('%s is an error', async (_, to) => {
    expect(await reportedFor(to)).toEqual(['10 error mixed-host']);
  });

  test('the message shows the address as browsers read it', async () => {
    const [problem] = (await problemsOf(link('https://\u0430pple.com'))).filter(({ code }) => code === 'mixed-host');
    expect(problem?.message).toContain('xn--pple-43d.com');
    expect(problem?.hint).toContain('xn--pple-43d.com');
  });

  test('a name of Cyrillic letters under .com is a warning', async () => {
    expect(await reportedFor('https://\u0430\u0440\u0440\u04CF\u0435.com')).toEqual(['10 warning lookalike-host']);
  });

  test('a host in rich text is reported too', async () => {
    const problems = await problemsAfter(temp, (site) =>
      site.write(
        'collections/posts.yaml',
        site
          .read('collections/posts.yaml')
          .replace(/content: .*\n(?: {4}.*\n)*/, `content: '<p><a href="https://\u0430pple.com">a</a></p>'\n`),
      ),
    );
    expect(problems.map(({ code }) => code)).toContain('mixed-host');
  });

  test.each([
    'https://example.com',
    'https://bücher.example/straße',
    'https://xn--pple-43d.com',
    'https://пример.рф',
    'https://日本語とlatin.jp',
    'https://例え.テスト',
    'https://한국abc.kr',
    'https://उदाहरण.भारत',
    'mailto:a@example.com',
    '/contact',
  ])('%s is accepted', async (to) => {
    expect(await reportedFor(to)).toEqual([]);
  });

  test('a host of ASCII characters is never reported', () => {
    fc.assert(
      fc.property(fc.webUrl({ validSchemes: ['https'] }), (href) => {
        expect(foreignHosts([{ href, file: readYaml('a.yaml', ''), at: [], isWithinText: false }])).toEqual([]);
      }),
    );
  });
});
