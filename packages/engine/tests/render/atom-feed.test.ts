import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { describe, expect, test } from 'vitest';
import { plainText } from '../../../core/src/text/invisible-characters.ts';
import { atomFeed, type Feed, type FeedEntry } from '../../src/render/feed.ts';

const entry: FeedEntry = {
  url: 'https://site.example/posts/1',
  id: 'https://site.example/old-posts/1',
  title: 'A post',
  updated: '2025-06-05T00:00:00Z',
  category: 'Work',
  summary: 'What it says.',
  content: '<p>A text.</p>\n<pre>  two\n  lines</pre>',
};
const site: Feed = {
  url: 'https://site.example/feed.xml',
  home: 'https://site.example/',
  id: 'https://old-site.example/',
  title: 'A site',
  subtitle: 'Words',
  author: 'A company',
  entries: [entry],
};

type Element = { path: string; attributes: Record<string, string>; text: string };

/** Returns every element of an XML document, in the order of their end tags. Throws when the document is not well-formed. */
function elementsOf(xml: string): Element[] {
  const open: { name: string; attributes: Record<string, string>; text: string }[] = [];
  const found: Element[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => open.push({ name, attributes: { ...attributes }, text: '' }));
  const addText = (text: string): void => {
    const current = open.at(-1);
    if (current) current.text += text;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    const path = open.map(({ name }) => name).join(' ');
    const { attributes = {}, text = '' } = open.pop() ?? {};
    found.push({ path, attributes, text });
  });
  parser.write(xml).close();
  return found;
}

const textAt = (xml: string, path: string): string | undefined => elementsOf(xml).find((element) => element.path === path)?.text;

describe('an Atom feed', () => {
  test('has the elements that RFC 4287 requires, with absolute URLs and times', () => {
    const elements = elementsOf(atomFeed(site));
    expect(elements.map(({ path, attributes, text }) => [path, attributes, text.trim()])).toEqual([
      ['feed title', {}, 'A site'],
      ['feed subtitle', {}, 'Words'],
      ['feed link', { href: 'https://site.example/feed.xml', rel: 'self' }, ''],
      ['feed link', { href: 'https://site.example/' }, ''],
      ['feed id', {}, 'https://old-site.example/'],
      ['feed updated', {}, '2025-06-05T00:00:00Z'],
      ['feed author name', {}, 'A company'],
      ['feed author', {}, ''],
      ['feed entry title', {}, 'A post'],
      ['feed entry link', { href: 'https://site.example/posts/1' }, ''],
      ['feed entry id', {}, 'https://site.example/old-posts/1'],
      ['feed entry updated', {}, '2025-06-05T00:00:00Z'],
      ['feed entry category', { term: 'Work' }, ''],
      ['feed entry summary', {}, 'What it says.'],
      ['feed entry content', { type: 'html' }, entry.content],
      ['feed entry', {}, ''],
      ['feed', { xmlns: 'http://www.w3.org/2005/Atom' }, ''],
    ]);
  });

  test('begins with the XML declaration', () => {
    expect(atomFeed(site)).toMatch(/^<\?xml version="1\.0" encoding="utf-8"\?>\n<feed xmlns=/);
  });

  test('keeps every character of every text and stays well-formed', () => {
    // The schemas of content let no other control character through, and XML cannot hold them.
    const text = fc
      .array(fc.oneof(fc.constantFrom('<', '>', '&', '"', "'", ']]>', '&amp;', '<![CDATA[', '\n', '😀'), fc.string({ unit: 'grapheme' })))
      .map((parts) => parts.join('').replaceAll(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, (character) => (character === '\n' ? '\n' : '')))
      .map(plainText);
    fc.assert(
      fc.property(fc.record({ title: text, category: text, summary: text, content: text, author: text }), ({ author, ...texts }) => {
        const xml = atomFeed({ ...site, author, entries: [{ ...entry, ...texts }] });
        expect(textAt(xml, 'feed author name')).toBe(author);
        for (const name of ['title', 'summary', 'content'] as const) expect(textAt(xml, `feed entry ${name}`)).toBe(texts[name]);
        const { attributes } = elementsOf(xml).find(({ path }) => path === 'feed entry category') ?? {};
        // XML reads a line break in an attribute as a space.
        expect(attributes?.term?.replaceAll('\n', ' ')).toBe(texts.category.replaceAll('\n', ' '));
      }),
    );
  });
});
