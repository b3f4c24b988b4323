import { describe, expect, test } from 'vitest';
import { rewriteLinks } from '../../../src/edit/rename/changes.ts';

describe('links in HTML', () => {
  test.each([
    ['<a href="/a">', '<a href="/b">'],
    ["<a href='/a?x#y'>", "<a href='/b?x#y'>"],
    ["<a href=''/a''>", "<a href=''/b''>"],
    ['<a href=\\"/a/\\">', '<a href=\\"/b/\\">'],
    ['<a HREF = /a >', '<a HREF = /b >'],
    ['<a href="/ab"> /a', '<a href="/ab"> /a'],
    ['<a href="https://x.example/a">', '<a href="https://x.example/a">'],
  ])('%s becomes %s', (before, after) => {
    expect(rewriteLinks(before, new Map([['/a', '/b']]))).toBe(after);
  });
});
