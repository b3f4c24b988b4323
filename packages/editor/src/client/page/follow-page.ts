import type { PageMap } from 'pagewright/editing';
import type { Texts } from '../../texts/index.ts';
import type { EditorSession } from '../editor-session.ts';
import { selectBlock } from '../select-block.ts';
import { acceptFiles } from './drop-file.ts';
import { editShown } from './edit-shown.ts';
import { fieldAt, placeOf, type ShownField } from './fields-at.ts';
import { pageLinkedFrom } from './links-of-site.ts';
import { blockOf, layoutPartOf } from './parts-of-page.ts';
import { addStyles, stillStyles } from './still-styles.ts';
import { isInBar } from './text-bar.ts';

/** A page in the frame. `readMap` returns its map as it was read last; undefined for a page that runs as visitors see it. */
type FollowedPage = { page: Document; session: EditorSession; texts: Texts; readMap: (() => Promise<PageMap>) | undefined };

/**
 * Selects what is clicked in the page, and edits its texts. With Ctrl, and in a page that runs, links lead to other pages of the
 * site; they never leave it. Returns a function that stops.
 */
export function followPage({ page, session, texts, readMap }: FollowedPage): () => void {
  const stopped = new AbortController();
  const options = { capture: true, signal: stopped.signal };
  const view = page.defaultView;
  if (!view) return () => undefined;
  let removeBar = (): void => undefined;
  const onBar = (remove: () => void): void => {
    removeBar();
    removeBar = stopped.signal.aborted ? () => undefined : remove;
  };
  const blockAt = (element: Element): number | undefined => indexOf(session, blockOf(element)?.dataset.key);
  const onClick = (event: MouseEvent): void => {
    const target = event.composedPath().find((one) => one instanceof view.Element);
    if (!(target instanceof view.Element) || target.closest('[contenteditable]') || isInBar(target)) return;
    removeBar();
    const linked = pageLinkedFrom(target, session);
    const isAnchor = target.closest('a[href^="#"]') !== null;
    const isFollowed = !readMap && (linked !== undefined || isAnchor);
    if (!isFollowed && (target.closest('a[href], [type="submit"]') || (readMap && !target.closest('summary')))) event.preventDefault();
    if (readMap && linked !== undefined && (event.ctrlKey || event.metaKey)) return void session.open(linked);
    const point = { x: event.clientX, y: event.clientY };
    if (blockAt(target) !== undefined || layoutPartOf(target))
      void select({ session, texts, target, point, readMap, onBar, block: blockAt(target) });
  };
  page.addEventListener('click', onClick, options);
  page.addEventListener('submit', (event) => event.preventDefault(), options);
  const removeStyles = readMap ? addStyles(page, stillStyles) : undefined;
  const removeOutline = readMap && outlineHovered(page, readMap, stopped.signal);
  if (readMap) acceptFiles({ page, session, readMap, blockAt }, stopped.signal);
  return () => {
    stopped.abort();
    removeStyles?.();
    removeOutline?.();
    removeBar();
  };
}

/** Returns the index of the block with a key. Undefined for one that is not in the file of the page. */
function indexOf(session: EditorSession, key: string | undefined): number | undefined {
  const index = session.read().page?.blocks.findIndex((block) => block.key !== undefined && block.key === key) ?? -1;
  return index < 0 ? undefined : index;
}

type Clicked = Omit<Parameters<typeof editShown>[0], 'shown'> & { target: Element; readMap: FollowedPage['readMap'] };

async function select({ target, readMap, ...clicked }: Clicked): Promise<void> {
  const { session, block, point } = clicked;
  if (block !== undefined && session.read().selected !== block) await session.select(block);
  const shown = fieldAt(target, point, (await readMap?.()) ?? {});
  if (shown) await editShown({ ...clicked, shown });
  else if (block !== undefined) await selectBlock(session, block);
  else if (readMap) await session.openForm('site.yaml', [target.closest('[data-header-slot]') ? 'navigation' : 'footer'], undefined);
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
    outlineAt(outline, view, field ?? blockOf(element) ?? layoutPartOf(element));
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
