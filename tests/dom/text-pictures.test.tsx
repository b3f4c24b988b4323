import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { RichToolbar } from '../../packages/editor/src/client/rich/rich-toolbar.tsx';
import { RichTools } from '../../packages/editor/src/client/rich/rich-tools.ts';
import { textsOf } from '../../packages/editor/src/texts/index.ts';
import { pasteInto } from '../../packages/editor/tests/support/paste-text.ts';
import { type FieldSources, FieldsContext, fieldTexts } from '../../packages/engine/src/client/fields/index.ts';

const picture = new File(['x'], 'loom.png', { type: 'image/png' });

test.each([
  ['alone', {}, true],
  ['with what a browser copies beside it', { html: '<meta charset="utf-8"><img src="https://example.com/loom.png">' }, true],
  ['beside the words of Word', { html: '<p>Words</p>', plain: 'Words' }, false],
])('a picture that is pasted %s is asked for its alternative text', (_, pasted, isAsked) => {
  const onPicture = vi.fn();
  const { text } = pasteInto('One', { ...pasted, files: [picture], onPicture });
  expect(onPicture.mock.calls).toEqual(isAsked ? [[picture]] : []);
  expect(text).toBe(isAsked ? 'One' : 'OneWords');
});

test('a picture that is neither an image nor for a text on one line is not taken', () => {
  const onPicture = vi.fn();
  pasteInto('One', { files: [new File(['x'], 'a.pdf', { type: 'application/pdf' })], onPicture });
  pasteInto('One', { files: [picture], onPicture }, true);
  expect(onPicture).not.toHaveBeenCalled();
});

test('a dropped picture is uploaded by its field, and written when its alternative text is there', async () => {
  // jsdom has neither.
  class Transfer {
    readonly files: File[] = [];
    readonly items = { add: (file: File) => this.files.push(file) };
  }
  class Drop extends Event {
    readonly dataTransfer: unknown;
    constructor(type: string, { dataTransfer, ...init }: EventInit & { dataTransfer: unknown }) {
      super(type, init);
      this.dataTransfer = dataTransfer;
    }
  }
  vi.stubGlobal('DataTransfer', Transfer);
  vi.stubGlobal('DragEvent', Drop);
  const addMedia = vi.fn(async () => ({ outcome: 'added', path: '/media/loom.png' }) as const);
  const none = async () => [];
  const sources: FieldSources = {
    media: none,
    thumbnail: (path) => path,
    addMedia,
    icons: none,
    links: async () => ({ pages: [], files: [] }),
    records: none,
  };
  const tools = new RichTools();
  const open = {
    tools: [],
    href: undefined,
    left: undefined,
    picture: undefined,
    run: vi.fn(),
    setLink: vi.fn(),
    setPicture: vi.fn(),
    focus: vi.fn(),
  };
  const texts = textsOf('en');
  tools.set(open);
  render(
    <FieldsContext value={{ problems: [], names: {}, texts: fieldTexts, sources, contentLanguage: 'ar' }}>
      <RichToolbar tools={tools} texts={texts} />
    </FieldsContext>,
  );
  tools.onAsked?.({ picture });
  const alt = await screen.findByLabelText(texts.pictureAlt);
  expect([alt.lang, alt.dir]).toEqual(['ar', 'rtl']);
  await vi.waitFor(() => expect(screen.getByLabelText(texts.pictureFile)).toHaveProperty('value', '/media/loom.png'));
  expect(addMedia).toHaveBeenCalledExactlyOnceWith(picture, '', expect.arrayContaining(['.png', '.svg']));
  const button = screen.getByRole('button', { name: texts.insertPicture });
  fireEvent.click(button);
  expect(open.setPicture).not.toHaveBeenCalled();
  fireEvent.change(alt, { target: { value: 'A loom' } });
  fireEvent.click(button);
  expect(open.setPicture).toHaveBeenCalledExactlyOnceWith({ src: '/media/loom.png', alt: 'A loom' });
  expect(screen.queryByLabelText(texts.pictureAlt)).toBeNull();
});

test('what a paste has left out is said beside the tools', () => {
  const tools = new RichTools();
  const texts = textsOf('en');
  tools.set({
    ...{ tools: [], href: undefined, picture: undefined, run: vi.fn(), setLink: vi.fn(), setPicture: vi.fn(), focus: vi.fn() },
    left: { pictures: 2, links: ['file:///C:/a', 'b', 'c', 'd'] },
  });
  render(<RichToolbar tools={tools} texts={texts} />);
  expect(screen.getByRole('status').textContent).toMatch(/not pasted: 2\. .*: file:\/\/\/C:\/a, b, c …$/);
});
