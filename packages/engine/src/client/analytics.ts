import type { AnalyticsScript } from '@pagewright/core';
import { pageShown } from './page-events.ts';
import { declaredScript, trustDeclaredScript } from './trusted-types.ts';

/**
 * Loads the script that counts visits. Where that needs consent, asks the visitor and waits for a yes. Otherwise loads
 * nothing in a browser that asks not to be tracked.
 */
export async function start(): Promise<void> {
  const banner = document.querySelector<HTMLElement>('[data-consent]');
  const isRefused = asksNotToTrack();
  if (banner) await (await import('./consent.ts')).askForConsent(banner, isRefused);
  else if (isRefused) return;
  if (declaredScript) addScript(declaredScript);
}

/** True when the browser asks not to be tracked: Global Privacy Control, or the older Do Not Track. */
const asksNotToTrack = (): boolean =>
  Reflect.get(navigator, 'globalPrivacyControl') === true || Reflect.get(navigator, 'doNotTrack') === '1';

function addScript({ src, attributes, counter }: AnalyticsScript): void {
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
