import type { DrawnBlock, PageJson } from '../../model/page-data.ts';
import { updateIslands } from '../islands.tsx';
import { pageShown } from '../page-events.ts';

/**
 * Turns the open page into its next state: blocks that are the same stay untouched, changed ones are drawn
 * anew, islands get their new props and keep their state. Scroll position and focus stay where they are.
 */
export function fitPage(before: PageJson, next: PageJson): void {
  const main = document.getElementById('main');
  if (!main) return;
  document.title = next.title;
  const slot = document.querySelector('[data-header-slot]');
  if (slot && before.header !== next.header) slot.innerHTML = next.header;
  const known = new Map(before.blocks.map((block) => [block.key, block]));
  const frames = new Map(
    [...main.children].flatMap((frame) => (frame instanceof HTMLElement ? [[frame.dataset.key, frame] as const] : [])),
  );
  const wanted = next.blocks.map((block) => {
    const frame = frames.get(block.key);
    return frame ? redraw(frame, known.get(block.key), block) : createFrame(block);
  });
  for (const [index, frame] of wanted.entries()) if (main.children[index] !== frame) main.insertBefore(frame, main.children[index] ?? null);
  for (const surplus of [...main.children].slice(wanted.length)) surplus.remove();
  updateIslands(next.islands);
  document.dispatchEvent(new Event(pageShown));
}

function redraw(frame: HTMLElement, before: DrawnBlock | undefined, next: DrawnBlock): HTMLElement {
  const isAwake = frame.hasAttribute('data-awake');
  if (before?.html !== next.html && !isAwake) frame.innerHTML = next.html;
  return frame;
}

function createFrame({ key, type, html, isIsland }: DrawnBlock): HTMLElement {
  const frame = document.createElement('div');
  frame.dataset.block = type;
  frame.dataset.key = key;
  if (isIsland) frame.dataset.island = '';
  frame.innerHTML = html;
  return frame;
}
