import type { PageMap } from 'pagewright/editing';
import type { Texts } from '../../texts/index.ts';
import { clickPressed } from '../click-pressed.ts';
import type { Caret } from '../edited-text.ts';
import type { EditorSession } from '../editor-session.ts';
import { isElement } from '../is-element.ts';
import { focusPart, showsOnePart } from '../main-parts.tsx';
import type { RichTools } from '../rich/rich-tools.ts';
import { selectBlock } from '../select-block.ts';
import { addStyles, stillStyles } from '../still-styles.ts';
import type { Thing } from '../things.ts';
import { acceptFiles } from './drop-file.ts';
import { takeEarly } from './early-click.ts';
import { editShown } from './edit-shown.ts';
import { fieldAt, type Point, placeOf, type ShownField } from './fields-at.ts';
import { KeyQueue } from './key-queue.ts';
import { pageLinkedFrom } from './links-of-site.ts';
import type { TextContext, Typing } from './open-text.ts';
import { blockOf, finderOf, layoutPartOf, versionOf } from './parts-of-page.ts';
import { isInBar } from './text-bar.ts';
import { onReload, typeAgain } from './type-again.ts';
import { typeBehind } from './type-behind.ts';

/** A page in the frame. `readMap` returns its map as it was read last; undefined for a page that runs as visitors see it. */
type FollowedPage = {
  page: Document;
  session: EditorSession;
  texts: Texts;
  readMap: (() => Promise<PageMap>) | undefined;
  richTools: RichTools;
  /** Called when somebody wants to send a form: the editor sends none. */
  onSubmit: () => void;
  /** It stays when the page is loaded again. */
  typing: Typing;
};

/**
 * Selects what is clicked in the page, and edits its texts. With Ctrl, and in a page that runs, links lead to other pages of the
 * site; they never leave it. Returns a function that stops.
 */
export function followPage({ page, session, texts, readMap, richTools, typing, onSubmit }: FollowedPage): () => void {
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
  const blockAt = (element: Element): Thing | undefined => {
    const shown = shownBlock(element);
    return shown && session.versions.blockAt(shown.version, shown.key);
  };
  let pressed: { target: unknown; shown: ShownBlock | undefined } | undefined;
  const onClick = (event: MouseEvent, before?: KeyQueue): void => {
    const press = event.detail > 0 ? pressed : undefined;
    pressed = undefined;
    const target = [...event.composedPath(), event.target].find(isElement);
    if (!target || target.closest('[contenteditable]') || isInBar(target)) return;
    removeBar();
    const linked = pageLinkedFrom(target, session);
    const isAnchor = target.closest('a[href^="#"]') !== null;
    const isFollowed = !readMap && (linked !== undefined || isAnchor);
    if (!isFollowed && (target.closest('a[href], [type="submit"]') || (readMap && !target.closest('summary')))) event.preventDefault();
    if (target.closest('[type="submit"]')) onSubmit();
    if (readMap && linked !== undefined && (event.ctrlKey || event.metaKey)) return void session.open(linked);
    if (!blockOf(target) && !layoutPartOf(target)) return;
    const keys = before ?? new KeyQueue();
    if (readMap && !before) keys.take(page, event);
    typing.clicked = keys;
    const point = { x: event.clientX, y: event.clientY };
    const at = { x: point.x, pageY: event.pageY };
    const shown = press?.target === target ? press.shown : shownBlock(target);
    void select({ target, shown, point, at, keys, choice: session.beginChoice() }, { ...context, readMap }).finally(() => {
      if (typing.clicked === keys) typing.clicked = undefined;
      session.leftWords.add(keys.stop());
    });
  };
  // The preview may show another block in the same element before the release.
  const onPress = (event: Event): void => {
    const [target] = event.composedPath();
    pressed = { target, shown: isElement(target) ? shownBlock(target) : undefined };
  };
  page.addEventListener('pointerdown', onPress, options);
  clickPressed(page, stopped.signal);
  page.addEventListener('click', (event) => onClick(event), options);
  const onSend = (event: Event): void => {
    event.preventDefault();
    onSubmit();
  };
  page.addEventListener('submit', onSend, options);
  onReload(view, typing, stopped.signal);
  if (typing.clicked?.isTaking()) typing.clicked.take(page);
  if (typing.again) void typeAgain(page, context);
  const removeStyles = readMap ? addStyles(page, stillStyles) : undefined;
  const { click: first, words } = takeEarly(page);
  for (const one of words) session.leftWords.add(one);
  if (first) onClick(first.event, first.keys);
  // It was on nothing that can be chosen.
  if (first && typing.clicked !== first.keys) session.leftWords.add(first.keys.stop());
  const removeOutline = readMap && outlineHovered(page, readMap, stopped.signal);
  const onText = async (shown: ShownField, picture: File, { clientX: x, pageY }: DragEvent): Promise<void> => {
    await editShown({ shown, block: blockAt(shown.element), at: { x, pageY } }, { ...context, map: (await readMap?.()) ?? {} });
    richTools.onAsked?.({ picture });
  };
  if (readMap) acceptFiles({ page, session, readMap, blockAt, onText: (...dropped) => void onText(...dropped) }, stopped.signal);
  return () => {
    stopped.abort();
    removeStyles?.();
    removeOutline?.();
    removeBar();
  };
}

