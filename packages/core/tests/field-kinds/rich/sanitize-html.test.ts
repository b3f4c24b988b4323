import fc from 'fast-check';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { describe, expect, test } from 'vitest';
import { sanitizeHtml } from '../../../src/field-kinds/rich/sanitize-html.ts';

const hostile = [
  '<script>alert(1)</script>',
  '<p onclick="alert(1)">a</p>',
  '<img src="x" onerror="alert(1)">',
  '<a href="javascript:alert(1)">a</a>',
  '<a href="JaVa\tScript:alert(1)">a</a>',
  '<a href="data:text/html,<script>alert(1)</script>">a</a>',
  '<img src="https://elsewhere.example/track.gif">',
  '<svg><script>alert(1)</script></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<style>p { color: red }</style>',
  '<p style="position: fixed">a</p>',
  '<iframe src="/"></iframe>',
  '<form action="/steal"><input name="a"></form>',
  '<base href="https://elsewhere.example">',
  '<meta http-equiv="refresh" content="0;url=https://elsewhere.example">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<p id="main">a</p>',
  '<a href="//elsewhere.example">a</a>',
];

/** The elements and attributes that a browser creates from HTML. */
function partsOf(html: string): string[] {
  const parts: string[] = [];
  const walk = (node: ReturnType<typeof fromHtml> | ReturnType<typeof fromHtml>['children'][number]): void => {
    if (node.type === 'element') parts.push(node.tagName, ...Object.keys(node.properties).map((name) => `${node.tagName}@${name}`));
    if ('children' in node) for (const child of node.children) walk(child);
  };
  walk(fromHtml(html, { fragment: true }));
  return parts;
}

const harmless =
  /^(a|abbr|blockquote|br|code|del|em|figcaption|figure|h[2-4]|hr|img|ins|kbd|li|mark|ol|p|pre|s|strong|sub|sup|table|tbody|td|th|thead|tr|ul)(@(align|alt|href|scope|src|start|title)|(?<=h[2-4])@id)?$/;

describe('C-9 rich text', () => {
  test.each(hostile)('loses %s, and says so', (html) => {
    const { html: clean, removed } = sanitizeHtml(html, false);
    for (const part of partsOf(clean)) expect(part).toMatch(harmless);
    expect(clean).not.toMatch(/javascript:|data:|onerror|onclick|elsewhere\.example/i);
    expect(removed).not.toEqual([]);
  });

  test('keeps the elements of articles', () => {
    const html =
      '<h2 id="one">One</h2><p>Two <strong>three</strong> <a href="https://a.example">four</a> <a href="mailto:a@b.example">five</a> <a href="/six">six</a></p>' +
      '<ul><li>seven</li></ul><blockquote><p>eight</p></blockquote><pre><code>nine</code></pre>' +
      '<table><thead><tr><th scope="col">ten</th></tr></thead><tbody><tr><td>eleven</td></tr></tbody></table>';
    const { html: clean, removed, links } = sanitizeHtml(html, false);
    expect(removed).toEqual([]);
    expect(clean).toBe(html);
    expect(links.map(({ href }) => href)).toEqual(['https://a.example', 'mailto:a@b.example', '/six']);
  });

  test('names the element and where it starts', () => {
    const { removed } = sanitizeHtml('<p>fine</p>\n<iframe src="/"></iframe>', false);
    expect(removed).toMatchObject([{ name: '<iframe>', part: { words: '<iframe', before: 0 } }]);
  });

  test('of one line allows emphasis only', () => {
    expect(sanitizeHtml('AI that <em>works</em>', true)).toMatchObject({ html: 'AI that <em>works</em>', removed: [] });
    expect(sanitizeHtml('<p>No</p>', true).removed).toMatchObject([{ name: '<p>' }]);
  });

  test('sanitised twice equals sanitised once, for any text', () => {
    const pieces = fc.oneof(
      fc.constantFrom(...hostile),
      fc.string(),
      fc.constantFrom('<p>', '</p>', '<ul><li>', '<table><tr>', '&lt;', '"', "'"),
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
        const once = sanitizeHtml(parts.join(''), false).html;
        expect(sanitizeHtml(once, false)).toMatchObject({ html: once, removed: [] });
        for (const part of partsOf(once)) expect(part).toMatch(harmless);
      }),
    );
  });
});

test('text with emphasis equals the result of a parser, and nothing is rejected', () => {
  const words = fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll(/[<>&]/g, ''));
  const stressed = fc.tuple(fc.constantFrom('em', 'strong'), words).map(([name, text]) => `<${name}>${text}</${name}>`);
  fc.assert(
    fc.property(fc.array(fc.oneof(words, stressed), { maxLength: 5 }), fc.boolean(), (parts, isInline) => {
      const html = parts.join('');
      expect(sanitizeHtml(html, isInline)).toEqual({
        html: toHtml(fromHtml(html, { fragment: true })),
        removed: [],
        links: [],
        pictures: [],
        headings: [],
      });
    }),
  );
});
