import { baseKeymap } from 'prosemirror-commands';
import { history, redo, undo, undoDepth } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import type { Node, Schema } from 'prosemirror-model';
import { type Command, EditorState, type Plugin, Selection, TextSelection } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import type { Caret, EditedText, LeftTo } from '../edited-text.ts';
import { addStyles } from '../still-styles.ts';
import { findContainer } from './find-container.ts';
import { largestFirst } from './largest-first.ts';
import { pasteProps } from './paste/paste-into.ts';
import type { LeftOut } from './paste/read-pasted.ts';
import { commandsOf, formatKeys, linkAt, pictureAt, setLink, setPicture, toolsIn } from './rich-commands.ts';
import { openRichText, type RichDocument } from './rich-document.ts';
import type { AskedFor, RichTools } from './rich-tools.ts';

const styles = `
  @media screen {
    .ProseMirror { white-space: pre-wrap; overflow-wrap: break-word; position: relative; }
    .ProseMirror [contenteditable='false'] { outline: 1px dashed rgb(61 90 254 / 0.5) !important; cursor: default; }
    .ProseMirror .ProseMirror-selectednode { outline: 2px solid #3d5afe !important; }
    .ProseMirror :is(ul, ol)[data-tight] > li > p { margin: 0; }
    .ProseMirror-separator { display: inline !important; border: none !important; margin: 0 !important; width: 0 !important; height: 0 !important; }
  }
`;

/** A rich text in the page. `inside` is an element with a part of it. */
type RichPlace = { inside: Element; block: Element; isLine: boolean; at: Caret; tools: RichTools };

/** Edits a rich text where it stands. Returns what reads the caret; undefined for a text that cannot be edited there. */
export function editRichText({ inside, block, isLine, at, tools }: RichPlace, edited: EditedText): (() => number) | undefined {
  const { value, label } = edited;
  const container = findContainer(inside, block, { value, isLine });
  const opened = openRichText(value, isLine);
  if (!container || !opened || container.closest('a, button, summary, label')) return undefined;
  const page = container.ownerDocument;
  const removeStyles = addStyles(page, styles);
  const pictureOf = picturesIn(container, opened.doc, tools.urlOf);
  // The text is edited in a copy of its element, and the element comes back at the end.
  const place = page.importNode(container, false);
  container.replaceWith(place);
  const stopped = new AbortController();
  let last = value;
  const change = (text: string): void => {
    if (text !== last) edited.onChange(text);
    last = text;
  };
  const revert = (): void => {
    last = value;
    edited.onTakeBack();
  };
  const end = (to?: LeftTo): void => {
    if (stopped.signal.aborted) return;
    stopped.abort();
    if (last !== value) container.replaceChildren(...shownNodes(place));
    view.destroy();
    place.replaceWith(container);
    removeStyles();
    tools.set(undefined);
    // The page shows what was saved meanwhile.
    container.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    edited.onEnd();
    if (to) edited.onLeave(to);
  };
  const { schema } = opened.doc.type;
  const state = EditorState.create({
    doc: opened.doc,
    plugins: [
      history(),
      ...(opened.isMarkdown && !isLine ? [largestFirst(opened.doc)] : []),
      ...keysOf(schema, { isLine, tools, end, revert }),
      keymap(baseKeymap),
    ],
  });
  const commands = commandsOf(schema);
  let left: LeftOut | undefined;
  const view = new EditorView(
    { mount: place },
    {
      state,
      attributes: { 'aria-label': label, ...(place.localName === 'div' && { role: 'textbox', 'aria-multiline': 'true' }) },
      nodeViews: {
        piece: (node) => ({ dom: pieceIn(page, opened.showPiece(node)) }),
        image: (node) => ({ dom: pictureOf(node) }),
      },
      ...pasteProps({
        isLine,
        view: page.defaultView ?? globalThis,
        onLeft: (next) => (left = next),
        onPicture: (picture) => tools.onAsked?.({ picture }),
      }),
      handleDOMEvents: { click: (_, event) => event.preventDefault() },
      dispatchTransaction: (transaction) => {
        view.updateState(view.state.apply(transaction));
        if (transaction.docChanged) change(opened.write(view.state.doc));
        if (transaction.docChanged && !transaction.getMeta('paste')) left = undefined;
        showTools();
      },
    },
  );
  const run = (command: Command | undefined): void => {
    view.focus();
    command?.(view.state, view.dispatch, view);
  };
  const showTools = (): void =>
    tools.set({
      tools: toolsIn(view.state, commands),
      href: linkAt(view.state)?.href,
      left,
      run: (name) => run(commands[name]?.run),
      picture: pictureAt(view.state),
      setLink: (href, words) => run(setLink(href, words)),
      setPicture: (picture) => run(setPicture(picture)),
      focus: () => view.focus(),
    });
  view.focus();
  view.dispatch(view.state.tr.setSelection(selectionAt(view, at)));
  page.defaultView?.addEventListener('pagehide', () => end(), { signal: stopped.signal });
  onOutside(place, stopped.signal, () => end());
  return () => view.state.selection.head;
}

