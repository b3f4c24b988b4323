import { fillIn } from '@pagewright/core/browser';
import { showField } from 'pagewright/fields';
import type { Caret } from '../edited-text.ts';
import { sayReach, templateReach } from '../form-source.ts';
import { showsOnePart } from '../main-parts.tsx';
import type { Thing } from '../things.ts';
import { placeOf, type ShownField } from './fields-at.ts';
import type { KeyQueue } from './key-queue.ts';
import { pageLinkedFrom } from './links-of-site.ts';
import { fieldsShown, type OpenField, openField } from './open-field.ts';
import { openText, openWhenShown, type TextContext } from './open-text.ts';
import { type BarContent, showBar } from './text-bar.ts';

/** A field that was clicked in the page, and where. `block`: the block that shows it. `isOther`: another one was selected. `keys`: those pressed since. */
type Clicked = { shown: ShownField; block: Thing | undefined; at: Caret; isOther?: boolean; keys?: KeyQueue };

/**
 * Opens a field that was clicked in the page, and resolves when its text is edited there. Other fields get the focus in the panel. Keys that neither of
 * them takes stay in `keys`.
 */
export async function editShown({ shown, block, at, isOther = false, keys }: Clicked, context: TextContext): Promise<void> {
  const before = document.activeElement;
  const opened = await openField(context.session, shown.field, block);
  if (!opened) return;
  // Who has gone to the panel since stays there.
  const isInPanel = (): boolean => document.activeElement !== before && document.activeElement?.closest('.panel') != null;
  const open = { ...opened, isChosen: () => opened.isChosen() && !isInPanel() };
  const choice = context.session.choice();
  context.typing.last = { path: open.path, isChosen: () => context.session.choice() === choice };
  const { element, field } = shown;
  const isEdited =
    (await openText({ shown, open, at }, context)) ||
    (!element.isConnected &&
      open.isChosen() &&
      (await openWhenShown({ page: element.ownerDocument, field, thing: context.session.read().chosen, at, longest: 1000 }, context)));
  if (isEdited) keys?.release(element.ownerDocument);
  else if (!open.isChosen()) return;
  // In a narrow window the fields would cover the block that was only selected.
  const onPanel = (): void => {
    // Something else may have been chosen, or this may have been typed into, since.
    const focused = document.activeElement?.getAttribute('data-path');
    if (!isEdited && opened.isChosen() && focused === open.path.map(String).join('.')) keys?.releaseAtEnd(document);
  };
  const around = showAround({ shown, open, isBeside: isEdited || (isOther && showsOnePart()), onPanel }, context);
  if (!isEdited) await around;
}

type Around = { shown: ShownField; open: OpenField; isBeside: boolean; onPanel: () => void };

/** Shows the field in the panel, and the bar below it in the page. `onPanel` is called in between. */
async function showAround({ shown, open, isBeside, onPanel }: Around, { session, texts, typing, onBar }: TextContext): Promise<void> {
  const { current } = typing;
  const choice = session.choice();
  await fieldsShown(open.path);
  if (session.choice() !== choice) return;
  // Who types right after the click adds to a text: nothing of it is replaced.
  await showField(open.path, isBeside ? 'beside' : shown.field.text ? 'at-end' : 'selected');
  onPanel();
  const bar = await barOf({ session, texts, shown });
  if (typing.current === current && session.choice() === choice && shown.element.isConnected)
    onBar(showBar(shown.element.ownerDocument, placeOf(shown), bar));
}

/** Returns what the bar says: which pages the field changes, where the link leads, and how to replace a picture. */
async function barOf({ session, texts, shown }: Pick<TextContext, 'session' | 'texts'> & { shown: ShownField }): Promise<BarContent> {
  const { element, field, text } = shown;
  const { page } = session.read();
  const at = field.path.slice(0, field.start).map((step) => (typeof step === 'number' ? step : String(step)));
  const source = field.file === page?.file ? undefined : await session.requests.source(field.file, at).catch(() => undefined);
  const target = element.closest('a[href]')?.getAttribute('href');
  const linked = pageLinkedFrom(element, session);
  return {
    notes: [
      ...(source ? [sayReach(source, texts)] : page?.template ? [templateReach(page.template, texts)] : []),
      ...(target ? [fillIn(texts.leadsTo, { target })] : []),
      ...(text === undefined ? [texts.dropPicture] : []),
    ],
    actions: linked === undefined ? [] : [{ label: texts.openPage, run: () => void session.open(linked) }],
  };
}
