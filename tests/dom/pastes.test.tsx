import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sanitizeRichText } from '@pagewright/core/rich';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pastedMarkdown } from '../../packages/editor/src/client/rich/paste/pasted-markdown.ts';
import { pasteInto } from '../../packages/editor/tests/support/paste-text.ts';
import { runs } from '../../packages/engine/tests/support/property-runs.ts';

const folder = join(import.meta.dirname, 'pastes');
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
const cases = readdirSync(folder).filter((name) => /\.(?:html|txt)$/.test(name));

describe('a paste keeps what Markdown can say', () => {
  test.each(cases)('%s', async (name) => {
    const pasted = name.endsWith('.html') ? { html: read(name) } : { plain: read(name) };
    const { text, left } = pasteInto('', pasted);
    const note =
      left.pictures + left.links.length > 0 ? `\n<!-- left out: ${[`${left.pictures} pictures`, ...left.links].join(', ')} -->\n` : '';
    // A field gets the same as the page.
    if (pasted.html !== undefined) expect(pastedMarkdown(pasted.html, '', '')).toBe(text);
    await expect(`${text}\n${note}`).toMatchFileSnapshot(join(folder, name.replace(/\.\w+$/, '.md')));
    // It says the same when it is read again, and nothing of it is refused.
    expect(sanitizeRichText(text, false, '').removed).toEqual([]);
    expect(text).not.toMatch(/·|\u00A0$|^\u00A0/m);
  });
});

describe('where it is pasted', () => {
  test.each([
    ['We sell:', '<ul><li>Yarn</li><li>Looms</li></ul>', 'We sell:\n\n- Yarn\n- Looms'],
    ['One,', '<span>and <b>two</b></span>', 'One,and **two**'],
    ['## One', '<p>, two<br>three</p>', '## One, two three'],
    ['One-', '<p>two</p><p>Three</p>', 'One-two\n\nThree'],
    ['One', '<table><tr><td>A</td><td>B</td></tr></table>', 'One\n\n| A | B |\n|---|---|'],
    [
      '<p>One</p>\n<p>Two</p>',
      '<table><tr><td>A</td><td>B*</td></tr></table>',
      '<p>One</p>\n<p>Two</p>\n<table>\n<thead>\n<tr>\n<th scope="col">A</th>\n<th scope="col">B*</th>\n</tr>\n</thead>\n</table>',
    ],
    ['- One', '<ul><li>Two</li></ul>', '- One\n  - Two'],
    ['- One\n-', '<ul><li>Two</li><li>Three</li></ul>', '- One\n- Two\n- Three'],
  ])('%j and %j are %j', (text, html, expected) => {
    expect(pasteInto(text, { html }).text).toBe(expected);
  });

  test('what is copied from a text here stays as it is, but for links of others', () => {
    const own = (inner: string): string => `<div data-pm-slice="0 0 []">${inner}</div>`;
    const html = own('<p>A <a href="#top">place</a>, <img src="/media/a.png" alt="A"></p><div data-piece="- [ ] A task"></div>');
    expect(pasteInto('', { html }).text).toBe('A [place](#top), ![A](/media/a.png)\n\n- [ ] A task');
    expect(pasteInto('', { html: own('<p><a href="javascript:alert(1)">A</a></p>') }).text).toBe('A');
  });

  test('cells of a spreadsheet that come as text are a table', () => {
    expect(pasteInto('', { plain: 'Floor\tLift\r\nCellar\tyes\r\n' }).text).toBe('| Floor | Lift |\n|---|---|\n| Cellar | yes |');
  });

  test('the source of Markdown from a text editor is read, although it comes with colours', () => {
    const line = (words: string): string => `<div><span style="color: #800000">${words}</span></div>`;
    const html = `<meta charset="utf-8"><div style="white-space: pre">${line('## Opening')}<br>${line('At **ten**.')}</div>`;
    expect(pasteInto('', { html, plain: '## Opening\n\nAt **ten**.' }).text).toBe('## Opening\n\nAt **ten**.');
    expect(pasteInto('', { html: '<p>At <b>ten</b> **stars**</p>', plain: 'At ten **stars**' }).text).toBe('At **ten** \\*\\*stars\\*\\*');
  });

  test.each([
    ['<table><tr><td>Floor</td><td>Lift</td></tr><tr><td>Cellar</td><td>yes</td></tr></table>', 'Floor | Lift Cellar | yes'],
    ['<h1>The <br>workshop</h1><ul><li>One</li><li><b>Two</b></li></ul>', 'The workshop One **Two**'],
    ['<p>One&nbsp;</p><p><span style="font-style: italic">two</span><sup>2</sup></p>', 'One *two*<sup>2</sup>'],
  ])('on one line: %j', (html, expected) => {
    expect(pasteInto('', { html }, true).text).toBe(expected);
  });

  test('a text on one line has spaces for the line breaks and tabs of a pasted text', () => {
    expect(pasteInto('Say:', { plain: 'one\r\ntwo\tthree\u00A0\n' }, true).text).toBe('Say:one two three');
  });
});

