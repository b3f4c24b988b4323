import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSimpleYaml } from '../../../../packages/core/src/yaml/simple/read-simple-yaml.ts';
import { hostileTexts } from '../../../../packages/engine/tests/support/hostile-texts.ts';
import { inProject } from '../../../../packages/engine/tests/support/project-root.ts';
import { isSweep } from '../../../../packages/engine/tests/support/sweeps.ts';
import { benchCollections, benchPage } from '../../../support/bench-page.ts';
import { expectNoOtherPlaces } from './equal-places.ts';
import { expectNoOtherReading, parsed, texts } from './equal-reading.ts';

describe('a text that the parser accepts', () => {
  test('is read equally in every file of the project', () => {
    expect(texts.length).toBeGreaterThan(100);
    for (const text of texts) expectNoOtherReading(text);
  });

  test.runIf(isSweep)('has equal places when it is made to be slow', () => {
    for (const text of Object.values(hostileTexts)) expectNoOtherPlaces(text, 200);
  });

  test('is read quickly in every page of the site, and in generated ones', () => {
    const pages = readdirSync(inProject('site.config/pages'), { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.yaml'),
    );
    const left = pages.filter((name) => !readSimpleYaml(readFileSync(join(inProject('site.config/pages'), name), 'utf8')));
    expect(left).toEqual([]);
    expect(benchPage(7)).toContain('suffix: +\n');
    for (const text of [benchPage(7), ...benchCollections.values()]) {
      const quick = readSimpleYaml(text);
      expect(quick).toBeDefined();
      expect(quick).toEqual(parsed(text));
    }
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
