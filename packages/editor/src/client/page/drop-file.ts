import type { PageMap } from 'pagewright/editing';
import { showField } from 'pagewright/fields';
import type { EditorSession } from '../editor-session.ts';
import { isElement } from '../is-element.ts';
import type { Thing } from '../things.ts';
import { fieldAt, type Point, type ShownField } from './fields-at.ts';
import { fieldsShown, openField } from './open-field.ts';

type DropTarget = {
  page: Document;
  session: EditorSession;
  readMap: () => Promise<PageMap>;
  blockAt: (element: Element) => Thing | undefined;
  /** Gets a picture that is dropped on a text in Markdown or HTML. */
  onText: (shown: ShownField, picture: File, event: DragEvent) => void;
};

/**
 * Sets a picture of the page to a file that is dropped on it. The field in the panel gets the file, so that it is checked and uploaded there as if
 * it had been dropped on the field. `blockAt` returns the block that an element is in.
 */
export function acceptFiles({ page, session, readMap, blockAt, onText }: DropTarget, signal: AbortSignal): void {
  // Without this, the browser would open the file in place of the page.
  page.addEventListener('dragover', (event) => event.preventDefault(), { signal });
  const drop = async (event: DragEvent): Promise<void> => {
    // A text that is edited takes it itself.
    if (event.defaultPrevented) return;
    event.preventDefault();
    const file = event.dataTransfer?.files[0];
    const { target } = event;
    if (!file || !isElement(target)) return;
    const shown = await shownAt(target, { x: event.clientX, y: event.clientY }, readMap);
    if (shown?.text && shown.field.text === 'long' && file.type.startsWith('image/')) return onText(shown, file, event);
    const open = shown && !shown.text ? await openField(session, shown.field, blockAt(target)) : undefined;
    if (!open) return;
    await fieldsShown(open.path);
    await showField(open.path);
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(file);
    document.activeElement?.closest('.media')?.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
  };
  page.addEventListener('drop', (event) => void drop(event), { signal });
}

/** In milliseconds. The preview replaces a block within one after a change. */
const [pause, longest] = [100, 1000];

/** Returns the field that the page shows at an element, or at its place once the preview has replaced it. */
async function shownAt(element: Element, point: Point, readMap: () => Promise<PageMap>): Promise<ShownField | undefined> {
  const page = element.ownerDocument;
  for (let waited = 0; waited < longest && page.defaultView; waited += pause) {
    const map = await readMap();
    const there = element.isConnected ? element : page.elementFromPoint(point.x, point.y);
    const shown = there ? fieldAt(there, point, map) : undefined;
    if (shown) return shown;
    await new Promise((done) => setTimeout(done, pause));
  }
  return undefined;
}
