import type { PageMap } from 'pagewright/editing';
import type { Texts } from '../../texts/index.ts';
import type { Caret } from '../edited-text.ts';
import type { EditorSession } from '../editor-session.ts';
import type { RichTools } from '../rich/rich-tools.ts';
import { selectBlock } from '../select-block.ts';
import { addStyles, stillStyles } from '../still-styles.ts';
import { acceptFiles } from './drop-file.ts';
import { editShown } from './edit-shown.ts';
import { fieldAt, type Point, placeOf, type ShownField } from './fields-at.ts';
import { KeyQueue } from './key-queue.ts';
import { pageLinkedFrom } from './links-of-site.ts';
import type { TextContext, Typing } from './open-text.ts';
import { blockOf, layoutPartOf } from './parts-of-page.ts';
import { isInBar } from './text-bar.ts';
import { onReload, typeAgain } from './type-again.ts';

/** A page in the frame. `readMap` returns its map as it was read last; undefined for a page that runs as visitors see it. */
type FollowedPage = {
  page: Document;
  session: EditorSession;
  texts: Texts;
  readMap: (() => Promise<PageMap>) | undefined;
  richTools: RichTools;
  /** It stays when the page is loaded again. */
  typing: Typing;
};

/**
 * Selects what is clicked in the page, and edits its texts. With Ctrl, and in a page that runs, links lead to other pages of the
 * site; they never leave it. Returns a function that stops.
 */
export function followPage({ page, session, texts, readMap, richTools, typing }: FollowedPage): () => void {
  const stopped = new AbortController();
  const options = { capture: true, signal: stopped.signal };
  const view = page.defaultView;
  if (!view) return () => undefined;
  let removeBar = (): void => undefined;
  const onBar = (remove: () => void): void => {
    removeBar();
    removeBar = stopped.signal.aborted ? () => undefined : remove;
  };
  const context = { session, texts, tools: richTools, typing, onBar };
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
    const block = blockAt(target);
    if (block === undefined && !layoutPartOf(target)) return;
    const keys = new KeyQueue();
    keys.take(page);
    const point = { x: event.clientX, y: event.clientY };
    const at = { x: point.x, pageY: event.pageY };
    void select({ target, point, at, block }, { ...context, readMap }).finally(() => keys.release(page));
  };
  page.addEventListener('click', onClick, options);
  page.addEventListener('submit', (event) => event.preventDefault(), options);
  onReload(view, typing, stopped.signal);
  if (typing.again) void typeAgain(page, context);
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

type Clicked = { target: Element; point: Point; at: Caret; block: number | undefined };
type SelectContext = Omit<TextContext, 'map'> & Pick<FollowedPage, 'readMap'>;

async function select({ target, point, at, block }: Clicked, { readMap, ...context }: SelectContext): Promise<void> {
  const { session } = context;
  if (block !== undefined && session.read().selected !== block) await session.select(block);
  const map = (await readMap?.()) ?? {};
  const shown = fieldAt(target, point, map);
  if (shown) await editShown({ shown, block, at }, { ...context, map });
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
