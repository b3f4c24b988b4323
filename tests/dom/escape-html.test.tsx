import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeHtml } from '../../packages/core/src/model/escape-html.ts';

/** Texts with the characters that end a text or an attribute. A parser replaces line breaks and null characters. */
const texts = fc.string({ unit: fc.constantFrom(...'<>&"\'/= ax;#') });

test('an escaped text is the same text again, between tags and in attributes with either quote', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const page = document.createElement('div');
      page.innerHTML = `<i title="${escapeHtml(text)}" lang='${escapeHtml(text)}'>${escapeHtml(text)}</i>`;
      const [element] = page.children;
      expect(page.children).toHaveLength(1);
      expect([element?.getAttribute('title'), element?.getAttribute('lang'), element?.textContent]).toEqual([text, text, text]);
      expect(element?.attributes).toHaveLength(2);
    }),
  );
});
