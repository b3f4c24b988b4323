import { EditorState, TextSelection } from 'prosemirror-state';
import { expect, test } from 'vitest';
import { setLink } from '../src/client/rich/rich-commands.ts';
import { openRichText } from '../src/client/rich/rich-document.ts';

test.each([
  ['Contact', '/contact-us', '[Contact](/contact-us)'],
  ['/contact-us', '/contact-us', '[/contact-us](/contact-us)'],
  ['#hours', '#hours', '[#hours](#hours)'],
  ['example.com', 'https://example.com', '[example.com](https://example.com)'],
  ['+49301234', 'tel:+49301234', '[+49301234](tel:+49301234)'],
  // Markdown makes these a link without brackets.
  ['www.example.com', 'https://www.example.com', 'www.example.com'],
  ['a@b.example', 'mailto:a@b.example', 'a@b.example'],
  ['https://example.com', 'https://example.com', 'https://example.com'],
])('a link without selected words is written with the words %s', (words, href, written) => {
  const opened = openRichText('See , please.', false);
  if (!opened) throw new Error('No document.');
  let state = EditorState.create({ doc: opened.doc, selection: TextSelection.create(opened.doc, 'See '.length + 1) });
  setLink(href, words)(state, (transaction) => (state = state.apply(transaction)));
  expect(opened.write(state.doc)).toBe(`See ${written}, please.`);
  const [, link] = openRichText(opened.write(state.doc), false)?.doc.firstChild?.content.content ?? [];
  expect([link?.text, link?.marks[0]?.attrs.href]).toEqual([words, href]);
});
