import { connectTabs } from '../ui/tabs/connect-tabs.ts';
import { keyOfAnchor } from '../ui/tabs/tab-ids.ts';

/** Turns links to panels into tabs. A link to a panel, or to a block or heading in one, opens its tab. */
export default function enhance(element: HTMLElement, _props: object, signal: AbortSignal): void {
  const headingId = element.querySelector('h2')?.id ?? '';
  const show = connectTabs(element, { headingId, onChoose: () => undefined, signal });
  const targetOf = (hash: string): HTMLElement | null => (hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1))));
  const keyAt = (hash: string): string | undefined => {
    const target = targetOf(hash);
    const panel = target?.closest('[data-panel]');
    return panel && element.contains(panel) ? keyOfAnchor(`#${panel.id}`) : undefined;
  };
  const follow = (): void => {
    const key = keyAt(location.hash);
    if (key === undefined) return;
    show(key);
    targetOf(location.hash)?.scrollIntoView();
  };
  addEventListener('hashchange', follow, { signal });
  show(keyAt(location.hash) ?? '');
}
