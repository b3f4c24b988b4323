/**
 * Moves the text of a card or badge at the top of the page below a header that covers the top. The site's `scroll-padding-top`
 * says how high such a header is.
 */
export function addRoomBelowHeader(): void {
  const height = getComputedStyle(document.documentElement).scrollPaddingTop;
  const style = document.createElement('style');
  style.textContent = `#main > :first-child > :is(problem-card, block-badge) { --room-below-header: ${height === 'auto' ? '0px' : height}; }`;
  document.head.append(style);
}
