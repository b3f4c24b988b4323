import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isNode, parse, parseDocument, visit } from 'yaml';
import { applyEdits } from '../../../../packages/core/src/yaml/edit/apply-edits.ts';
import { editYaml, type ValueChange } from '../../../../packages/core/src/yaml/edit/edit-yaml.ts';
import { UneditableError } from '../../../../packages/core/src/yaml/edit/yaml-text.ts';
import { inProject } from '../../../../packages/engine/tests/support/project-root.ts';
import { runs } from '../../../../packages/engine/tests/support/property-runs.ts';
import { otherValue, valuesIn } from '../../../support/values-in.ts';

const edited = (text: string, change: ValueChange): string => applyEdits(text, editYaml(text, [change]));

const page = `# The first page.
title: Home # short
blocks:
  # The hero.
  - type: hero
    heading: 'Hello'
    link: { label: More, to: /more }

  - type: text # plain
    text: |
      One.

      Two.

  # The last one.
  - type: faq
    items:
      - question: Why?
        answer: Because.
      - question: How?
        answer: Like this.
`;

describe('a value', () => {
  test.each<[string, ValueChange, string, string]>([
    ['keeps its quotes', { kind: 'put', path: ['blocks', 0, 'heading'], value: "It's me" }, "'Hello'", "'It''s me'"],
    ['keeps its comment', { kind: 'put', path: ['title'], value: 'Start' }, 'Home # short', 'Start # short'],
    ['of several lines is a text block', { kind: 'put', path: ['title'], value: 'a\nb' }, 'Home # short', '|- # short\n  a\n  b'],
    ['changes one line of a text block', { kind: 'put', path: ['blocks', 1, 'text'], value: 'One.\n\nThree.\n' }, 'Two.', 'Three.'],
    ['in brackets', { kind: 'put', path: ['blocks', 0, 'link', 'to'], value: '/a, b' }, '/more }', '"/a, b" }'],
  ])('%s', (_, change, old, written) => {
    expect(edited(page, change)).toBe(page.replace(old, written));
  });

  test.each([
    ['a: One. # c\nb: Two # d\n', ['a'], 'one\n\ntwo', 'a: |- # c\n  one\n\n  two\nb: Two # d\n'],
    ["a: 'One.' # c\n", ['a'], 'one\n\ntwo\n', 'a: | # c\n  one\n\n  two\n'],
    ['a: One. # c\r\nb: Two\r\n', ['a'], 'one\ntwo', 'a: |- # c\r\n  one\r\n  two\r\nb: Two\r\n'],
    ['a: # c\nb: Two\n', ['a'], 'one\ntwo', 'a: |- # c\n  one\n  two\nb: Two\n'],
    ['a:\n  - One. # c\n  - Two # d\n', ['a', 0], 'one\ntwo', 'a:\n  - |- # c\n    one\n    two\n  - Two # d\n'],
    ['a:\n  - One. # c\n', ['a', 0], { b: 'x', d: 'one\ntwo' }, 'a:\n  - b: x # c\n    d: |-\n      one\n      two\n'],
    ['a: | # c\n  One.\n  Two.\nb: Two\n', ['a'], 'one\ntwo', 'a: |- # c\n  one\n  two\nb: Two\n'],
    ['a: One. # c\nb: Two\n', [], { a: 'one\ntwo', d: 'new', b: 'Two' }, 'a: |- # c\n  one\n  two\nd: new\nb: Two\n'],
    ['a: One. # c\nb: Two\n', [], { a: 'one\ntwo' }, 'a: |- # c\n  one\n  two\n'],
  ])('of several lines keeps the comment in its first line: %j', (text, path, value, expected) => {
    expect(edited(text, { kind: 'put', path, value })).toBe(expected);
  });

  test('of a new field stands behind the field before it', () => {
    const value = { type: 'hero', background: 'dark', heading: 'Hello', link: { label: 'More', to: '/more' }, list: ['a', 'b'] };
    expect(edited(page, { kind: 'put', path: ['blocks', 0], value })).toBe(
      page
        .replace("    heading: 'Hello'", "    background: dark\n    heading: 'Hello'")
        .replace('to: /more }\n', 'to: /more }\n    list:\n      - a\n      - b\n'),
    );
  });

  test('that is a group gets and loses fields, also behind a dash', () => {
    const at = ['blocks', 2, 'items', 0];
    expect(edited(page, { kind: 'delete', path: [...at, 'question'] })).toContain('      - answer: Because.\n');
    expect(edited(page, { kind: 'delete', path: [...at, 'answer'] })).toBe(page.replace('        answer: Because.\n', ''));
    const first = edited(page, { kind: 'put', path: at, value: { id: 'why', question: 'Why?', answer: 'Because.' } });
    expect(first).toContain('      - id: why\n        question: Why?\n');
    expect(edited(first, { kind: 'delete', path: [...at, 'id'] })).toBe(page);
  });

  test('in another form takes the place of the old one', () => {
    const put = (value: unknown): string => edited(page, { kind: 'put', path: ['blocks', 1, 'text'], value });
    expect(put(['One.', { a: 1 }])).toContain('    text:\n      - One.\n      - a: 1\n\n  # The last one.');
    expect(put(true)).toContain('    text: true\n\n  # The last one.');
  });

  test('that does not exist, or has no group for it, is an error', () => {
    expect(() => edited(page, { kind: 'delete', path: ['blocks', 7] })).toThrow(UneditableError);
    expect(() => edited(page, { kind: 'put', path: ['title', 'x'], value: 1 })).toThrow(UneditableError);
  });
});

