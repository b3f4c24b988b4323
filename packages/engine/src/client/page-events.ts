/** Fires on the document after client-side navigation has shown another page. */
export const pageShown = 'page:shown';

/**
 * Fires on the frame of an island right before its code starts; listeners must restore the HTML that the server sent.
 * Bubbles. Cancelling it prevents hydration.
 */
export const islandHydrate = 'island:hydrate';
