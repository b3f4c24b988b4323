import fc from 'fast-check';
import { fromHtml } from 'hast-util-from-html';
import { describe, expect, test } from 'vitest';
import { sanitizeRichText } from '../../../src/field-kinds/rich/sanitize-rich-text.ts';
import { readYaml } from '../../../src/yaml/yaml-file.ts';

const htmlOf = (text: string): string => sanitizeRichText(text, false, 'content').html;

describe('a text in Markdown', () => {
  test.each([
    ['one paragraph with emphasis', 'Made *with* **care**', '<p>Made <em>with</em> <strong>care</strong></p>'],
    ['paragraphs', 'One\n\nTwo', '<p>One</p>\n<p>Two</p>'],
    ['lists', '- one\n- two\n\n3. three', '<ul>\n<li>one</li>\n<li>two</li>\n</ul>\n<ol start="3">\n<li>three</li>\n</ol>'],
    ['code, without its language', '```js\nlet a = 1;\n```', '<pre><code>let a = 1;\n</code></pre>'],
    [
      'a picture with a caption',
      '![A bench](/media/a.png "In use")',
      '<figure><img src="/media/a.png" alt="A bench"><figcaption>In use</figcaption></figure>',
    ],
    ['a quote', '> Good work.', '<blockquote>\n<p>Good work.</p>\n</blockquote>'],
    [
      'a quote with its author',
      '> Good work.\n> — Ada',
      '<figure><blockquote>\n<p>Good work.</p>\n</blockquote>\n<figcaption>Ada</figcaption></figure>',
    ],
    [
      'a quote with its author in a paragraph',
      '> Good work.\n>\n> -- Ada',
      '<figure><blockquote>\n<p>Good work.</p>\n</blockquote>\n<figcaption>Ada</figcaption></figure>',
    ],
    ['a dash that starts a whole quote', '> — Ada', '<blockquote>\n<p>— Ada</p>\n</blockquote>'],
    ['a phone number as a link', '[call](tel:+4930901820)', '<p><a href="tel:+4930901820">call</a></p>'],
    ['a phone number as people write it', '([call](tel:+49 (0)30 901820 "T"))', '<p>(<a href="tel:+4930901820" title="T">call</a>)</p>'],
    ['a link with a title', '[prices](/a "All prices")', '<p><a href="/a" title="All prices">prices</a></p>'],
    ['a picture with a title in a line', 'x ![a](/media/a.png "T")', '<p>x <img src="/media/a.png" alt="a" title="T"></p>'],
    [
      'elements of HTML without a mark of their own',
      '*a* H<sub>2</sub>O 10<sup>3</sup> <kbd>Esc</kbd> <abbr title="b">c</abbr> <mark>d</mark> <del>e</del> <ins>f</ins> ~~g~~',
      '<p><em>a</em> H<sub>2</sub>O 10<sup>3</sup> <kbd>Esc</kbd> <abbr title="b">c</abbr> <mark>d</mark> <del>e</del> <ins>f</ins> <s>g</s></p>',
    ],
    [
      'tasks',
      '- [ ] open\n- [x] *done*\n- [X]\n- none',
      '<ul>\n<li data-task="open">open</li>\n<li data-task="done"><em>done</em></li>\n<li>[X]</li>\n<li>none</li>\n</ul>',
    ],
    ['tasks with paragraphs', '- [x] a\n\n  b', '<ul>\n<li data-task="done">\n<p>a</p>\n<p>b</p>\n</li>\n</ul>'],
    ['a web address', 'See https://a.example/b.', '<p>See <a href="https://a.example/b">https://a.example/b</a>.</p>'],
    ['an address in brackets', '(https://a.example/b_(c))', '<p>(<a href="https://a.example/b_(c)">https://a.example/b_(c)</a>)</p>'],
    ['an address without a scheme', 'www.a.example/b_c!', '<p><a href="https://www.a.example/b_c">www.a.example/b_c</a>!</p>'],
    ['an e-mail address', 'Write to a.b@c.example, please', '<p>Write to <a href="mailto:a.b@c.example">a.b@c.example</a>, please</p>'],
    [
      'addresses in another script',
      '見てhttps://a.example/路、次',
      '<p>見て<a href="https://a.example/路">https://a.example/路</a>、次</p>',
    ],
    [
      'no address in code and links',
      '`https://a.example` [https://b.example](/c)',
      '<p><code>https://a.example</code> <a href="/c">https://b.example</a></p>',
    ],
    [
      'no other addresses',
      '*a* ftp://b.example //c.example x.www.d.example e@f',
      '<p><em>a</em> ftp://b.example //c.example x.www.d.example e@f</p>',
    ],
    ['HTML between Markdown', '*One*\n\n<p>Two *stars*</p>\n\nThree', '<p><em>One</em></p>\n<p>Two *stars*</p>\n<p>Three</p>'],
  ])('has %s', (_, markdown, html) => {
    expect(sanitizeRichText(markdown, false, 'content')).toMatchObject({ html, removed: [], faults: [] });
  });

  test('has tables with aligned columns and scopes', () => {
    expect(htmlOf('| a | b |\n|---|--:|\n| c | d |').replaceAll('\n', '')).toBe(
      '<table><thead><tr><th scope="col">a</th><th scope="col" align="right">b</th></tr></thead>' +
        '<tbody><tr><td>c</td><td align="right">d</td></tr></tbody></table>',
    );
  });

  test('has no header without text in the corner of a table', () => {
    expect(htmlOf('| | b |\n|---|---|\n| c | d |').replaceAll('\n', '')).toBe(
      '<table><thead><tr><td></td><th scope="col">b</th></tr></thead><tbody><tr><td>c</td><td>d</td></tr></tbody></table>',
    );
  });

  test.each(['# One\n\n## Two\n\n### Three', '## One\n\n### Two\n\n#### Three'])('starts with h2: %j', (markdown) => {
    expect(htmlOf(markdown).replaceAll('\n', '')).toBe('<h2 id="one">One</h2><h3 id="two">Two</h3><h4 id="three">Three</h4>');
  });

  test('reports a fourth level of headings at its line', () => {
    const { faults } = sanitizeRichText('# A\n## B\n### C\n#### D', false, 'content');
    expect(faults).toMatchObject([{ part: { words: '#### D', before: 0 } }]);
  });

  test('links footnotes both ways, with ids that no other text has', () => {
    const html = htmlOf('One[^a] two[^a].\n\n[^a]: The *note*.');
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const targets = [...html.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toHaveLength(3);
    expect(new Set(targets)).toEqual(new Set(ids));
    expect(new Set(ids).size).toBe(3);
    expect(html).toContain('role="doc-endnotes"');
    const other = sanitizeRichText('One[^a] two[^a].\n\n[^a]: The *note*.', false, 'intro').html;
    for (const id of ids) expect(other).not.toContain(`"${id}"`);
  });

  test('reports footnotes without a reference, and references without a footnote', () => {
    const { faults } = sanitizeRichText('One[^a].\n\n[^b]: Lost.', false, 'content');
    expect(faults.map(({ part }) => part?.words)).toEqual(['[^b]:', '[^a]']);
  });

  test.each([
    ['words', 'Your words, 5 * 3 = 15'],
    ['a formula', 'CO<sub>2</sub>'],
    ['an address in HTML', '<p>See https://a.example</p>'],
    ['a paragraph with a link', 'Read <a href="/questions">the questions</a>'],
    ['paragraphs of HTML', '<p>One *star*</p>\n\n<h2 id="two"># Two</h2>\n<ul>\n    <li>- three</li>\n</ul>'],
    ['code with empty lines', '<pre><code># one\n\n- two\n</code></pre>'],
  ])('is not: %s', (_, text) => {
    expect(htmlOf(text)).toBe(text);
  });

  test('of one line has emphasis, and nothing else', () => {
    expect(sanitizeRichText('Sites *that* [work](/a) `now`', true, 'heading').html).toBe('Sites <em>that</em> [work](/a) `now`');
  });

  test('of one line has raised and lowered characters', () => {
    expect(sanitizeRichText('*CO*<sub>2</sub> 10<sup>3</sup> <kbd>x</kbd>', true, 'heading')).toMatchObject({
      html: '<em>CO</em><sub>2</sub> 10<sup>3</sup> x',
      removed: [{ name: '<kbd>' }],
    });
  });

  test('has no link with http, and says how to show the address', () => {
    expect(sanitizeRichText('See http://a.example/b', false, 'content').removed).toEqual([
      {
        name: 'The link "http://a.example/b"',
        part: { words: 'http://a.example/b', before: 0 },
        accepted:
          'links to pages such as /contact-us, and URLs that start with https:, mailto: or tel:. In backticks, an address is no link',
      },
    ]);
  });
});

describe('positions', () => {
  const written = [
    'Read /a and `/a`, then [this](/a)',
    'and www.a.example, b@c.example',
    'or ![that](/media/b.png).',
    '',
    '> 1. See <iframe></iframe>',
    '>    and [x][ref]',
    '',
    '[ref]: /c',
  ];
  test.each([
    ['a block text', ['text: |', ...written.map((line) => `  ${line}`)]],
    ['a text in quotes', ['text: "', ...written.flatMap((line) => [`  ${line}`, '']), '  "']],
    ['a folded text', ['text: >', ...written.flatMap((line) => [`  ${line}`, ''])]],
  ])('of links, pictures and HTML in %s', (_, lines) => {
    const file = readYaml('a.yaml', lines.join('\n'));
    expect(file.problems).toEqual([]);
    const text = String(Object(file.value).text);
    const { links, pictures, removed } = sanitizeRichText(text, false, 'text');
    const parts = [...links, ...pictures, ...removed].flatMap(({ part }) => (part ? [part] : []));
    const places = parts.map((part) => {
      const { line, column, length } = file.locate(['text'], part);
      const source = lines[line - 1] ?? '';
      return `${source.slice(0, column - 1).trim()} [${source.slice(column - 1, column - 1 + length)}]`;
    });
    expect(places).toEqual([
      'Read /a and `/a`, then [this]( [/a]',
      'and [www.a.example]',
      'and www.a.example, [b@c.example]',
      '[ref]: [/c]',
      'or ![that]( [/media/b.png]',
      '> 1. See [<iframe]',
    ]);
  });
});

/** The elements, attributes and URLs that a browser creates from HTML. */
function partsOf(html: string): string[] {
  const parts: string[] = [];
  const walk = (node: ReturnType<typeof fromHtml> | ReturnType<typeof fromHtml>['children'][number]): void => {
    if (node.type === 'element') {
      parts.push(node.tagName);
      for (const [name, value] of Object.entries(node.properties)) parts.push(`${node.tagName}@${name}=${String(value)}`);
    }
    if ('children' in node) for (const child of node.children) walk(child);
  };
  walk(fromHtml(html, { fragment: true }));
  return parts;
}

const allowed = [
  /^(a|blockquote|br|code|em|figcaption|figure|h[2-4]|hr|img|kbd|li|ol|p|pre|s|section|strong|sub|sup|table|tbody|td|th|thead|tr|ul)$/,
  /^(td|th)@align=(center|right)$|^th@scope=|^img@alt=|^(a|img)@title=|^li@data(T|-t)ask=(done|open)$|^img@src=\/media\/[\w./-]+$|^ol@start=/,
  /^a@href=(https:\/\/|mailto:|tel:|\/(?!\/)|#)|^a@id=noteref-[\da-f]{8}-[\d-]+$|^li@id=note-[\da-f]{8}-\d+$/,
  /^h[2-4]@id=[\p{L}\p{M}\p{N}._:-]+$/u,
  /^a@role=doc-(noteref|backlink)$|^section@role=doc-endnotes$/,
];

test('no Markdown gives an element, attribute or URL that is not allowed', () => {
  const piece = fc.oneof(
    fc.string(),
    fc.constantFrom(
      ...[
        '# ',
        '## ',
        '> ',
        '- ',
        '1. ',
        '\n',
        '\n\n',
        '  ',
        '*',
        '**',
        '_',
        '~~',
        '`',
        '```\n',
        '|',
        '|-|-:|\n',
        '---\n',
        '- [x] a\n',
        'https://a.example',
        '(www.',
        'b@c.example',
        '<sub>',
        '<kbd onclick="a">',
      ],
    ),
    fc.constantFrom(
      ...['[a](javascript:alert(1))', '![a](x" onerror="alert(1))', '![a](/media/a.png "t")', '[a]: data:text/html,x\n', '[a]', '(/b)'],
    ),
    fc.constantFrom(
      ...['[^a]', '[^a]: n\n', '<script>', '</script>', '<img src=x onerror=y>', '<p id="a">', '<a href="//e.example">', '<!--', '&#x6a;'],
    ),
    fc.constantFrom(
      ...[
        '<javascript:alert(1)>',
        '<https://a.example/?"onclick="b>',
        '## a {#b}\n',
        '{#',
        '<h2 id="main">',
        '<section role="doc-endnotes">',
        '<li id="note-12345678-1">',
        '\\',
      ],
    ),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), fc.boolean(), (pieces, inline) => {
      const { html } = sanitizeRichText(pieces.join(''), inline, 'content');
      for (const part of partsOf(html))
        expect(
          allowed.some((pattern) => pattern.test(part)),
          part,
        ).toBe(true);
    }),
  );
});

