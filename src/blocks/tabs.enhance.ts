import { connectTabs } from '../ui/tabs/connect-tabs.ts';
import { keyOfAnchor } from '../ui/tabs/tab-ids.ts';

/** Turns links to panels into tabs. A link to a panel, or to a block in one, opens its tab. */
export default function enhance(element: HTMLElement, _props: object, signal: AbortSignal): void {
  const headingId = element.querySelector('h2')?.id ?? '';
  const show = connectTabs(element, { headingId, onChoose: () => undefined, signal });
  const keyAt = (hash: string): string | undefined => {
    const target = hash === '' ? null : document.getElementById(hash.slice(1));
    const panel = target?.closest('[data-panel]');
    return panel && element.contains(panel) ? keyOfAnchor(`#${panel.id}`) : undefined;
  };
  const follow = (): void => {
    const key = keyAt(location.hash);
    if (key === undefined) return;
    show(key);
    document.getElementById(location.hash.slice(1))?.scrollIntoView();
  };
  addEventListener('hashchange', follow, { signal });
  show(keyAt(location.hash) ?? '');
}