describe('an entry of a list', () => {
  const blocks = ['blocks'];
  const types = (text: string): string[] => parse(text).blocks.map(({ type }: { type: string }) => type);

  test('moves with the comments above it, and the empty lines stay between', () => {
    const moved = edited(page, { kind: 'move', path: blocks, from: 2, to: 0 });
    expect(types(moved)).toEqual(['faq', 'hero', 'text']);
    expect(moved).toMatch(/^blocks:\n {2}# The last one\.\n {2}- type: faq\n[^#]*\n\n {2}# The hero\.\n {2}- type: hero/m);
    expect(moved.endsWith('      Two.\n')).toBe(true);
    expect(edited(moved, { kind: 'move', path: blocks, from: 0, to: 2 })).toBe(page);
  });

  test('is copied below itself, inserted with an empty line, and deleted without a trace', () => {
    const copied = edited(page, { kind: 'copy', path: blocks, index: 0 });
    expect(types(copied)).toEqual(['hero', 'hero', 'text', 'faq']);
    expect(edited(copied, { kind: 'delete', path: ['blocks', 1] })).toBe(page);
    for (const at of [0, 1, 3]) {
      const inserted = edited(page, { kind: 'insert', path: blocks, at, value: { type: 'quote', text: 'So.' } });
      expect(inserted).toContain('  - type: quote\n    text: So.\n');
      expect(edited(inserted, { kind: 'delete', path: ['blocks', at] })).toBe(page);
    }
  });

  test('leaves the comments of the others when it goes into one of them', () => {
    const menu = 'menu:\n  - label: Home\n    to: /\n  - label: More # a menu\n    items:\n      - label: Team\n        to: /team # ours\n';
    const items = [
      { label: 'Team', to: '/team' },
      { label: 'Home', to: '/' },
    ];
    expect(edited(menu, { kind: 'put', path: ['menu'], value: [{ label: 'More', items }] })).toBe(
      'menu:\n  - label: More # a menu\n    items:\n      - label: Team\n        to: /team # ours\n      - label: Home\n        to: /\n',
    );
  });

  test('in brackets keeps how it is written', () => {
    const text = 'tags: [ \'a\', b, "c" ] # all\n';
    expect(edited(text, { kind: 'move', path: ['tags'], from: 0, to: 2 })).toBe('tags: [b, "c", \'a\'] # all\n');
    expect(edited(text, { kind: 'insert', path: ['tags'], at: 1, value: 'x, y' })).toBe('tags: [\'a\', "x, y", b, "c"] # all\n');
  });

  test('is the first of a list that had none', () => {
    const value = { type: 'quote' };
    expect(edited('a: 1\nblocks: []\n', { kind: 'insert', path: blocks, at: 0, value })).toBe('a: 1\nblocks:\n  - type: quote\n');
    expect(edited('a: 1\n', { kind: 'insert', path: blocks, at: 0, value })).toBe('a: 1\nblocks:\n  - type: quote\n');
  });
});

const folder = inProject('tests', 'blocks');
const examples = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => ({ name, text: readFileSync(`${folder}/${name}/full.yaml`, 'utf8') }));