const tags = [
  ...['div', 'p', 'span', 'b', 'i', 'em', 'a href="/contact"', 'h1', 'h2', 'h4', 'ul', 'ol', 'li', 'blockquote', 'table', 'tr', 'td', 'th'],
  ...[
    'section',
    'sup',
    'code',
    'pre',
    'font',
    'o:p',
    'span style="font-weight:700"',
    'p style="mso-list:l0 level2 lfo1"',
    'td colspan="2"',
  ],
  ...[
    'b style="font-weight:normal"',
    'span style="font-style:italic"',
    'p class="MsoListParagraph"',
    'a href="javascript:x"',
    'figure',
    'dl',
    'dt',
  ],
];

/** Words that mean something in Markdown, each with a number, so that their order is seen. */
const word = fc.constantFrom('w', '*w', 'w_', '1.w', '#w', '`w', '|w', '<w', '&w', '[w]', '-w', '>w', '~w', 'w&nbsp;', ' w ');

const { html: anyHtml } = fc.letrec<{ html: string; element: string; words: string }>((tie) => ({
  html: fc.array(fc.oneof({ depthSize: 'small' }, tie('words'), tie('element')), { maxLength: 4 }).map((parts) => parts.join('')),
  element: fc
    .tuple(fc.constantFrom(...tags), tie('html'))
    .map(([tag, inner]) =>
      tag.startsWith('table') ? `<table><tr><td>${inner}</td><td>x</td></tr></table>` : `<${tag}>${inner}</${tag.split(' ')[0]}>`,
    ),
  words: fc.oneof(
    word.map((one) => one.replaceAll('<', '&lt;')),
    fc.constantFrom(' ', '<br>', '<!-- c -->', '\n', '<hr>'),
  ),
}));

describe('any HTML', () => {
  test('keeps its words in their order, and says the same when it is pasted again', () => {
    fc.assert(
      fc.property(anyHtml, (html) => {
        let count = 0;
        const numbered = html.replaceAll(/w(?=[^<>]*(?:<|$))/g, () => {
          count += 1;
          return `w${count}q`;
        });
        const { text } = pasteInto('', { html: numbered });
        const shown = sanitizeRichText(text, false, '');
        expect(shown.removed).toEqual([]);
        expect(numbersIn(shown.html)).toEqual(numbersIn(numbered));
        const again = pasteInto('', { html: shown.html }).text;
        expect(sanitizeRichText(again, false, '').html).toBe(shown.html);
      }),
      { numRuns: runs(20) },
    );
  });
});

/** Returns the numbers of the words that a document shows. */
const numbersIn = (html: string): string[] =>
  (new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '').match(/w\d+q/g) ?? [];
