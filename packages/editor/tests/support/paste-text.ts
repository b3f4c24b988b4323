import { EditorState, Selection } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { largestFirst } from '../../src/client/rich/largest-first.ts';
import { pasteProps } from '../../src/client/rich/paste/paste-into.ts';
import type { LeftOut } from '../../src/client/rich/paste/read-pasted.ts';
import { openRichText } from '../../src/client/rich/rich-document.ts';

type Pasted = { html?: string; plain?: string; files?: readonly File[]; onPicture?: (file: File) => void };

/** Pastes at the end of a rich text. Returns the text that is written, and what could not be pasted. */
export function pasteInto(
  text: string,
  { html, plain = '', files = [], onPicture = () => undefined }: Pasted,
  isLine = false,
): { text: string; left: LeftOut } {
  const opened = openRichText(text, isLine);
  if (!opened) throw new Error(`Not a document: ${text}`);
  let left: LeftOut = { pictures: 0, links: [] };
  const view = new EditorView(document.body.appendChild(document.createElement('div')), {
    state: EditorState.create({
      doc: opened.doc,
      selection: Selection.atEnd(opened.doc),
      plugins: isLine ? [] : [largestFirst(opened.doc)],
    }),
    ...pasteProps({
      isLine,
      view: window,
      onLeft: (next) => {
        left = next;
      },
      onPicture,
    }),
  });
  view.dom.dispatchEvent(pasteOf({ 'text/html': html, 'text/plain': plain }, files));
  const written = opened.write(view.state.doc);
  view.destroy();
  return { text: written, left };
}

/** jsdom has no class for it. */
export function pasteOf(data: Readonly<Record<string, string | undefined>>, files: readonly File[] = []): Event {
  const clipboardData = { getData: (type: string) => data[type] ?? '', files, types: Object.keys(data) };
  return Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData });
}
