import { expect, test } from 'vitest';
import { withoutExpiredLinks } from '../../src/render/without-expired-links.ts';

test.each([
  ['<a href="/fair" class="x">The fair</a>', '<a class="x">The fair</a>'],
  ['<a class="x" href="/fair?day=1#talk">The fair</a>', '<a class="x">The fair</a>'],
  ['<a href="/fairs">All fairs</a>', '<a href="/fairs">All fairs</a>'],
  ['<a href="/news/fair">News</a> <a href="https://other.example/fair">Other</a>', undefined],
  ['<p>Write href="/fair" there.</p>', '<p>Write href="/fair" there.</p>'],
])('%s', (html, expected = html) => expect(withoutExpiredLinks(html, ['/fair', '/2026'])).toBe(expected));
