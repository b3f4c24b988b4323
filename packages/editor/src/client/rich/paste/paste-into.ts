import { Fragment, type Node, Slice } from 'prosemirror-model';
import { TextSelection } from 'prosemirror-state';
import type { EditorProps, EditorView } from 'prosemirror-view';
import { cleanPaste } from './clean-paste.ts';
import { isMarkdown, readPastedText } from './pasted-text.ts';
import type { LeftOut } from './read-pasted.ts';

type PasteContext = {
  isLine: boolean;
  view: Pick<typeof globalThis, 'DOMParser' | 'location'>;
  onLeft: (left: LeftOut) => void;
  onPicture: (file: File) => void;
};

/** Returns what reads the clipboard for a text. `onLeft` gets what could not be pasted, and `onPicture` a picture that is pasted or dropped. */
export function pasteProps({ isLine, view: window, onLeft, onPicture }: PasteContext): EditorProps {
  return {
    handlePaste: ({ state, dispatch }, { clipboardData }) => {
      const file = isLine ? undefined : pictureIn(clipboardData);
      if (file) onPicture(file);
      const [html, plain] = ['text/html', 'text/plain'].map((type) => clipboardData?.getData(type) ?? '');
      const text = isLine || state.selection.$from.parent.type.spec.code ? undefined : markdownIn(html, plain);
      if (text !== undefined) dispatch(state.tr.replaceSelection(readPastedText(text, state.schema, false)).setMeta('paste', true));
      return file !== undefined || text !== undefined;
    },
    handleDrop: (view, event) => {
      const file = isLine ? undefined : pictureIn(event.dataTransfer);
      if (!file) return false;
      event.preventDefault();
      const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
      if (at !== undefined) view.dispatch(view.state.tr.setSelection(TextSelection.near(view.state.doc.resolve(at))));
      onPicture(file);
      return true;
    },
    transformPastedHTML: (html) => {
      const cleaned = cleanPaste(html, window, isLine);
      onLeft(cleaned.left);
      return cleaned.html;
    },
    clipboardTextParser: (text, { doc }, isPlain) => readPastedText(text, doc.type.schema, isPlain),
    transformPasted: closed,
  };
}

/** Returns the picture that is all there is in a clipboard. Office programs put one beside the words and cells that are copied. */
function pictureIn(data: DataTransfer | null): File | undefined {
  const words = `${data?.getData('text/plain')} ${data?.getData('text/html').replaceAll(/<[^<>]*>/g, '')}`;
  return words.trim() === '' ? [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/')) : undefined;
}

/** Returns the Markdown in a clipboard of a text editor: its HTML only shows the lines and colours of the source. */
export function markdownIn(html = '', text = ''): string | undefined {
  const isSource =
    html !== '' &&
    !/<(?!\/?(?:meta|html|head|body|div|span|pre|code|br|p)\b)[a-z/]/i.test(html) &&
    !/mso-|font-weight:\s*[6-9]/i.test(html);
  return isSource && isMarkdown(text) ? text : undefined;
}

/** A list, a quote or a table is pasted beside a paragraph, not into its words. The first entry of a list takes the place of an empty one. */
function closed(slice: Slice, { state }: EditorView): Slice {
  const { content, openStart, openEnd } = slice;
  const { $from } = state.selection;
  if ($from.parent.type.name === 'heading') return new Slice(withoutBreaks(content), openStart, openEnd);
  if ($from.depth > 1 && $from.parent.content.size === 0) return slice;
  const joins = (node: Node | null): boolean => node === null || node.isInline || node.isTextblock;
  return new Slice(content, joins(content.firstChild) ? openStart : 0, joins(content.lastChild) ? openEnd : 0);
}

/** A heading is on one line. */
const withoutBreaks = (content: Fragment): Fragment =>
  Fragment.from(
    content.content.map((node) =>
      node.type.name === 'hard_break'
        ? node.type.schema.text(' ', node.marks)
        : node.isLeaf
          ? node
          : node.copy(withoutBreaks(node.content)),
    ),
  );
