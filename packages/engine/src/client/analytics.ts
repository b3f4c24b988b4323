import { declaredScript } from './declared-script.ts';
import { asksNotToTrack } from './do-not-track.ts';
import { pageShown } from './page-events.ts';
import { trustDeclaredScript } from './trusted-types.ts';

/**
 * Loads the script that counts visits. A browser that asks not to be tracked loads it only when the visitor was asked and
 * has agreed.
 */
export function countVisits(hasConsent: boolean): void {
  if (!declaredScript || (asksNotToTrack() && !hasConsent)) return;
  const { src, attributes, counter } = declaredScript;
  const script = document.createElement('script');
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  script.src = trustDeclaredScript(src);
  document.head.append(script);
  if (counter !== undefined) document.addEventListener(pageShown, () => countPage(counter));
}

/** Counts the page that client-side navigation has shown, for a script that does not notice it. */
function countPage(counter: string): void {
  const service: unknown = Reflect.get(window, counter);
  if (typeof service !== 'object' || service === null) return;
  const count: unknown = Reflect.get(service, 'count');
  if (typeof count === 'function') Reflect.apply(count, service, [{ path: location.pathname + location.search, title: document.title }]);
}
