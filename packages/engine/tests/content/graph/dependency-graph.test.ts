import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DependencyGraph, type InputKey } from '../../../src/content/graph/dependency-graph.ts';

const faq: InputKey = 'record:faqs/how-long';
const photo: InputKey = 'media:/media/team.jpg';
const one = (): string => '1';

describe('a page', () => {
  test('that was never rendered is unknown', () => {
    expect(new DependencyGraph().has('pages/a.yaml')).toBe(false);
  });

  test('is stale when one of its inputs has changed', () => {
    const graph = new DependencyGraph();
    graph.record('pages/a.yaml', new Set([faq, photo]), (key) => (key === faq ? '1' : '2'));
    expect([...graph.stale((key) => (key === faq ? '1' : '2'))]).toEqual([]);
    expect([...graph.stale((key) => (key === faq ? '1' : '3'))]).toEqual(['pages/a.yaml']);
  });

  test('that is removed is forgotten', () => {
    const graph = new DependencyGraph();
    graph.record('pages/a.yaml', new Set([faq]), one);
    graph.record('pages/b.yaml', new Set([faq]), one);
    graph.keepOnly(new Set(['pages/b.yaml']));
    expect(graph.usersOf(faq)).toEqual(['pages/b.yaml']);
    expect(graph.has('pages/a.yaml')).toBe(false);
  });

  test('rendered again depends on its new inputs only', () => {
    const graph = new DependencyGraph();
    graph.record('pages/a.yaml', new Set([faq]), one);
    graph.record('pages/a.yaml', new Set([photo]), one);
    expect(graph.usersOf(faq)).toEqual([]);
    expect(graph.usersOf(photo)).toEqual(['pages/a.yaml']);
    expect([...graph.stale((key) => (key === faq ? 'another' : '1'))]).toEqual([]);
  });
});

test('the fingerprint of a page changes with each of its inputs', () => {
  const nameOf = (keys: InputKey[], state: (key: InputKey) => string): string => {
    const graph = new DependencyGraph();
    graph.record('pages/other.yaml', new Set([faq, photo]), () => 'another');
    graph.record('pages/a.yaml', new Set(keys), state);
    return graph.digestOf('pages/a.yaml');
  };
  expect(nameOf([faq, photo], one)).toBe(nameOf([photo, faq], one));
  expect(nameOf([faq, photo], one)).not.toBe(nameOf([faq, photo], (key) => (key === faq ? '2' : '1')));
  expect(nameOf([faq, photo], one)).not.toBe(nameOf([faq], one));
});

test('a changed input makes exactly the pages stale that use it', () => {
  const key = fc.constantFrom<InputKey>('settings', 'file:pages/a.yaml', 'record:faqs/a', 'record:faqs/b', 'media:/media/a.png');
  const uses = fc.dictionary(fc.stringMatching(/^[a-z]{1,6}$/), fc.uniqueArray(key), { maxKeys: 8 });
  fc.assert(
    fc.property(uses, key, (pages, changed) => {
      const graph = new DependencyGraph();
      for (const [page, keys] of Object.entries(pages)) graph.record(page, new Set(keys), () => 'before');
      const aged = graph.stale((input) => (input === changed ? 'after' : 'before'));
      expect([...aged].sort()).toEqual(graph.usersOf(changed).sort());
    }),
  );
});
