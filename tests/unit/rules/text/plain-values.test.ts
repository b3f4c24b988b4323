import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainValues } from '../../../../packages/core/src/rules/analysis/plain-values.ts';
import { readSimpleYaml } from '../../../../packages/core/src/yaml/simple/read-simple-yaml.ts';
import { runs } from '../../../../packages/engine/tests/support/property-runs.ts';
import { benchPage } from '../../../support/bench-page.ts';
import { yaml } from '../../../support/yaml-texts.ts';
import { texts } from '../../yaml/simple/equal-reading.ts';

/** Adds lines that only the parser reads, with a key and a value in quotes. */
const forParser = (text: string): string => `${text}${text.startsWith('- ') ? '- "one\n  two"\n' : '"one": "two"\n'}`;

function expectEqualValues(text: string): void {
  if (!readSimpleYaml(text)) return;
  expect(readSimpleYaml(forParser(text))).toBeUndefined();
  expect({ text, values: plainValues(text) }).toEqual({ text, values: plainValues(forParser(text)) });
}

test('lists the texts without quotes, not keys, numbers and texts in quotes', () => {
  const text = yaml`
    title: Our workshop,   # a comment
    "number": 12
    isOpen: true
    text: "in quotes"
    lines: |
      in a block
    tags: [one, { label: two words }]
    items:
      - three
  `;
  const values = plainValues(text).map(({ value, start, end, rest, isField }) => [value, text.slice(start, end), rest, isField]);
  expect(values).toEqual([
    ['Our workshop,', 'Our workshop,', '   # a comment', true],
    ['one', 'one', ', { label: two words }]', false],
    ['two words', 'two words', ' }]', true],
    ['three', 'three', '', false],
  ]);
  expect(plainValues(text.replace('"number"', 'number')).map(({ value }) => value)).toEqual(values.map(([value]) => value));
});

describe('the quick reader and the parser list the same texts', () => {
  test('in every file of the project, and in generated pages', () => {
    for (const text of [...texts, benchPage(1), benchPage(13)]) if (text.endsWith('\n')) expectEqualValues(text);
  });

  test('for any short value', () => {
    const value = fc.stringMatching(/^[-+.:#/,~?'"\u00a0 xoe0-9[\]{}]{0,6}$/);
    fc.assert(
      fc.property(value, fc.constantFrom('\n', '\r\n'), (one, lineBreak) =>
        expectEqualValues([`a: ${one}`, `b: [ ${one} , y]`, `c: { d: ${one} }`, 'e:', `  - ${one}`, ''].join(lineBreak)),
      ),
      { numRuns: runs(500) },
    );
  });
});
