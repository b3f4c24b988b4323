import type { PageMap } from 'pagewright/editing';
import { showField } from 'pagewright/fields';
import type { EditorSession } from '../editor-session.ts';
import { shownBlock } from '../editor-state.ts';
import { editText } from './edit-text.ts';
import { blockOf, fieldAt, type Point, placeOf, type ShownField } from './fields-at.ts';
import { addStyles, stillStyles } from './still-styles.ts';

/** A page in the frame. `readMap` returns its map as it was read last; undefined for a page that runs as visitors see it. */
type FollowedPage = { page: Document; session: EditorSession; readMap: (() => Promise<PageMap>) | undefined };

/** Selects what is clicked in the page, and edits its texts. Links never leave. Returns a function that stops. */
export function followPage({ page, session, readMap }: FollowedPage): () => void {
  const stopped = new AbortController();
  const options = { capture: true, signal: stopped.signal };
  const view = page.defaultView;
  if (!view) return () => undefined;
  const onClick = (event: MouseEvent): void => {
    const target = event.composedPath().find((one) => one instanceof view.Element);
    if (!(target instanceof view.Element) || target.closest('[contenteditable]')) return;
    if (target.closest('a[href], [type="submit"]') || (readMap && !target.closest('summary'))) event.preventDefault();
    const index = indexOf(session, blockOf(target)?.dataset.key);
    if (index !== undefined) void select({ session, index, target, point: { x: event.clientX, y: event.clientY }, readMap });
  };
  page.addEventListener('click', onClick, options);
  page.addEventListener('submit', (event) => event.preventDefault(), options);
  const removeStyles = readMap ? addStyles(page, stillStyles) : undefined;
  const removeOutline = readMap && outlineHovered(page, readMap, stopped.signal);
  return () => {
    stopped.abort();
    removeStyles?.();
    removeOutline?.();
  };
}

/** Returns the index of the block with a key. Undefined for one that is not in the file of the page. */
function indexOf(session: EditorSession, key: string | undefined): number | undefined {
  const index = session.read().page?.blocks.findIndex((block) => block.key !== undefined && block.key === key) ?? -1;
  return index < 0 ? undefined : index;
}

type Clicked = { session: EditorSession; index: number; target: Element; point: Point; readMap: FollowedPage['readMap'] };

async function select({ session, index, target, point, readMap }: Clicked): Promise<void> {
  await session.select(index);
  const shown = fieldAt(target, point, (await readMap?.()) ?? {});
  const { page, selected } = session.read();
  if (!shown || selected !== index || shown.field.file !== page?.file) return;
  const path = shown.field.path.slice(2);
  const value = path.reduce<unknown>((found, step) => Object(found)[step], shownBlock(session.read()));
  // React renders the fields of the block after this.
  await new Promise((done) => setTimeout(done));
  await showField(path);
  const { text, field } = shown;
  if (!text || !field.isText || typeof value !== 'string' || !text.data.includes(value)) return;
  // Taken back as one change.
  const group = `${path.join('.')} ${Date.now()}`;
  editText({ ...shown, text }, point, {
    value,
    label: path.join(' › '),
    onChange: (next) => session.changeText(path, next, group),
    onEnd: () => session.flush(),
  });
}

/** Draws an outline around what a click would select. Returns a function that removes it. */
function outlineHovered(page: Document, readMap: () => Promise<PageMap>, signal: AbortSignal): () => void {
  const outline = page.createElement('div');
  Object.assign(outline.style, { all: 'initial', position: 'absolute', zIndex: '2147483646', pointerEvents: 'none', borderRadius: '2px' });
  page.documentElement.append(outline);
  const show = async ({ target, clientX: x, clientY: y }: MouseEvent): Promise<void> => {
    const view = page.defaultView;
    const map = await readMap();
    if (!view || signal.aborted) return;
    const element = target instanceof view.Element && !target.closest('[contenteditable]') ? target : undefined;
    const field = element && fieldAt(element, { x, y }, map);
    outlineAt(outline, view, field ?? blockOf(element));
  };
  page.addEventListener('mousemove', (event) => void show(event), { signal });
  const hide = (): void => outline.style.setProperty('display', 'none');
  page.documentElement.addEventListener('mouseleave', hide, { signal });
  page.addEventListener('focusin', hide, { signal });
  return () => outline.remove();
}

function outlineAt(outline: HTMLElement, view: Window, shown: ShownField | HTMLElement | undefined): void {
  outline.style.display = shown ? 'block' : 'none';
  if (!shown) return;
  const isBlock = !('field' in shown);
  const { left, top, width, height } = isBlock ? shown.getBoundingClientRect() : placeOf(shown);
  const room = isBlock ? -2 : 3;
  Object.assign(outline.style, {
    left: `${left + view.scrollX - room}px`,
    top: `${top + view.scrollY - room}px`,
    width: `${width + 2 * room}px`,
    height: `${height + 2 * room}px`,
    outline: `2px ${isBlock ? 'dashed' : 'solid'} rgb(61 90 254 / ${isBlock ? 0.5 : 0.9})`,
  });
}
