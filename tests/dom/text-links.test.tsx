import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { RichToolbar } from '../../packages/editor/src/client/rich/rich-toolbar.tsx';
import { RichTools } from '../../packages/editor/src/client/rich/rich-tools.ts';
import { textsOf } from '../../packages/editor/src/texts/index.ts';
import { FieldsContext, fieldTexts } from '../../packages/engine/src/client/fields/index.ts';
import { sourcesWithout } from './sources-without.ts';

test.each([
  ['/contact-us', '/contact-us', 'Contact'],
  ['/contact-us#form', '/contact-us#form', 'Contact'],
  ['/gone', '/gone', '/gone'],
  ['https://example.com', 'https://example.com', 'example.com'],
  ['a@b.example', 'mailto:a@b.example', 'a@b.example'],
])('the link %s has the title of its page or its address as words', async (typed, href, words) => {
  // jsdom has none.
  vi.stubGlobal('reportError', vi.fn());
  const tools = new RichTools();
  const texts = textsOf('en');
  const setLink = vi.fn();
  const rest = { run: vi.fn(), setPicture: vi.fn(), focus: vi.fn() };
  tools.set({ tools: [], href: undefined, left: undefined, picture: undefined, setLink, ...rest });
  const pages = [{ path: '/contact-us', title: 'Contact', isGenerated: false, anchors: ['form'] }];
  const sources = { ...sourcesWithout, links: async () => ({ pages, files: [] }) };
  render(
    <FieldsContext value={{ problems: [], names: {}, texts: fieldTexts, sources }}>
      <RichToolbar tools={tools} texts={texts} />
    </FieldsContext>,
  );
  await act(async () => tools.onAsked?.('link'));
  fireEvent.change(screen.getByLabelText(texts.linkTarget), { target: { value: typed } });
  fireEvent.click(screen.getByRole('button', { name: texts.setLink }));
  expect(setLink).toHaveBeenCalledExactlyOnceWith(href, words);
});
