import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DependencyGraph, type InputKey } from '../../../src/content/dependency-graph.ts';

const faq: InputKey = 'record:faqs/how-long';
const photo: InputKey = 'media:/media/team.jpg';

describe('a page', () => {
  test('that was never made is not fresh', () => {
    expect(new DependencyGraph().isFresh('pages/a.yaml', () => '1')).toBe(false);
  });

  test('stays fresh while all it was made from stays as it was', () => {
    const graph = new DependencyGraph();
    graph.record(
      'pages/a.yaml',
      new Map([
        [faq, '1'],
        [photo, '2'],
      ]),
    );
    expect(graph.isFresh('pages/a.yaml', (key) => (key === faq ? '1' : '2'))).toBe(true);
    expect(graph.isFresh('pages/a.yaml', (key) => (key === faq ? '1' : '3'))).toBe(false);
  });

  test('that is gone is forgotten', () => {
    const graph = new DependencyGraph();
    graph.record('pages/a.yaml', new Map([[faq, '1']]));
    graph.record('pages/b.yaml', new Map([[faq, '1']]));
    graph.keepOnly(new Set(['pages/b.yaml']));
    expect(graph.usersOf(faq)).toEqual(['pages/b.yaml']);
    expect(graph.isFresh('pages/a.yaml', () => '1')).toBe(false);
  });

  test('made again is known by what it is made from now', () => {
    const graph = new DependencyGraph();
    graph.record('pages/a.yaml', new Map([[faq, '1']]));
    graph.record('pages/a.yaml', new Map([[photo, '1']]));
    expect(graph.usersOf(faq)).toEqual([]);
    expect(graph.usersOf(photo)).toEqual(['pages/a.yaml']);
  });
});

test('a change to one input ages the pages that use it, and no others', () => {
  const key = fc.constantFrom<InputKey>('settings', 'file:pages/a.yaml', 'record:faqs/a', 'record:faqs/b', 'media:/media/a.png');
  const uses = fc.dictionary(fc.stringMatching(/^[a-z]{1,6}$/), fc.uniqueArray(key), { maxKeys: 8 });
  fc.assert(
    fc.property(uses, key, (pages, changed) => {
      const graph = new DependencyGraph();
      for (const [page, keys] of Object.entries(pages)) graph.record(page, new Map(keys.map((one) => [one, 'before'])));
      const aged = Object.keys(pages).filter((page) => !graph.isFresh(page, (one) => (one === changed ? 'after' : 'before')));
      expect(aged.sort()).toEqual(graph.usersOf(changed).sort());
    }),
  );
});