/** A block that a version of the page shows, by its key. */
type ShownBlock = { version: string; key: string };

function shownBlock(element: Element): ShownBlock | undefined {
  const key = blockOf(element)?.dataset.key;
  return key === undefined ? undefined : { version: versionOf(element.ownerDocument), key };
}

/** `shown`: the block that was pressed. `choice`: the number that it has for the session. Of two clicks, the last one counts, whichever is answered first. */
type Clicked = { target: Element; shown: ShownBlock | undefined; point: Point; at: Caret; keys: KeyQueue; choice: number };
type SelectContext = Omit<TextContext, 'map'> & Pick<FollowedPage, 'readMap'>;

async function select(
  { target, shown: pressed, point, at, keys, choice: clicked }: Clicked,
  { readMap, ...context }: SelectContext,
): Promise<void> {
  const { session } = context;
  const find = finderOf(target);
  const block = pressed && (await readBlock(session, pressed));
  if (pressed && !block) return;
  const isLatest = session.choice() === clicked;
  const isOther = block !== undefined && session.read().block !== block;
  if (isLatest && isOther) await session.selectBlock(block);
  const { chosen } = session.read();
  const choice = isLatest ? session.choice() : clicked;
  const map = (await readMap?.()) ?? {};
  const element = find(session.versions.keyOf(versionOf(target.ownerDocument), block));
  // The map may be of another version than the page. Keys are typed into the field all the same, at its place in the panel.
  const shown = fieldAt(element, point, map) ?? fieldAt(element, point, map, true);
  if (shown) {
    if (session.choice() === choice && !block?.isGone) await editShown({ shown, block, at, keys, isOther }, { ...context, map });
    const { file, path, start } = shown.field;
    const thing = block ?? chosen;
    // Keys that no open text has taken belong to this one all the same.
    if (thing?.file === file) typeBehind(session, thing, path.slice(start), keys);
  } else if (session.choice() !== choice) return;
  else if (block) {
    await selectBlock(session, Number(block.place.at[1]));
    if (showsOnePart() && !isOther) focusPart('fields');
  } else if (readMap) await session.openForm('site.yaml', [target.closest('[data-header-slot]') ? 'navigation' : 'footer'], undefined);
}

/** Returns a block that the page shows. It may show a version of its file that the editor has not read yet: it is read then. */
async function readBlock(session: EditorSession, { version, key }: ShownBlock): Promise<Thing | undefined> {
  if (!session.versions.has(version)) await session.refresh();
  const isRead = session.versions.has(version);
  return session.versions.blockAt(isRead ? version : (session.read().page?.version ?? ''), key);
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
    const element = isElement(target) && !target.closest('[contenteditable]') ? target : undefined;
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
