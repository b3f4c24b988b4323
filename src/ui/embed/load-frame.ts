import type { Frame } from '../../../schemas/fields/frame.ts';

/** What a frame may do: everything that players, maps and calendars need, and not open other pages in this window. */
const sandbox = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation';
const allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';

/** Replaces the content of `data-embed` by a frame of another site when its button is pressed, and moves the focus into the frame. */
export function loadFrame(element: HTMLElement, { src, title }: Frame, signal: AbortSignal): void {
  const box = element.querySelector<HTMLElement>('[data-embed]');
  const load = (): void => {
    if (!box) return;
    const frame = document.createElement('iframe');
    frame.title = title;
    frame.allow = allow;
    frame.setAttribute('sandbox', sandbox);
    // Players refuse to play for a page that does not say who it is.
    frame.referrerPolicy = 'strict-origin-when-cross-origin';
    frame.className = 'absolute inset-0 size-full';
    frame.src = src.replace('{host}', location.host);
    box.dataset.embed = 'loaded';
    box.replaceChildren(frame);
    frame.focus();
  };
  box?.querySelector('button')?.addEventListener('click', load, { signal });
}