type Leaving = { isLine: boolean; tools: RichTools; end: (to?: LeftTo) => void; revert: () => void };

/** The keys of a text. Those of lists come before Tab leads on. */
function keysOf(schema: Schema, { isLine, tools, end, revert }: Leaving): Plugin[] {
  const ask =
    (what: AskedFor): Command =>
    (_state, _dispatch, view) => {
      if (view) takeSelection(view);
      tools.onAsked?.(what);
      return true;
    };
  const leave = (to: LeftTo): boolean => {
    end(to);
    return true;
  };
  const keys: Record<string, Command> = {
    ...formatKeys(schema),
    ...(!isLine && { 'Mod-k': ask('link') }),
    'Alt-F10': ask('tools'),
    // With nothing to take back in the text, the key takes back what was done before.
    'Mod-z': (state, dispatch) => {
      if (undoDepth(state) === 0) end();
      return undo(state, dispatch);
    },
    'Mod-y': redo,
    'Mod-Shift-z': redo,
    'Mod-Enter': () => leave('field'),
    Escape: () => {
      revert();
      return leave('field');
    },
    ...(isLine && { Enter: () => leave('field') }),
  };
  return [keymap(keys), keymap({ Tab: () => leave('next'), 'Shift-Tab': () => leave('previous') })];
}

/** Takes the selection that the page shows. The event that tells of it may come when the focus is elsewhere already. */
function takeSelection(view: EditorView): void {
  const { anchorNode, anchorOffset = 0, focusNode, focusOffset = 0 } = view.dom.ownerDocument.getSelection() ?? {};
  if (!anchorNode || !focusNode || !view.dom.contains(anchorNode) || !view.dom.contains(focusNode)) return;
  if (!(view.state.selection instanceof TextSelection)) return;
  const [anchor, head] = [view.posAtDOM(anchorNode, anchorOffset), view.posAtDOM(focusNode, focusOffset)];
  const { doc, tr } = view.state;
  view.dispatch(tr.setSelection(TextSelection.between(doc.resolve(anchor), doc.resolve(head))));
}

function selectionAt(view: EditorView, at: Caret): Selection {
  const { doc } = view.state;
  if (at === undefined) return Selection.atEnd(doc);
  const place =
    typeof at === 'number' ? at : view.posAtCoords({ left: at.x, top: at.pageY - (view.dom.ownerDocument.defaultView?.scrollY ?? 0) })?.pos;
  return place === undefined ? Selection.atEnd(doc) : Selection.near(doc.resolve(Math.min(place, doc.content.size)));
}

/** Calls `end` when somebody clicks or goes outside of the text and its tools. */
function onOutside(place: HTMLElement, signal: AbortSignal, end: () => void): void {
  const page = place.ownerDocument;
  const options = { capture: true, signal };
  page.addEventListener('pointerdown', (event) => !event.composedPath().includes(place) && end(), options);
  const frame = page.defaultView?.frameElement;
  const leave = ({ target }: Event): void => {
    if (target instanceof Element && target !== frame && !target.closest('.rich-tools')) end();
  };
  document.addEventListener('pointerdown', leave, options);
  document.addEventListener('focusin', leave, options);
}

/** Returns copies of what the text shows, without marks of the editing. */
function shownNodes(place: HTMLElement): ChildNode[] {
  const copy = place.ownerDocument.importNode(place, true);
  for (const piece of copy.querySelectorAll('[contenteditable]')) piece.replaceWith(...piece.childNodes);
  return [...copy.childNodes];
}

/** Returns what shows a picture as the page does, which has it in other sizes under other addresses. */
function picturesIn(container: Element, doc: Node, urlOf: RichTools['urlOf']): (node: Node) => HTMLElement {
  const images = [...container.querySelectorAll('img')];
  const shown = new Map<unknown, HTMLImageElement>();
  doc.descendants((node) => {
    if (node.type.name !== 'image') return;
    const image = images.find(({ alt }) => alt === (node.attrs.alt ?? ''));
    if (!image) return;
    shown.set(node.attrs.src, image);
    images.splice(images.indexOf(image), 1);
  });
  return (node) => {
    const known = shown.get(node.attrs.src);
    const image = container.ownerDocument.importNode(known ?? container.ownerDocument.createElement('img'));
    if (!known) image.src = urlOf(String(node.attrs.src));
    image.alt = String(node.attrs.alt ?? '');
    return image;
  };
}

/** Shows a piece as the page does, else its source. */
function pieceIn(page: Document, { html, text }: ReturnType<RichDocument['showPiece']>): HTMLElement {
  const piece = page.createElement('div');
  if (html === '') piece.textContent = text;
  else piece.innerHTML = html;
  return piece;
}
