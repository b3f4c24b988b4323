import { observeVisibility } from '../observe-visibility.ts';

/** True when the visitor asked the browser to save data. Not every browser has `navigator.connection`. */
const hasDataSaver = (): boolean => Reflect.get(Object(Reflect.get(navigator, 'connection')), 'saveData') === true;

/**
 * Plays the page's background video while it is in the viewport, unless the visitor prefers reduced motion or
 * saves data. Its button pauses it until the visitor presses it again. Stops when `signal` aborts.
 */
export function playBackgroundVideo(signal: AbortSignal): void {
  const video = document.querySelector<HTMLVideoElement>('video:has(source[data-src])');
  const toggle = document.querySelector<HTMLButtonElement>('[data-video-toggle]');
  if (!video || matchMedia('(prefers-reduced-motion: reduce)').matches || hasDataSaver()) return;
  let isPaused = false;
  const onVisibility: IntersectionObserverCallback = ([entry]) => {
    if (!entry?.isIntersecting || isPaused) return video.pause();
    attachSources(video);
    video.play().then(
      () => video.setAttribute('data-playing', ''),
      () => video.removeAttribute('data-playing'),
    );
  };
  observeVisibility([video], onVisibility, { signal });
  if (!toggle) return;
  toggle.dataset.videoToggle = 'ready';
  toggle.addEventListener(
    'click',
    () => {
      isPaused = !isPaused;
      toggle.toggleAttribute('data-paused', isPaused);
      toggle.setAttribute('aria-pressed', String(isPaused));
      if (isPaused) video.pause();
      else video.play().catch(reportError);
    },
    { signal },
  );
}

/** Sets the `src` of each source on the first call. Later calls do nothing. */
function attachSources(video: HTMLVideoElement): void {
  const deferred = video.querySelectorAll<HTMLSourceElement>('source[data-src]');
  for (const source of deferred) {
    source.src = source.dataset.src ?? '';
    source.removeAttribute('data-src');
  }
  // The browser has skipped the sources without `src`; `load` makes it read them again.
  if (deferred.length > 0) video.load();
}
