import { describe, expect, test } from 'vitest';
import { sanitizeRichText } from '../../../src/field-kinds/rich/sanitize-rich-text.ts';

const idsIn = (text: string): string[] =>
  [...sanitizeRichText(text, false, 'content').html.matchAll(/<h[2-4] id="([^"]*)"/g)].map(([, id = '']) => id);

describe('the id of a heading', () => {
  test.each([
    ['its words', '## Our prices in 2027', 'our-prices-in-2027'],
    ['Cyrillic letters', '## Прозрачность', 'прозрачность'],
    ['Japanese letters', '## お問い合わせ', 'お問い合わせ'],
    ['Hindi with its vowel marks', '## हमारे बारे में', 'हमारे-बारे-में'],
    ['Arabic letters', '## سياسة الخصوصية', 'سياسة-الخصوصية'],
    ['accents, however they are written', '## U\u0308ber uns', 'über-uns'],
    ['no emphasis, links and punctuation', '## What is *new* & [linked](/)?', 'what-is-new-linked'],
    ['an apostrophe within a word', "## What's new, and what’s not", 'whats-new-and-whats-not'],
    ['no soft hyphens', '## Daten\u00ADschutz', 'datenschutz'],
    ['code', '## The `alt` text', 'the-alt-text'],
    ['no number of a footnote', '## Cookies[^1]\n\n[^1]: A note.', 'cookies'],
    ['words on two lines', '<h2>One<br>two</h2>', 'one-two'],
    ['the alternative text of a picture', '## ![Our loom](/media/a.png)', 'our-loom'],
    ['a word for a heading without letters', '## 🎉', 'section'],
    ['underlined headings', 'Cookies\n===', 'cookies'],
    ['HTML', '<h3>Cookies &amp; more</h3>', 'cookies-more'],
    ['an id of the layout', '## Main', 'main-2'],
    ['an id as tabs have', '## Tab web', 'section-tab-web'],
  ])('has %s', (_, text, id) => {
    expect(idsIn(text)).toEqual([id]);
    expect(sanitizeRichText(text, false, 'content')).toMatchObject({ removed: [], faults: [] });
  });

  test('has a number for the second heading with the same words, and never one that another heading has', () => {
    expect(idsIn('## Cookies\n\n## Cookies 2\n\n### cookies!\n\n## Cookies')).toEqual(['cookies', 'cookies-2', 'cookies-3', 'cookies-4']);
  });

  test.each([
    ['behind the words of a heading', '## Cookies {#cookie-policy}\n\n## Cookies', ['cookie-policy', 'cookies']],
    ['as other tools accept it', '## A {#Part_1.2}\n\n## B {#обзор}', ['Part_1.2', 'обзор']],
    ['under a heading that is underlined', 'Cookies {#policy}\n---', ['policy']],
    ['in HTML', '<h2 id="policy">Cookies</h2>\n<h2>Policy</h2>', ['policy', 'policy-2']],
    ['that other words would give', '## Prices\n\n## Rates {#prices}', ['prices-2', 'prices']],
  ])('is the one that is written %s', (_, text, ids) => {
    expect(idsIn(text)).toEqual(ids);
    const { html, removed } = sanitizeRichText(text, false, 'content');
    expect(removed).toEqual([]);
    expect(html).not.toMatch(/[{}]/);
  });

  test.each([
    ['has a space', '## A {#cookie policy}', 'The id "cookie policy"', '{#cookie policy}', 'such as cookie-policy'],
    ['has a class', '## A {#cookies .wide}', 'The id "cookies .wide"', '{#cookies .wide}', 'such as cookies-wide'],
    ['is empty', '## A {#}', 'An empty id', '{#}', 'such as cookie-policy'],
    ['is one of the layout', '## A {#main}', 'The id "main"', '{#main}', 'section-main'],
    ['has a space in HTML', '<h2 id="a b">A</h2>', 'The id "a b"', '<h2', 'such as a-b'],
    ['is there twice', '## A {#x}\n\n## B {#x}', 'A second heading with the id "x"', '{#x}', 'x-2'],
  ])('is refused when it %s', (_, text, name, words, accepted) => {
    const { removed, html } = sanitizeRichText(text, false, 'content');
    expect(removed).toMatchObject([{ name, accepted: expect.stringContaining(accepted), part: { words } }]);
    expect(html).not.toMatch(/[{}]/);
    expect(new Set(idsIn(text)).size).toBe(idsIn(text).length);
  });

  test.each(['## The set {a, b}', '## A \\{#b}', '## The code `{#b}`', 'Words {#b}'])('is not taken from %s', (text) => {
    expect(sanitizeRichText(text, false, 'content').html).toMatch(/\{(?:#b|a, b)\}/);
  });
});
