import { fillIn } from '@pagewright/core/browser';
import type { Texts } from '../../texts/index.ts';
import type { EditorSession } from '../editor-session.ts';
import { isElement, isHtmlElement } from '../is-element.ts';
import { may } from '../may.ts';
import { addStyles } from '../still-styles.ts';

/** In pixels: how near the pointer comes to a place before its line is shown. */
const near = 16;

const styles = `
  page-insert-lines { all: initial; position: absolute; inset: 0 0 auto; height: 0; z-index: 2147483645; }
  page-insert-lines button { all: initial; position: absolute; inset-inline: 0; height: 28px; margin-top: -14px; opacity: 0; pointer-events: none; cursor: pointer; }
  page-insert-lines button:is(.near, .beside, :focus-visible) { opacity: 1; pointer-events: none; }
  page-insert-lines button::before { content: ''; position: absolute; inset: 12px 0 auto; border-top: 4px solid #3d5afe; opacity: 0; }
  page-insert-lines button:is(.near, :focus-visible)::before { opacity: 1; }
  page-insert-lines span { position: absolute; inset: 0 auto auto 50%; width: 28px; height: 28px; margin-left: -14px; border-radius: 50%; background: #3d5afe; box-shadow: 0 0 0 2px #fff; forced-color-adjust: none; pointer-events: none; }
  page-insert-lines button:is(.near, .beside, :focus-visible) span { pointer-events: auto; }
  page-insert-lines span::before, page-insert-lines span::after { content: ''; position: absolute; inset: 13px 7px auto; height: 2px; background: #fff; }
  page-insert-lines span::after { rotate: 90deg; }
  page-insert-lines button:focus-visible span { outline: 3px solid #fff; outline-offset: 2px; box-shadow: 0 0 0 7px #3d5afe; }
  @media print { page-insert-lines { display: none; } }
`;

/** A place in the page: before the block at `at`. `top` is in pixels from the top of the page. */
type InsertPlace = { at: number; top: number; isBeside: boolean };

type InsertLines = { page: Document; session: EditorSession; texts: Texts; onInsert: (at: number) => void };

/**
 * Shows a line with a plus between two blocks of the page when the pointer or the focus comes there, and those beside the selected block. They are
 * outside of the body, so that the layout and the blocks stay as they are. Returns a function that removes them.
 */
export function showInsertLines({ page, session, texts, onInsert }: InsertLines): () => void {
  const view = page.defaultView;
  if (!view) return () => undefined;
  const stopped = new AbortController();
  const lines = page.createElement('page-insert-lines');
  lines.role = 'navigation';
  lines.ariaLabel = texts.add;
  page.documentElement.append(lines);
  const removeStyles = addStyles(page, styles);
  const update = (): void => {
    const places = may('block', session.read()) ? placesIn(page, session) : [];
    while (lines.childElementCount > places.length) lines.lastElementChild?.remove();
    for (const [index, place] of places.entries()) {
      const button = lines.children[index] ?? lines.appendChild(createButton(page, onInsert));
      if (!isHtmlElement(button)) continue;
      button.dataset.at = String(place.at);
      button.ariaLabel = labelOf(place.at, texts);
      button.style.top = `${place.top}px`;
      button.classList.toggle('beside', place.isBeside);
    }
  };
  const onMove = ({ clientY, target }: MouseEvent): void => {
    // The pointer stays on a line that it has reached.
    const own = isElement(target) ? target.closest('page-insert-lines button') : null;
    const y = clientY + view.scrollY;
    for (const button of lines.children) {
      const top = button.getBoundingClientRect().top + view.scrollY + 14;
      button.classList.toggle('near', button === own || Math.abs(top - y) <= near);
    }
  };
  page.addEventListener('mousemove', onMove, { signal: stopped.signal });
  const observer = new view.ResizeObserver(update);
  observer.observe(page.body);
  for (const block of page.querySelectorAll('[data-key]')) observer.observe(block);
  const unsubscribe = session.subscribe(update);
  update();
  return () => {
    stopped.abort();
    unsubscribe();
    observer.disconnect();
    removeStyles();
    lines.remove();
  };
}

function createButton(page: Document, onInsert: (at: number) => void): HTMLElement {
  const button = page.createElement('button');
  button.type = 'button';
  button.ariaHasPopup = 'dialog';
  button.append(page.createElement('span'));
  button.addEventListener('click', () => onInsert(Number(button.dataset.at)));
  return button;
}

const labelOf = (at: number, texts: Texts): string =>
  at > 0 ? fillIn(texts.addAfter, { number: at }) : fillIn(texts.addBefore, { number: 1 });

/** Returns the places at the edges of the blocks that the page shows. */
function placesIn(page: Document, session: EditorSession): InsertPlace[] {
  const { page: written, selected } = session.read();
  const scroll = page.defaultView?.scrollY ?? 0;
  const shown = (written?.blocks ?? []).flatMap(({ key }, index) => {
    const element = key === undefined ? null : page.querySelector(`[data-key="${CSS.escape(key)}"]`);
    const rect = element?.getBoundingClientRect();
    return rect && rect.height > 0 ? [{ index, top: rect.top + scroll, bottom: rect.bottom + scroll }] : [];
  });
  const [first] = shown;
  const places = [
    ...(first?.index === 0 ? [{ at: 0, top: first.top + near }] : []),
    ...shown.map(({ index, bottom }) => ({ at: index + 1, top: bottom })),
  ];
  return places.map((place) => ({ ...place, isBeside: place.at === selected || place.at - 1 === selected }));
}
