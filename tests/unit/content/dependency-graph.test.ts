import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DependencyGraph, type InputKey } from '../../../src/content/dependency-graph.ts';

const faq: InputKey = 'record:faqs/how-long';
const photo: InputKey = 'media:/media/team.jpg';

describe('a page', () => {
  test('that was never made is not known', () => {
    expect(new DependencyGraph().has('pages/a.yaml')).toBe(false);
  });

  test('is stale once anything that it was made from is another', () => {
    const graph = new DependencyGraph();
    graph.record(
      'pages/a.yaml',
      new Map([
        [faq, '1'],
        [photo, '2'],
      ]),
    );
    expect([...graph.stale((key) => (key === faq ? '1' : '2'))]).toEqual([]);
    expect([...graph.stale((key) => (key === faq ? '1' : '3'))]).toEqual(['pages/a.yaml']);
  });

  test('that is gone is forgotten', () => {
    const graph = new DependencyGraph();
    graph.record('pages/a.yaml', new Map([[faq, '1']]));
    graph.record('pages/b.yaml', new Map([[faq, '1']]));
    graph.keepOnly(new Set(['pages/b.yaml']));
    expect(graph.usersOf(faq)).toEqual(['pages/b.yaml']);
    expect(graph.has('pages/a.yaml')).toBe(false);
  });

  test('made again is known by what it is made from now', () => {
    const graph = new DependencyGraph();
    graph.record('pages/a.yaml', new Map([[faq, '1']]));
    graph.record('pages/a.yaml', new Map([[photo, '1']]));
    expect(graph.usersOf(faq)).toEqual([]);
    expect(graph.usersOf(photo)).toEqual(['pages/a.yaml']);
    expect([...graph.stale((key) => (key === faq ? 'another' : '1'))]).toEqual([]);
  });
});

test('a change to one input ages the pages that use it, and no others', () => {
  const key = fc.constantFrom<InputKey>('settings', 'file:pages/a.yaml', 'record:faqs/a', 'record:faqs/b', 'media:/media/a.png');
  const uses = fc.dictionary(fc.stringMatching(/^[a-z]{1,6}$/), fc.uniqueArray(key), { maxKeys: 8 });
  fc.assert(
    fc.property(uses, key, (pages, changed) => {
      const graph = new DependencyGraph();
      for (const [page, keys] of Object.entries(pages)) graph.record(page, new Map(keys.map((one) => [one, 'before'])));
      const aged = graph.stale((one) => (one === changed ? 'after' : 'before'));
      expect([...aged].sort()).toEqual(graph.usersOf(changed).sort());
    }),
  );
});
