import type { PageMap } from 'pagewright/editing';
import { labelsOf, showField } from 'pagewright/fields';
import type { Texts } from '../../texts/index.ts';
import type { Caret, EditedText, LeftTo } from '../edited-text.ts';
import type { EditorSession } from '../editor-session.ts';
import type { RichTools } from '../rich/rich-tools.ts';
import { shownFields } from '../shown-fields.ts';
import type { Thing } from '../things.ts';
import { newGroup } from '../typing-groups.ts';
import { editText } from './edit-text.ts';
import { type ShownField, textsIn } from './fields-at.ts';
import { KeyQueue } from './key-queue.ts';
import { type OpenField, openField } from './open-field.ts';
import { blockOf, layoutPartOf, partOf, versionOf } from './parts-of-page.ts';
import { typeBehind } from './type-behind.ts';

type Field = ShownField['field'];

/**
 * The text that somebody edits in the page: its field, what has it, and its path in the panel. `caret` returns where its caret is, and `spaces` the
 * spaces before a caret at its end.
 */
type TypedText = { field: Field; thing: Thing | undefined; panelPath: Field['path']; caret: () => number; spaces: () => string };

/**
 * The text that is edited now, the keys since the last click, the field that was clicked last, and a text that was edited when its page went away, with
 * the keys since then.
 */
export type Typing = {
  current?: TypedText | undefined;
  clicked?: KeyQueue | undefined;
  last?: { path: Field['path']; isChosen: () => boolean } | undefined;
  again?: (Omit<TypedText, 'caret' | 'spaces'> & { at: number; keys: KeyQueue }) | undefined;
};

/** What the texts of a page share. `onBar` gets what removes the bar below a text. */
export type TextContext = {
  session: EditorSession;
  texts: Texts;
  map: PageMap;
  tools: RichTools;
  typing: Typing;
  onBar: (remove: () => void) => void;
};

type Opened = { shown: ShownField; open: OpenField; at: Caret };

/** Edits the text that an open field shows. Returns false for a field that is no such text: it is edited in the panel. */
export async function openText({ shown, open, at }: Opened, context: TextContext): Promise<boolean> {
  const { session, texts, map, tools, typing, onBar } = context;
  const { element, text, field } = shown;
  const { path, value, changeText } = open;
  const rich = field.text === 'plain' ? undefined : await richEditor();
  // The preview may have replaced the block meanwhile.
  const root = element.isConnected && element.ownerDocument.defaultView ? partOf(element, map)?.root : undefined;
  if (!text || !root || field.text === undefined || typeof value !== 'string' || !open.isChosen()) return false;
  // Taken back as one change.
  const group = newGroup();
  // The preview replaces the whole header or footer after a change, so it gets the text at the end.
  const isWhole = layoutPartOf(element) !== undefined;
  // Pages show a text without the line breaks around it, which a text in a block of YAML has.
  const words = value.trim();
  const asWritten = (text: string): string => (field.text === 'plain' ? value.replace(words, () => text) : text);
  let typed = words;
  let last = value;
  const edited: EditedText = {
    value: field.text === 'plain' ? words : value,
    label: labelsOf(path, shownFields(session.read()), texts),
    onChange: (next) => {
      typed = next;
      last = asWritten(next);
      if (!isWhole) changeText(last, group);
    },
    // What was typed stays in the history: it can be done again.
    onTakeBack: () => {
      const isChanged = last !== value;
      [typed, last] = [words, value];
      if (isChanged && !isWhole) void session.undo();
    },
    onEnd: () => {
      typing.current = undefined;
      onBar(() => undefined);
      if (isWhole && last !== value) changeText(last, group);
      session.flush();
    },
    onLeave: (to) => void leaveText({ to, field, panelPath: path, root }, context),
  };
  const caret =
    field.text === 'plain'
      ? text.data.includes(words)
        ? editText({ ...shown, text }, at, edited)
        : undefined
      : rich?.editRichText({ inside: element, block: root, isLine: field.text === 'line', at, tools }, edited);
  if (!caret) return false;
  const spaces = (): string => (field.text === 'plain' && caret() >= typed.length ? typed.slice(typed.trimEnd().length) : '');
  typing.current = { field, thing: session.read().chosen, panelPath: path, caret, spaces };
  return true;
}

/** Loads what edits rich texts. Undefined while the preview bundles it again: the text is edited in the panel then. */
const richEditor = () => import('../rich/edit-rich-text.ts').catch(() => undefined);

type Left = { to: LeftTo; field: Field; panelPath: Field['path']; root: HTMLElement };

/** Goes from a text to the next one of its block, else to its field, where more keys change the same text. */
async function leaveText({ to, field, panelPath, root }: Left, context: TextContext): Promise<void> {
  const page = root.ownerDocument;
  const texts = blockOf(root) ? textsIn(root, context.map).filter((one) => one.field.file === field.file) : [];
  const place = texts.findIndex((one) => one.field.path.join() === field.path.join());
  const next = to === 'field' || place < 0 ? undefined : texts[place + (to === 'next' ? 1 : -1)];
  const keys = new KeyQueue();
  keys.take(page);
  const { chosen } = context.session.read();
  const isOpen =
    next !== undefined && (await openWhenShown({ page, field: next.field, thing: chosen, at: undefined, longest: 1000 }, context));
  if (isOpen) keys.release(page);
  else await typeInPanel({ field, thing: chosen, panelPath, keys }, context.session);
}

/** Types keys into the field of a text in the panel. Behind it when something else was chosen since. */
export async function typeInPanel(
  { field, thing, panelPath, keys }: Pick<TypedText, 'field' | 'thing' | 'panelPath'> & { keys: KeyQueue },
  session: EditorSession,
): Promise<void> {
  const isChosen = (): boolean => session.read().chosen === thing;
  if (isChosen()) {
    window.focus();
    await showField(panelPath);
  }
  if (isChosen()) keys.release(document);
  else typeBehind(session, thing, field.path.slice(field.start), keys);
}

/** In milliseconds. */
const pause = 100;

type Awaited = { page: Document; field: Field; thing: Thing | undefined; at: Caret; longest: number };

/**
 * Edits the text of a field as soon as the page shows it as it is: it may have been typed a moment ago. Returns false when that takes longer than
 * `longest` milliseconds, and when the page is gone.
 */
export async function openWhenShown({ page, field, thing, at, longest }: Awaited, context: TextContext): Promise<boolean> {
  const { session } = context;
  let { map } = context;
  let choice = session.choice();
  for (let waited = 0; waited < longest && page.defaultView; waited += pause) {
    // Something else was chosen since, which may have a text of the same name.
    if (session.choice() !== choice || session.read().chosen !== thing) return false;
    const { page: written, block: chosen } = session.read();
    // The block may have another place in its page by now.
    const stepsOf = ({ file, path }: Field): string => (file === written?.file ? path.slice(2) : path).join();
    const key = session.versions.keyOf(versionOf(page), chosen);
    const block = key === undefined ? null : page.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
    const texts = block ? textsIn(block, map) : [];
    const shown = texts.find((one) => one.field.file === field.file && stepsOf(one.field) === stepsOf(field))?.shown;
    const open = shown && (await openField(session, shown.field, chosen));
    choice = session.choice();
    if (open && (await openText({ shown, open, at }, { ...context, map }))) return true;
    await new Promise((done) => setTimeout(done, pause));
    map = await session.readMap();
  }
  return false;
}
