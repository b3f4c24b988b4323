import { isZoomed } from '../motion/is-zoomed.ts';

/** How far a finger must move sideways to show another picture, in CSS pixels. */
const swipeDistance = 40;

/**
 * Opens the pictures of each gallery of a block in its dialog. Arrow keys, buttons and swipes show the others; Escape and a click beside
 * the picture close it.
 */
export function enlargePictures(block: HTMLElement, _props: object, signal: AbortSignal): void {
  for (const gallery of block.querySelectorAll<HTMLElement>('[data-gallery]')) addDialog(gallery, signal);
}

function addDialog(element: HTMLElement, signal: AbortSignal): void {
  const links = [...element.querySelectorAll<HTMLAnchorElement>('a[data-position]')];
  const dialog = element.querySelector('dialog');
  const stage = dialog?.querySelector('[data-stage]');
  if (!dialog || !stage) return;
  let shown = 0;

  const show = (index: number): void => {
    shown = (index + links.length) % links.length;
    const link = links[shown];
    if (!link) return;
    stage.replaceChildren(enlarged(link));
    write(dialog, '[data-shown]', link.dataset.position);
    write(dialog, '[data-caption]', link.parentElement?.querySelector('figcaption')?.textContent);
  };

  for (const [index, link] of links.entries()) {
    link.ariaHasPopup = 'dialog';
    link.addEventListener(
      'click',
      (event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        show(index);
        dialog.showModal();
        document.documentElement.style.overflow = 'hidden';
      },
      { signal },
    );
  }
  for (const button of dialog.querySelectorAll<HTMLElement>('[data-step]')) {
    button.hidden = links.length === 1;
    button.addEventListener('click', () => show(shown + Number(button.dataset.step)), { signal });
  }
  const isReversed = getComputedStyle(element).direction === 'rtl';
  const stepTo = (side: 'left' | 'right'): void => show(shown + ((side === 'right') === isReversed ? -1 : 1));
  dialog.addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'ArrowRight') stepTo('right');
      if (key === 'ArrowLeft') stepTo('left');
    },
    { signal },
  );
  addSwipes(dialog, stepTo, signal);
  const close = (): void => {
    document.documentElement.style.overflow = '';
  };
  stage.addEventListener('click', ({ target }) => target === stage && dialog.close(), { signal });
  dialog.addEventListener('close', close, { signal });
  signal.addEventListener('abort', close);
}

/** Returns the whole picture of a link. */
function enlarged(link: HTMLAnchorElement): HTMLImageElement {
  const picture = new Image();
  const small = link.querySelector('img');
  picture.alt = small?.alt ?? '';
  picture.width = Number(small?.getAttribute('width'));
  picture.height = Number(small?.getAttribute('height'));
  picture.draggable = false;
  picture.src = link.href;
  return picture;
}

function write(dialog: HTMLElement, selector: string, text: string | null | undefined): void {
  const place = dialog.querySelector(selector);
  if (place) place.textContent = text ?? '';
}

/**
 * Calls `stepTo` with the side from which the next picture comes: `right` when one finger moves to the left. Two fingers zoom,
 * and in a zoomed page a finger moves the page.
 */
function addSwipes(dialog: HTMLElement, stepTo: (side: 'left' | 'right') => void, signal: AbortSignal): void {
  let start: number | undefined;
  dialog.addEventListener(
    'pointerdown',
    ({ clientX, isPrimary }) => {
      start = isPrimary && !isZoomed() ? clientX : undefined;
    },
    { signal },
  );
  dialog.addEventListener(
    'pointerup',
    ({ clientX }) => {
      const distance = clientX - (start ?? clientX);
      start = undefined;
      if (Math.abs(distance) >= swipeDistance && !isZoomed()) stepTo(distance < 0 ? 'right' : 'left');
    },
    { signal },
  );
  // The browser scrolls or zooms instead.
  dialog.addEventListener(
    'pointercancel',
    () => {
      start = undefined;
    },
    { signal },
  );
}
