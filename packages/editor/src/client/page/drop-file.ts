import type { PageMap } from 'pagewright/editing';
import { showField } from 'pagewright/fields';
import type { EditorSession } from '../editor-session.ts';
import { fieldAt } from './fields-at.ts';
import { fieldsShown, openField } from './open-field.ts';

type DropTarget = {
  page: Document;
  session: EditorSession;
  readMap: () => Promise<PageMap>;
  blockAt: (element: Element) => number | undefined;
};

/**
 * Sets a picture of the page to a file that is dropped on it. The field in the panel gets the file, so that it is checked and uploaded there as if
 * it had been dropped on the field. `blockAt` returns the index of the block that an element is in.
 */
export function acceptFiles({ page, session, readMap, blockAt }: DropTarget, signal: AbortSignal): void {
  // Without this, the browser would open the file in place of the page.
  page.addEventListener('dragover', (event) => event.preventDefault(), { signal });
  const drop = async (event: DragEvent): Promise<void> => {
    event.preventDefault();
    const view = page.defaultView;
    const file = event.dataTransfer?.files[0];
    const { target } = event;
    if (!view || !file || !(target instanceof view.Element)) return;
    const shown = fieldAt(target, { x: event.clientX, y: event.clientY }, await readMap());
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
