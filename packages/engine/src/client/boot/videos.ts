import { watchView } from './watch-view.ts';
import { whenLoaded } from './when-loaded.ts';

/** Not every browser tells of its connection. */
const savesData = (): boolean => Reflect.get(Object(Reflect.get(navigator, 'connection')), 'saveData') === true;

/** Starts the page's film after `load`, in view, where motion and data are allowed; its button pauses it for good. */
export async function playVideos(signal: AbortSignal): Promise<void> {
  await whenLoaded;
  const film = document.querySelector<HTMLVideoElement>('video:has(source[data-src])');
  const toggle = document.querySelector<HTMLButtonElement>('[data-film-toggle]');
  if (signal.aborted || !film || matchMedia('(prefers-reduced-motion: reduce)').matches || savesData()) return;
  let isPaused = false;
  const follow: IntersectionObserverCallback = ([entry]) => {
    if (!entry?.isIntersecting || isPaused) return film.pause();
    attachSources(film);
    film.play().then(
      () => film.setAttribute('data-playing', ''),
      () => film.removeAttribute('data-playing'),
    );
  };
  watchView([film], follow, { signal });
  if (!toggle) return;
  toggle.dataset.filmToggle = 'ready';
  toggle.addEventListener(
    'click',
    () => {
      isPaused = !isPaused;
      toggle.toggleAttribute('data-paused', isPaused);
      toggle.setAttribute('aria-pressed', String(isPaused));
      if (isPaused) film.pause();
      else film.play().catch(reportError);
    },
    { signal },
  );
}

/** Gives the film its addresses the first time; later calls find none waiting. */
function attachSources(film: HTMLVideoElement): void {
  const waiting = film.querySelectorAll<HTMLSourceElement>('source[data-src]');
  for (const source of waiting) {
    source.src = source.dataset.src ?? '';
    source.removeAttribute('data-src');
  }
  // The browser has passed over sources without an address; it must be told to look again.
  if (waiting.length > 0) film.load();
}