/** Returns a text with a comment in each line that has room for one: behind a value, or behind the `|` of a text block. */
function commented(text: string): string {
  const ends = new Set<number>();
  visit(parseDocument(text), {
    Scalar: (_, { range, type }) => {
      const [start, end] = range ?? [0, 0];
      const newline = text.indexOf('\n', type === 'BLOCK_LITERAL' || type === 'BLOCK_FOLDED' ? start : end);
      if (newline > 0) ends.add(newline);
    },
  });
  return [...ends].sort((a, b) => b - a).reduce((now, at) => `${now.slice(0, at)} # note${now.slice(at)}`, text);
}

describe.each(examples)('the example of $name', ({ text }) => {
  const values = valuesIn(parse(text)).filter(({ path }) => path.length > 0);

  test('has values of which each can be changed, and no other byte', () => {
    const document = parseDocument(text);
    for (const { path, value } of values.filter((one) => typeof one.value !== 'object')) {
      const changed = edited(text, { kind: 'put', path, value: otherValue(value) });
      const node = document.getIn(path, true);
      const [start, end] = isNode(node) && node.range ? node.range : [0, 0];
      expect(changed.slice(0, start)).toBe(text.slice(0, start));
      // A text block ends with a line break.
      const rest = text.slice(end - (text[end - 1] === '\n' ? 1 : 0));
      expect(changed.endsWith(rest)).toBe(true);
      expect(parseDocument(changed).getIn(path)).toEqual(otherValue(value));
    }
  });

  test.each([
    ['as it is', text],
    ['with a comment in each line', commented(text)],
  ])('%s stays valid through any sequence of changes', (_, start) => {
    const step = fc.record({
      at: fc.nat(),
      kind: fc.constantFrom('put', 'delete', 'insert', 'move', 'copy'),
      from: fc.nat(),
      to: fc.nat(),
      isLonger: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(step, { minLength: 8, maxLength: 8 }), (steps) => {
        let now = start;
        for (const { at, kind, from, to, isLonger } of steps) {
          const all = valuesIn(parse(now)).filter(({ path }) => path.length > 0);
          const lists = all.filter(({ value }) => Array.isArray(value) && value.length > 0);
          const list = lists[at % Math.max(1, lists.length)];
          const one = all[at % all.length];
          const size = Array.isArray(list?.value) ? list.value.length : 0;
          const entry: unknown = Array.isArray(list?.value) ? list.value[from % size] : undefined;
          const other = all[from % all.length]?.value;
          const value = isLonger && typeof other === 'string' ? `${other}\n\nTwo: # no comment` : other;
          if (kind === 'put' && one) now = edited(now, { kind, path: one.path, value });
          else if (kind === 'delete' && one && all.length > 3) now = edited(now, { kind, path: one.path });
          else if (kind === 'insert' && list) now = edited(now, { kind, path: list.path, at: to % (size + 1), value: entry });
          else if (kind === 'move' && list) now = edited(now, { kind, path: list.path, from: from % size, to: to % size });
          else if (kind === 'copy' && list) now = edited(now, { kind, path: list.path, index: from % size });
          if (now.length > 50_000) break;
        }
      }),
      { numRuns: runs(2) },
    );
  });
});
