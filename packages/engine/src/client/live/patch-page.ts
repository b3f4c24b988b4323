import type { PageJson, RenderedBlock } from '../../model/page-data.ts';
import { updateIslands } from '../islands.tsx';
import { pageShown } from '../page-events.ts';
import { fitHead } from '../router/replace-page.ts';

let fitting = false;

/** Whether the preview is putting blocks in place at the moment, and no one else. */
export const isFitting = (): boolean => fitting;

/**
 * Turns the open page into its next state: blocks that are the same stay untouched, changed ones are drawn
 * anew, islands get their new props and keep their state. Scroll position and focus stay where they are.
 * `before` is what was drawn last, as far as that is known.
 */
export function patchPage(before: PageJson | undefined, next: PageJson): void {
  const main = document.getElementById('main');
  if (!main) return;
  fitHead(next, isDrawn(document.querySelector('[data-header-slot]'), before?.header, next.header));
  const known = new Map(before?.blocks.map((block) => [block.key, block]));
  const frames = new Map(framesIn(main).map((frame) => [frame.dataset.key, frame]));
  const wanted = next.blocks.map((block) => {
    const frame = frames.get(block.key);
    // One that wakes from now on, or does no more, is another frame.
    const isSame = frame?.hasAttribute('data-island') === block.isIsland;
    return frame && isSame ? redraw(frame, known.get(block.key), block) : createFrame(block);
  });
  let place = main.firstElementChild;
  for (const frame of wanted) {
    if (frame === place) place = place.nextElementSibling;
    else main.insertBefore(frame, place);
  }
  const surplus = framesIn(main).filter((frame) => !wanted.includes(frame));
  for (const frame of surplus) forget(frame);
  updateIslands(next.islands);
  // Islands take down by themselves what they have drawn.
  for (const frame of surplus) frame.replaceChildren();
  fitting = true;
  document.dispatchEvent(new Event(pageShown));
  fitting = false;
}

const framesIn = (main: HTMLElement): HTMLElement[] =>
  [...main.children].filter((frame): frame is HTMLElement => frame instanceof HTMLElement && frame.dataset.key !== undefined);

function redraw(frame: HTMLElement, before: RenderedBlock | undefined, next: RenderedBlock): HTMLElement {
  if (!isDrawn(frame, before?.html, next.html) && !frame.hasAttribute('data-awake')) frame.innerHTML = next.html;
  return frame;
}

/** Whether a frame holds HTML already: by what it was drawn from, or where that is not known by what is in it. */
function isDrawn(frame: Element | null, before: string | undefined, next: string): boolean {
  if (before !== undefined) return before === next;
  const template = document.createElement('template');
  template.innerHTML = next;
  return template.innerHTML === frame?.innerHTML;
}

function createFrame({ key, type, html, isIsland }: RenderedBlock): HTMLElement {
  const frame = document.createElement('div');
  frame.dataset.block = type;
  frame.dataset.key = key;
  frame.dataset.added = '';
  if (isIsland) frame.dataset.island = '';
  frame.innerHTML = html;
  return frame;
}

/** Makes a frame that of no block. It stays, out of sight: the router may have made it, and removes it when it leaves. */
function forget(frame: HTMLElement): void {
  if (frame.dataset.added !== undefined) {
    frame.remove();
    return;
  }
  for (const name of Object.keys(frame.dataset)) delete frame.dataset[name];
  frame.hidden = true;
}

/** Takes away the frames that the preview has added to a page that is no longer shown. */
export function removeAdded(): void {
  for (const frame of document.querySelectorAll('#main > [data-added]')) frame.remove();
}
