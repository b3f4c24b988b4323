import { describe, expect, test } from 'vitest';
import { CST, Parser, parse } from 'yaml';
import { applyEdits } from '../../../src/yaml/edit/apply-edits.ts';
import { editYaml } from '../../../src/yaml/edit/edit-yaml.ts';

/** Cases in which the CST functions of the package `yaml` throw or change more than the value, so that edits are our own. */
const cases: { name: string; text: string; value: string; edited: string }[] = [
  { name: 'an empty value', text: 'to:\n', value: '/b', edited: 'to: /b\n' },
  { name: 'an empty value at the end of the file', text: 'to:', value: '/b', edited: 'to: /b' },
  { name: 'an empty value before a comment', text: 'to: # none\nx: 1\n', value: '/b', edited: 'to: /b # none\nx: 1\n' },
  { name: 'an empty value between others', text: 'a: 1\r\nto:\r\nx: 1\r\n', value: '/b', edited: 'a: 1\r\nto: /b\r\nx: 1\r\n' },
  { name: 'the text 42', text: 'to: abc\n', value: '42', edited: 'to: "42"\n' },
  { name: 'the text true', text: 'to: abc\n', value: 'true', edited: 'to: "true"\n' },
  { name: 'an empty text', text: 'to: abc\n', value: '', edited: 'to: ""\n' },
  { name: 'a comma in braces', text: '{ to: /a, x: 1 }\n', value: 'one, two', edited: '{ to: "one, two", x: 1 }\n' },
  {
    name: 'two lines in a file with Windows line endings',
    text: 'a:\r\n  to: /a\r\n  x: 1\r\n',
    value: 'two\nlines',
    edited: 'a:\r\n  to: "two\\nlines"\r\n  x: 1\r\n',
  },
  {
    name: 'a block scalar with Windows line endings',
    text: 'to: |\r\n  a\r\n  b\r\nx: 1\r\n',
    value: 'c\nd\n',
    edited: 'to: "c\\nd\\n"\r\nx: 1\r\n',
  },
  {
    name: 'a block scalar with wide indentation',
    text: 'a:\n    to: >-\n        one\n        two\n    x: 1\n',
    value: 'three',
    edited: 'a:\n    to: three\n    x: 1\n',
  },
];

const pathOf = (text: string): string[] => (text.startsWith('a:\n') || text.startsWith('a:\r\n  to') ? ['a', 'to'] : ['to']);
const valueIn = (text: string): unknown => pathOf(text).reduce<unknown>((value, key) => Object(value)[key], parse(text));

/** Makes the same change with the functions of `yaml`. Returns the text, or undefined when they throw. */
function editedByCst(text: string, value: string): string | undefined {
  for (const token of new Parser().parse(text)) {
    if (token.type !== 'document') continue;
    try {
      CST.visit(token, ({ key, value: found }) => {
        if (!CST.isScalar(key) || key.source !== 'to') return undefined;
        if (!found) throw new Error('There is no token for an empty value.');
        CST.setScalarValue(found, value);
        return CST.visit.BREAK;
      });
    } catch {
      return undefined;
    }
    return CST.stringify(token);
  }
  return undefined;
}

describe('a value is replaced in place, and nothing else changes', () => {
  test.each(cases)('$name', ({ text, value, edited }) => {
    expect(applyEdits(text, editYaml(text, [{ kind: 'set', path: pathOf(text), value }]))).toBe(edited);
    expect(valueIn(edited)).toBe(value);
  });
});

describe("yaml's own functions cannot do it", () => {
  test.each(cases)('$name', ({ text, value, edited }) => {
    expect(editedByCst(text, value)).not.toBe(edited);
  });
});
