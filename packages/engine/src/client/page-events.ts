/** Fired on the document after client-side navigation has put another page in place. */
export const pageShown = 'page:shown';

/**
 * Fired on the frame of an island right before React hydrates its HTML, which must be as delivered by then. Bubbles;
 * when it is cancelled, the island is not hydrated.
 */
export const islandHydrates = 'island:hydrate';
