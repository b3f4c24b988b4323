import { connectTabs } from '../ui/tabs/connect-tabs.ts';
import { keyInUrl, writeKeyToUrl } from '../ui/tabs/tab-url.ts';

/** Turns links to panels into tabs. The URL names the open tab; an unknown key opens the first tab. */
export default function enhance(element: HTMLElement, _props: object, signal: AbortSignal): void {
  const headingId = element.querySelector('h1')?.id ?? '';
  const show = connectTabs(element, { headingId, onChoose: writeKeyToUrl, signal });
  addEventListener('hashchange', () => show(keyInUrl()), { signal });
  show(keyInUrl());
}
