import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodePath, pathMistake, pathOf } from '../../../packages/engine/src/preview/malformed-path.ts';

describe('a path that every route can read', () => {
  test.each([
    '/',
    '/about-us',
    '/media/a.svg?x=%zz',
    '/%C3%A4',
    '/a%20b',
    '//host/x',
    '/@fs/a/b.ts?import&raw',
    '/@id/react?import',
    '/@id/__x00__virtual:x',
    `/${'a'.repeat(4095)}`,
  ])('%s', (target) => {
    expect(pathMistake(target)).toBeUndefined();
  });

  test('any text, encoded', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 60 }).filter((one) => !/[\0\\]/.test(one));
    fc.assert(
      fc.property(text, (one) => {
        expect(pathMistake(`/${encodeURIComponent(one)}`)).toBeUndefined();
        expect(decodePath(encodeURIComponent(one))).toBe(one);
      }),
    );
  });
});

describe('a malformed path gets a sentence', () => {
  test.each([
    ['/%zz', /malformed/],
    ['/media/%', /malformed/],
    ['/%c0%ae', /malformed/],
    ['/%ed%a0%80', /malformed/],
    ['/%00', /no address may have/],
    ['/media/..%5c..%5csite.yaml', /no address may have/],
    ['/\\evil.example', /no address may have/],
    ['', /begin with a slash/],
    ['http://evil.example/', /begin with a slash/],
    ['/@id/', /names no module/],
    ['/@id/?import', /names no module/],
    ['/@id/&import', /names no module/],
    ['/@vite/client__x00__', /no address may have/],
    ['*', /begin with a slash/],
    [`/${'a/'.repeat(7500)}`, /too long/],
  ])('%s', (target, sentence) => {
    expect(pathMistake(target)).toMatch(sentence);
  });

  test('whatever it is, nothing throws, and what is let through can be decoded', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (target) => {
        if (pathMistake(target) === undefined) expect(decodePath(pathOf(target))).toBeDefined();
      }),
    );
  });
});
