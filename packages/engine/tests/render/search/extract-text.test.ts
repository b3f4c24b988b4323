import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeHtml } from '../../../../core/src/model/escape-html.ts';
import { extractText } from '../../../src/render/search-index.ts';

const pageWith = (main: string): string =>
  `<head><meta name="description" content="Bread &amp; rolls"></head><body><nav>Menu</nav><main>${main}</main><footer>Foot</footer></body>`;

test('separates headings from other text', () => {
  const html = '<section><h2>Bread &amp; rolls</h2><p>Baked <em>each</em> morning.</p><ul><li>Rye</li><li>Spelt</li></ul></section>';
  expect(extractText(pageWith(html))).toEqual({
    description: 'Bread & rolls',
    headings: 'Bread & rolls',
    text: 'Baked each morning. Rye Spelt',
  });
});

test('joins the parts of a word', () => {
  expect(extractText(pageWith('<p>H<sub>2</sub>O, m<sup>2</sup>, <kbd>Es</kbd>c, col<ins>o</ins>u<del>r</del></p>')).text).toBe(
    'H2O, m2, Esc, colour',
  );
});

test('leaves out what visitors do not read', () => {
  const html = `<p>Seen</p><p hidden>Hidden</p><div aria-hidden="true"><p>Copy <b>of</b> it</p></div><svg><title>Icon</title></svg>
    <form><label>Name <input></label></form><button>Pause</button><noscript>None</noscript><script>code()</script>
    <p hidden="until-found">Found</p><details><summary>Question</summary>Answer</details>`;
  expect(extractText(pageWith(html)).text).toBe('Seen Found Question Answer');
});

test('keeps each word of any text', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[^\s]{1,12}$/u), { maxLength: 8 }), (words) => {
      const html = words.map((word) => `<p>${escapeHtml(word)}</p>`).join('');
      expect(extractText(pageWith(html)).text.split(' ').filter(Boolean)).toEqual(words.map((word) => word.replaceAll(/\s+/g, ' ')));
    }),
  );
});
