import type { PageMap } from 'pagewright/editing';
import { showField } from 'pagewright/fields';
import type { EditorSession } from '../editor-session.ts';
import { shownBlock } from '../editor-state.ts';
import type { RichTools } from '../rich/rich-tools.ts';
import { editText } from './edit-text.ts';
import type { Caret, EditedText, LeftTo } from './edited-text.ts';
import { blockOf, type ShownField, textsIn } from './fields-at.ts';
import { KeyQueue } from './key-queue.ts';

type Path = ShownField['field']['path'];

/** The text that somebody edits in the page. `caret` returns where its caret is. */
type TypedText = { path: Path; caret: () => number };

/** The text that is edited now, and one that was when its page went away, with the keys since then. */
export type Typing = { current?: TypedText | undefined; again?: { path: Path; at: number; keys: KeyQueue } | undefined };

/** What the texts of a page share. */
export type TextContext = { session: EditorSession; map: PageMap; tools: RichTools; typing: Typing };

/** Edits the text that a field of the selected block shows. Returns false for a field that is no such text: it is edited in the panel. */
export async function openText(shown: ShownField, at: Caret, context: TextContext): Promise<boolean> {
  const { session, tools, typing } = context;
  const { element, text, field } = shown;
  const path = field.path.slice(2);
  const value = path.reduce<unknown>((found, step) => Object(found)[step], shownBlock(session.read()));
  const block = blockOf(element);
  if (!text || !block || field.text === undefined || typeof value !== 'string') return false;
  // Taken back as one change.
  const group = `${path.join('.')} ${Date.now()}`;
  const edited: EditedText = {
    value,
    label: path.join(' › '),
    onChange: (next) => session.changeText(path, next, group),
    onEnd: () => {
      typing.current = undefined;
      session.flush();
    },
    onLeave: (to) => void leaveText({ to, path: field.path, block }, context),
  };
  const caret =
    field.text === 'plain'
      ? text.data.includes(value)
        ? editText({ ...shown, text }, at, edited)
        : undefined
      : (await import('../rich/edit-rich-text.ts')).editRichText(
          { inside: element, block, isLine: field.text === 'line', at, tools },
          edited,
        );
  if (!caret) return false;
  typing.current = { path: field.path, caret };
  // React renders the fields of the block after this.
  setTimeout(() => void showField(path, false));
  return true;
}

type Left = { to: LeftTo; path: Path; block: HTMLElement };

/** Goes from a text to the next one of its block, else to its field, where more keys change the same text. */
async function leaveText({ to, path, block }: Left, context: TextContext): Promise<void> {
  const page = block.ownerDocument;
  const { file } = context.session.read().page ?? {};
  const texts = textsIn(block, context.map).filter(({ field }) => field.file === file);
  const place = texts.findIndex(({ field }) => field.path.join() === path.join());
  const next = to === 'field' || place < 0 ? undefined : texts[place + (to === 'next' ? 1 : -1)];
  const keys = new KeyQueue();
  keys.take(page);
  const isOpen = next !== undefined && (await openWhenShown({ page, path: next.field.path, at: undefined, longest: 1000 }, context));
  if (!isOpen) {
    window.focus();
    await showField(path.slice(2));
  }
  keys.release(isOpen ? page : document);
}

/** In milliseconds. */
const pause = 100;

type Awaited = { page: Document; path: Path; at: Caret; longest: number };

/**
 * Edits the text at a path as soon as the page shows it as it is: it may have been typed a moment ago. Returns false when that takes longer than
 * `longest` milliseconds.
 */
export async function openWhenShown({ page, path, at, longest }: Awaited, context: TextContext): Promise<boolean> {
  const { session } = context;
  let { map } = context;
  for (let waited = 0; waited < longest; waited += pause) {
    const { page: written, selected } = session.read();
    const key = written?.blocks[selected ?? -1]?.key;
    const block = key === undefined ? null : page.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
    const texts = block ? textsIn(block, map) : [];
    const shown = texts.find(({ field }) => field.file === written?.file && field.path.slice(2).join() === path.slice(2).join())?.shown;
    if (shown && (await openText(shown, at, { ...context, map }))) return true;
    await new Promise((done) => setTimeout(done, pause));
    map = await session.readMap();
  }
  return false;
}
