import { fillIn } from '@pagewright/core/browser';
import { showField } from 'pagewright/fields';
import type { Texts } from '../../texts/index.ts';
import type { EditorSession } from '../editor-session.ts';
import { sayReach } from '../form-source.ts';
import { editText } from './edit-text.ts';
import { type Point, placeOf, type ShownField } from './fields-at.ts';
import { pageLinkedFrom } from './links-of-site.ts';
import { fieldsShown, openField } from './open-field.ts';
import { layoutPartOf } from './parts-of-page.ts';
import { type BarContent, showBar } from './text-bar.ts';

/** A field that was clicked in the page. `block`: the index of the block that shows it. `onBar` gets what removes the bar below it. */
type Clicked = {
  session: EditorSession;
  texts: Texts;
  shown: ShownField;
  block: number | undefined;
  point: Point;
  onBar: (remove: () => void) => void;
};

/** Opens a field that was clicked in the page, and edits its text there. Other fields get the focus in the panel. */
export async function editShown({ session, texts, shown, block, point, onBar }: Clicked): Promise<void> {
  const { element, text, field } = shown;
  const open = await openField(session, field, block);
  if (!open) return;
  const { path, value, changeText } = open;
  let isEnded = false;
  const isEdited = text !== undefined && field.isText && typeof value === 'string' && text.data.includes(value);
  if (isEdited) {
    // Taken back as one change.
    const group = `${path.join('.')} ${Date.now()}`;
    const write = (next: string): void => changeText(next, group);
    // The preview replaces the whole header or footer after a change, so it gets the text at the end.
    const isWhole = layoutPartOf(element) !== undefined;
    let last = value;
    editText({ ...shown, text }, point, {
      value,
      label: path.join(' › '),
      onChange: (next) => {
        last = next;
        if (!isWhole) write(next);
      },
      onEnd: () => {
        isEnded = true;
        onBar(() => undefined);
        if (isWhole && last !== value) write(last);
        session.flush();
      },
    });
  }
  await fieldsShown(path);
  await showField(path, isEdited);
  const bar = await barOf({ session, texts, shown });
  if (!isEnded) onBar(showBar(element.ownerDocument, placeOf(shown), bar));
}

/** Returns what the bar says: which pages the field changes, where the link leads, and how to replace a picture. */
async function barOf({ session, texts, shown }: Pick<Clicked, 'session' | 'texts' | 'shown'>): Promise<BarContent> {
  const { element, field, text } = shown;
  const { page } = session.read();
  const at = field.path.slice(0, field.start).map((step) => (typeof step === 'number' ? step : String(step)));
  const source = field.file === page?.file ? undefined : await session.requests.source(field.file, at).catch(() => undefined);
  const target = element.closest('a[href]')?.getAttribute('href');
  const linked = pageLinkedFrom(element, session);
  return {
    notes: [
      ...(source ? [sayReach(source, texts)] : []),
      ...(target ? [fillIn(texts.leadsTo, { target })] : []),
      ...(text === undefined ? [texts.dropPicture] : []),
    ],
    actions: linked === undefined ? [] : [{ label: texts.openPage, run: () => void session.open(linked) }],
  };
}