describe('hostile Markdown', () => {
  const length = 100_000;
  const fill = (piece: string): string => piece.repeat(Math.floor(length / piece.length));
  const lines = (count: number, line: (index: number) => string): string =>
    Array.from({ length: count }, (_, index) => line(index)).join('\n');
  test.each([
    ...[
      '[',
      '>',
      '*',
      '- ',
      '> ',
      '1. ',
      '*a_',
      '**a* b',
      '![',
      '[a](',
      '](',
      '`',
      '<a ',
      '<b>',
      '\\',
      '|a',
      '~~',
      '# a\n',
      '[a]: b\n',
      '\t',
      ...[
        '- [ ] a\n',
        'https://',
        'https://a.b/(',
        'https://a.b/([{',
        'www.',
        'www.a',
        'a@',
        '@a.b',
        'a@b.c ',
        'a.',
        '## a {#\n',
        '## a {#b}\n',
        '~~a',
        '<sub>',
      ],
    ].map((piece): [string, string] => [piece, `a*b*\n\n${fill(piece)}`]),
    ['a huge definition', `[a]: /${fill('x')}\n\n[a]`] as [string, string],
    ['thousands of definitions', lines(5000, (index) => `[d${index}]: /x\n\n[d${index}]`)],
    ['thousands of footnotes', lines(5000, (index) => `[^${index}]\n\n[^${index}]: x`)],
    ['nested lists', lines(300, (index) => `${'  '.repeat(index)}- a`)],
  ])('ends: %j', (_, text) => {
    const { html, removed, faults } = sanitizeRichText(text, false, 'content');
    expect(html !== '' || removed.length + faults.length > 0).toBe(true);
  });

  test.each([`${'> '.repeat(40)}deep`, lines(60, (index) => `${'  '.repeat(index)}- a`), `${'> '.repeat(5000)}deep`])(
    'that is too deep is reported',
    (text) => {
      expect(sanitizeRichText(text, false, 'content').removed).toMatchObject([
        { name: 'Markdown that is nested more than 32 levels deep' },
      ]);
    },
  );
});
