import { describe, expect, test } from 'vitest';
import { sanitizeRichText } from '../../src/field-kinds/rich/sanitize-rich-text.ts';
import { hrefSchema } from '../../src/schema/fields/link.ts';
import { encodeMailLink, findMailLinkFault } from '../../src/text/mail-link.ts';

const isAccepted = (href: string): boolean => hrefSchema.safeParse(href).success;

describe('a link to an e-mail', () => {
  test.each([
    ['without fields', 'mailto:a@example.com', 'mailto:a@example.com'],
    ['to several people', 'mailto:a@example.com,b@example.com', 'mailto:a@example.com,b@example.com'],
    ['with escapes', 'mailto:a@example.com?subject=Your%20offer', 'mailto:a@example.com?subject=Your%20offer'],
    ['with spaces as they are', 'mailto:a@example.com?subject=Your offer?', 'mailto:a@example.com?subject=Your%20offer%3F'],
    [
      'with a text',
      'mailto:a@example.com?subject=Größe&body=Hello,%0A100 % wool',
      'mailto:a@example.com?subject=Gr%C3%B6%C3%9Fe&body=Hello,%0A100%20%25%20wool',
    ],
    ['with copies', 'mailto:a@example.com?cc=b@example.com&BCC=c@example.com', 'mailto:a@example.com?cc=b@example.com&BCC=c@example.com'],
  ])('%s is accepted and encoded', (_, written, encoded) => {
    expect(isAccepted(written)).toBe(true);
    expect(encodeMailLink(written)).toBe(encoded);
    expect(encodeMailLink(encoded)).toBe(encoded);
  });

  test.each([
    ['no address', 'mailto:?subject=A'],
    ['half an address', 'mailto:a@b'],
    ['a space in the address', 'mailto:a @example.com'],
    ['an unknown field', 'mailto:a@example.com?subjct=A'],
    ['a field without a value', 'mailto:a@example.com?subject=Q&A'],
    ['a copy to nobody', 'mailto:a@example.com?cc=b'],
    ['an invisible character', 'mailto:a@example.com?subject=A\u200b'],
    ['a line break', 'mailto:a@example.com?subject=A\nB'],
  ])('with %s is refused', (_, href) => expect(isAccepted(href)).toBe(false));

  test('with & in a value says how to write it', () => {
    expect(findMailLinkFault('mailto:a@example.com?subject=Q&A')).toEqual({
      why: '"A" has no = in it. For the character &, write %26',
      right: 'mailto:a@example.com?subject=Q%26A',
    });
  });

  test.each([
    ['[write](mailto:a@example.com?subject=Your offer)', 'mailto:a@example.com?subject=Your offer', undefined],
    ['[write](mailto:a@example.com?subject=Your offer (new) "Soon")', 'mailto:a@example.com?subject=Your offer (new)', 'Soon'],
    ['[write][a]\n\n[a]: mailto:a@example.com?subject=Your offer', 'mailto:a@example.com?subject=Your offer', undefined],
    ['<a href="mailto:a@example.com?subject=Your offer">write</a>', 'mailto:a@example.com?subject=Your offer', undefined],
    ['[write](mailto:a@example.com?subject=A&amp;body=B)', 'mailto:a@example.com?subject=A&body=B', undefined],
  ])('may have spaces in a text: %s', (text, href, title) => {
    const { links, html, removed } = sanitizeRichText(text, false, 'content');
    expect(removed).toEqual([]);
    expect(links.map((link) => link.href)).toEqual([href]);
    expect(html.includes('title="Soon"')).toBe(title !== undefined);
  });
});
