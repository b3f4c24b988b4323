const prefix = 'tab-';

/** Returns the id of a tab's panel. Without script the tab is a link to it. */
export const panelId = (key: string): string => prefix + key;

/** Returns the id of a tab. */
export const tabId = (key: string): string => `${panelId(key)}-label`;

/** Returns the key of the tab whose panel an anchor such as `#tab-web` names. Undefined for other anchors. */
export const keyOfAnchor = (hash: string): string | undefined =>
  hash.startsWith(`#${prefix}`) ? hash.slice(prefix.length + 1) : undefined;
