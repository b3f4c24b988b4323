import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodePath, pathError, pathOf } from '../../src/preview/guard-requests.ts';

describe('a valid path has no error', () => {
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
    expect(pathError(target)).toBeUndefined();
  });

  test('any text, encoded', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 60 }).filter((one) => !/[\0\\]/.test(one));
    fc.assert(
      fc.property(text, (one) => {
        expect(pathError(`/${encodeURIComponent(one)}`)).toBeUndefined();
        expect(decodePath(encodeURIComponent(one))).toBe(one);
      }),
    );
  });
});

describe('an invalid path has an error message', () => {
  test.each([
    ['/@fs/a/package.json?html-proxy&index=0.js', /part of an HTML file/],
    ['/%zz', /malformed/],
    ['/media/%', /malformed/],
    ['/%c0%ae', /malformed/],
    ['/%ed%a0%80', /malformed/],
    ['/%00', /not allowed in a URL/],
    ['/media/..%5c..%5csite.yaml', /not allowed in a URL/],
    ['/\\evil.example', /not allowed in a URL/],
    ['', /begin with a slash/],
    ['http://evil.example/', /begin with a slash/],
    ['/@id/', /no module name/],
    ['/@id/?import', /no module name/],
    ['/@id/&import', /no module name/],
    ['/@vite/client__x00__', /not allowed in a URL/],
    ['*', /begin with a slash/],
    [`/${'a/'.repeat(7500)}`, /too long/],
  ])('%s', (target, sentence) => {
    expect(pathError(target)).toMatch(sentence);
  });

  test('no request target throws, and every valid one can be decoded', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (target) => {
        if (pathError(target) === undefined) expect(decodePath(pathOf(target))).toBeDefined();
      }),
    );
  });
});
