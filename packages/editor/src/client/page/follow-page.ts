import type { PageMap } from 'pagewright/editing';
import { showField } from 'pagewright/fields';
import type { EditorSession } from '../editor-session.ts';
import type { RichTools } from '../rich/rich-tools.ts';
import type { Caret } from './edited-text.ts';
import { blockOf, fieldAt, type Point, placeOf, type ShownField } from './fields-at.ts';
import { KeyQueue } from './key-queue.ts';
import { openText, type Typing } from './open-text.ts';
import { addStyles, stillStyles } from './still-styles.ts';
import { onReload, typeAgain } from './type-again.ts';

/** A page in the frame. `readMap` returns its map as it was read last; undefined for a page that runs as visitors see it. */
type FollowedPage = {
  page: Document;
  session: EditorSession;
  readMap: (() => Promise<PageMap>) | undefined;
  tools: RichTools;
  /** It stays when the page is loaded again. */
  typing: Typing;
};

/** Selects what is clicked in the page, and edits its texts. Links never leave. Returns a function that stops. */
export function followPage({ page, session, readMap, tools, typing }: FollowedPage): () => void {
  const stopped = new AbortController();
  const options = { capture: true, signal: stopped.signal };
  const view = page.defaultView;
  if (!view) return () => undefined;
  const onClick = (event: MouseEvent): void => {
    const target = event.composedPath().find((one) => one instanceof view.Element);
    if (!(target instanceof view.Element) || target.closest('[contenteditable]')) return;
    if (target.closest('a[href], [type="submit"]') || (readMap && !target.closest('summary'))) event.preventDefault();
    const index = indexOf(session, blockOf(target)?.dataset.key);
    if (index === undefined) return;
    const keys = new KeyQueue();
    keys.take(page);
    const point = { x: event.clientX, y: event.clientY };
    const at = { x: point.x, pageY: event.pageY };
    void select({ session, index, target, point, at, readMap, tools, typing }).finally(() => keys.release(page));
  };
  page.addEventListener('click', onClick, options);
  page.addEventListener('submit', (event) => event.preventDefault(), options);
  onReload(view, typing, stopped.signal);
  if (typing.again) void typeAgain(page, { session, tools, typing });
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

type Clicked = Omit<FollowedPage, 'page'> & { index: number; target: Element; point: Point; at: Caret };

async function select({ session, index, target, point, at, readMap, tools, typing }: Clicked): Promise<void> {
  await session.select(index);
  const map = (await readMap?.()) ?? {};
  const shown = fieldAt(target, point, map);
  const { page, selected } = session.read();
  if (!shown || selected !== index || shown.field.file !== page?.file) return;
  if (await openText(shown, at, { session, map, tools, typing })) return;
  // React renders the fields of the block after this.
  await new Promise((done) => setTimeout(done));
  await showField(shown.field.path.slice(2));
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
