import { expect, test } from 'vitest';
import { withoutExpiredLinks } from '../../src/render/render-page.tsx';

test.each([
  ['<a href="/fair" class="x">The fair</a>', '<a class="x">The fair</a>'],
  ['<a class="x" href="/fair?day=1#talk">The fair</a>', '<a class="x">The fair</a>'],
  ['<a href="/fairs">All fairs</a>', '<a href="/fairs">All fairs</a>'],
  ['<a href="/news/fair">News</a> <a href="https://other.example/fair">Other</a>', undefined],
  ['<p>Write href="/fair" there.</p>', '<p>Write href="/fair" there.</p>'],
])('%s', (html, expected = html) => expect(withoutExpiredLinks(html, ['/fair', '/2026'])).toBe(expected));

test('addresses below a path with a slash at their end', () => {
  const html = '<a href="/v1.2/fair/#talk">The fair</a> <a href="/v102/fair/">Another site</a> <a href="/v1.2/fair/news/">News</a>';
  expect(withoutExpiredLinks(html, ['/v1.2/fair/'])).toBe(html.replace(' href="/v1.2/fair/#talk"', ''));
});
