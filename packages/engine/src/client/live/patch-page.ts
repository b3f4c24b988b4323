import type { PageJson, RenderedBlock } from '../../model/page-data.ts';
import { serverCopyOf, stopScript } from '../enhance.ts';
import { updateIslands } from '../islands.tsx';
import { pageShown } from '../page-events.ts';
import { updateHead } from '../router/update-document.ts';
import { patchTexts } from './patch-texts.ts';

let patching = false;

/** True while `patchPage` fires `pageShown`, so that listeners can tell it from a navigation. */
export const isPatching = (): boolean => patching;

/**
 * Updates the open page to its next state: replaces the changed texts or the HTML of changed blocks, runs their enhance scripts again, and passes
 * new props to React islands, which keep their state. Unchanged blocks, scroll position and focus stay. `before` is the state of the open page, if known.
 */
export function patchPage(before: PageJson | undefined, next: PageJson): void {
  const main = document.getElementById('main');
  if (!main) return;
  updateHead(next, isUnchanged(document.querySelector('[data-header-slot]'), before?.header, next.header));
  const known = new Map(before?.blocks.map((block) => [block.key, block]));
  const frames = new Map(framesIn(main).map((frame) => [frame.dataset.key, frame]));
  const frameList = next.blocks.map((block) => {
    const frame = frames.get(block.key);
    // A block that has become interactive or static, or that is interactive in another way, gets a new frame.
    const isSame =
      frame?.hasAttribute('data-island') === block.isIsland && frame.hasAttribute('data-enhance') === (block.enhance !== undefined);
    return frame && isSame ? updateFrame(frame, known.get(block.key), block) : createFrame(block);
  });
  let place = main.firstElementChild;
  for (const frame of frameList) {
    if (frame === place) place = place.nextElementSibling;
    else main.insertBefore(frame, place);
  }
  const surplus = framesIn(main).filter((frame) => !frameList.includes(frame));
  for (const frame of surplus) detachFrame(frame);
  updateIslands(next.islands);
  // Only now: unmounting an island needs its DOM nodes.
  for (const frame of surplus) frame.replaceChildren();
  patching = true;
  document.dispatchEvent(new Event(pageShown));
  patching = false;
}

const framesIn = (main: HTMLElement): HTMLElement[] =>
  [...main.children].filter((frame): frame is HTMLElement => frame instanceof HTMLElement && frame.dataset.key !== undefined);

function updateFrame(frame: HTMLElement, before: RenderedBlock | undefined, next: RenderedBlock): HTMLElement {
  if (next.enhance !== undefined) return updateEnhanced(frame, before, { ...next, enhance: next.enhance });
  if (isUnchanged(frame, before?.html, next.html) || frame.hasAttribute('data-hydrated')) return frame;
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

function createFrame({ key, type, html, isIsland, enhance }: RenderedBlock): HTMLElement {
  const frame = document.createElement('div');
  frame.dataset.block = type;
  frame.dataset.key = key;
  frame.dataset.added = '';
  if (isIsland) frame.dataset.island = '';
  if (enhance !== undefined) frame.dataset.enhance = enhance;
  frame.innerHTML = html;
  return frame;
}

/** Removes a frame, or empties and hides it when React may have rendered it and will remove it later. */
function detachFrame(frame: HTMLElement): void {
  if (frame.dataset.added !== undefined) {
    frame.remove();
    return;
  }
  for (const name of Object.keys(frame.dataset)) delete frame.dataset[name];
  frame.hidden = true;
}

/** Removes the frames that the preview added to the previous page. */
export function removeAddedFrames(): void {
  for (const frame of document.querySelectorAll('#main > [data-added]')) frame.remove();
}
