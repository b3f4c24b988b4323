import type { LivePage, RenderedBlock } from '@pagewright/core';
import { serverCopyOf, stopScript } from '../enhance.ts';
import { isRendered, updateIslands } from '../islands.tsx';
import { pageShown } from '../page-events.ts';
import { isStill } from '../still-page.ts';

let patching = false;

/** True while `patchPage` fires `pageShown`, so that listeners can tell it from a navigation. */
export const isPatching = (): boolean => patching;

/**
 * Updates the open page to its next state: replaces the changed texts or the HTML of changed blocks, runs their enhance scripts again, and passes
 * new props to React islands, which keep their state. Unchanged blocks, scroll position and focus stay. `before` is the state of the open page, if known.
 */
export function patchPage(before: LivePage | undefined, next: LivePage): void {
  const main = document.getElementById('main');
  if (!main) return;
  updateAround(before, next);
  const known = new Map(before?.blocks.map((block) => [block.key, block]));
  const frames = new Map(framesIn(main).map((frame) => [frame.dataset.key, frame]));
  const frameList = next.blocks.map((block) => {
    const frame = frames.get(block.key);
    // A block that has become interactive or static, or that is interactive in another way, gets a new frame.
    const isSame =
      frame?.hasAttribute('data-island') === block.isIsland && frame.hasAttribute('data-enhance') === (block.enhance !== undefined);
    return frame && isSame ? updateFrame(frame, known.get(block.key), block) : createFrame(block);
  });
  arrange(main, frameList);
  for (const frame of framesIn(main)) if (!frameList.includes(frame)) frame.remove();
  updateSidebar(main, before, next);
  updateIslands(next.islands);
  patching = true;
  document.dispatchEvent(new Event(pageShown));
  patching = false;
}

/** Puts frames in their order. Others move around the one with the focus: it would lose that, and what is typed would go nowhere. */
function arrange(main: HTMLElement, frames: readonly HTMLElement[]): void {
  const focused = frames.find((frame) => frame.parentElement === main && frame.contains(document.activeElement));
  let place = main.firstElementChild;
  for (const frame of frames) {
    while (frame === focused && place && place !== frame) {
      const next = place.nextElementSibling;
      frame.after(place);
      place = next;
    }
    if (frame === place) place = place.nextElementSibling;
    else main.insertBefore(frame, place);
  }
}

/** Notes in the page which version of its file it shows, for the editor around it. */
export function noteSource(source: string | undefined): void {
  if (source === undefined) delete document.body.dataset.source;
  else document.body.dataset.source = source;
}

/** Updates head, header and body. An unchanged header keeps its state. */
function updateAround(before: LivePage | undefined, { title, description, layout, reveal, scrollTarget, header, source }: LivePage): void {
  noteSource(source);
  document.title = title;
  document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  const { body } = document;
  body.className = `layout-${layout}`;
  body.dataset.revealOffset = String(reveal.offset);
  body.toggleAttribute('data-reveal-once', reveal.once);
  if (scrollTarget) body.dataset.scrollTarget = scrollTarget;
  else delete body.dataset.scrollTarget;
  const slot = document.querySelector('[data-header-slot]');
  if (slot && !isUnchanged(slot, before?.header, header)) slot.innerHTML = header;
}

/** Updates the sidebar behind the blocks. An unchanged one keeps its state. */
function updateSidebar(main: HTMLElement, before: LivePage | undefined, { sidebar }: LivePage): void {
  const shown = main.querySelector(':scope > [data-sidebar]');
  if (sidebar === undefined) {
    shown?.remove();
    return;
  }
  const slot = shown ?? main.appendChild(document.createElement('div'));
  slot.setAttribute('data-sidebar', '');
  if (!isUnchanged(slot, before?.sidebar, sidebar)) slot.innerHTML = sidebar;
}

const framesIn = (main: HTMLElement): HTMLElement[] =>
  [...main.children].filter((frame): frame is HTMLElement => frame instanceof HTMLElement && frame.dataset.key !== undefined);

/** True for a block of a still page with a text that somebody edits there. It stays as it is meanwhile. */
export const isEdited = (frame: Element): boolean => isStill() && frame.querySelector('[contenteditable]') !== null;

function updateFrame(frame: HTMLElement, before: RenderedBlock | undefined, next: RenderedBlock): HTMLElement {
  if (isEdited(frame)) return frame;
  if (next.enhance !== undefined) return updateEnhanced(frame, before, { ...next, enhance: next.enhance });
  if (isUnchanged(frame, before?.html, next.html) || isRendered(frame)) return frame;
  if (!before || !patchTexts(frame, before.html, next.html)) frame.innerHTML = next.html;
  return frame;
}

/** The boot script runs the enhance script of a changed block again, after `pageShown`. */
function updateEnhanced(
  frame: HTMLElement,
  before: RenderedBlock | undefined,
  { html, enhance }: Pick<RenderedBlock, 'html'> & { enhance: string },
): HTMLElement {
  if (frame.dataset.enhance === enhance && isUnchanged(serverCopyOf(frame) ?? frame, before?.html, html)) return frame;
  stopScript(frame);
  frame.innerHTML = html;
  frame.dataset.enhance = enhance;
  return frame;
}

/** True when `frame` shows the HTML `next` already. Compares with `before` if known, else with the frame's content. */
function isUnchanged(frame: Element | null, before: string | undefined, next: string): boolean {
  if (before !== undefined) return before === next;
  const template = document.createElement('template');
  template.innerHTML = next;
  return template.innerHTML === frame?.innerHTML;
}

function createFrame({ key, type, html, isIsland, enhance, language }: RenderedBlock): HTMLElement {
  const frame = Object.assign(document.createElement('div'), language);
  frame.dataset.block = type;
  frame.dataset.key = key;
  if (isIsland) frame.dataset.island = '';
  if (enhance !== undefined) frame.dataset.enhance = enhance;
  frame.innerHTML = html;
  return frame;
}

/**
 * Replaces the texts of an element that differ between two states of its HTML, so that everything else stays: pictures, focus,
 * and styles, which the browser would compute again for the whole page. Returns false, and changes nothing, when the states
 * differ in more than texts, or when the element does not show `before`.
 */
export function patchTexts(element: Element, before: string, next: string): boolean {
  // The content of a template is not among its nodes.
  if (before.includes('<template')) return false;
  const old = parse(before);
  const wanted = parse(next);
  const shown = textsIn(element);
  const known = textsIn(old);
  const texts = textsIn(wanted);
  if (texts.length !== known.length || texts.length !== shown.length) return false;
  if (shown.some(({ data }, index) => data !== known[index]?.data)) return false;
  for (const [index, text] of known.entries()) setText(text, texts[index]);
  if (!old.isEqualNode(wanted)) return false;
  for (const [index, text] of shown.entries()) setText(text, texts[index]);
  return true;
}

function parse(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content;
}

function textsIn(root: Node): Text[] {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) if (node instanceof Text) texts.push(node);
  return texts;
}

function setText(text: Text, by: Text | undefined): void {
  if (by && text.data !== by.data) text.data = by.data;
}
