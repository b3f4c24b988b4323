import { createElement, problemCss } from './problem-elements.ts';

/** Adds the corner of the page that shows its status. Its shadow root separates it from the styles of the site. */
export function createCorner(): HTMLElement {
  const host = document.createElement('div');
  host.id = 'preview-status';
  const style = document.createElement('style');
  style.textContent = problemCss + cornerCss;
  const corner = createElement('section', 'corner');
  corner.setAttribute('aria-label', 'Live preview');
  host.attachShadow({ mode: 'open' }).append(style, corner);
  document.body.append(host);
  return corner;
}

/**
 * Leaves room below the page and below focused elements, as high as the closed panel, so that it covers nothing at the end of
 * the page and no control that has the focus.
 */
export function clearCorner(corner: HTMLElement): void {
  if (corner.querySelector('details[open]')) return;
  const height = corner.offsetHeight;
  const room = height > 0 ? `${height + 2 * margin}px` : '';
  document.body.style.paddingBottom = room;
  document.documentElement.style.scrollPaddingBottom = room;
}

/** Pixels between the corner and the edges of the window. */
const margin = 12;

/** Pixels at the right that stay free for a floating button of the site. */
const floatingButton = 84;

const cornerCss = `
  .corner {
    position: fixed; left: ${margin}px; bottom: ${margin}px; z-index: 100; display: flex; flex-direction: column; align-items: flex-start;
    gap: 8px; max-width: min(46rem, calc(100vw - ${margin + floatingButton}px)); pointer-events: none;
  }
  .corner > :not([hidden]) { pointer-events: auto; }
  [hidden] { display: none !important; }
  .badge {
    margin: 0; padding: 8px 14px; border-radius: 10px; border-left: 6px solid #8f8bff; outline: 1px solid #3b395c; background: #15142b; color: #fbf8f2;
    font: 14px/1.4 system-ui, sans-serif; box-shadow: 0 6px 20px rgb(0 0 0 / 0.3);
  }
  .badge strong { margin-right: 6px; color: #c9c6ff; }
  .panel {
    position: relative; max-width: 100%; border-radius: 12px; border-left: 6px solid #f2a516; outline: 1px solid #3b395c;
    background: #15142b; color: #fbf8f2; box-shadow: 0 12px 40px rgb(0 0 0 / 0.4);
  }
  summary { padding: 12px 12px 12px 16px; border-radius: 12px; font: 650 15px/1.4 system-ui, sans-serif; cursor: pointer; }
  .panel:has(.show:not([hidden])) summary { padding-right: 124px; }
  .list { max-height: min(60vh, 40rem); overflow: auto; padding: 0 8px 8px 16px; overscroll-behavior: contain; }
  .paused { margin: 0 0 8px; font: 15px/1.55 system-ui, sans-serif; overflow-wrap: anywhere; }
  h2 { margin: 8px 0; font: 700 13px/1.4 system-ui, sans-serif; color: #cfcce6; }
  .show, .go {
    border: 1px solid #55538a; border-radius: 8px; background: none; color: #fbf8f2; font: 650 14px/1.4 system-ui, sans-serif;
    text-decoration: none; cursor: pointer;
  }
  .show { position: absolute; top: 7px; right: 8px; padding: 6px 12px; }
  .go { display: inline-block; margin-top: 10px; padding: 4px 12px; }
  .show:hover, .go:hover { background: #2b2950; }
  .announcement { position: absolute; width: 1px; height: 1px; margin: 0; overflow: hidden; clip-path: inset(50%); }
`;
