/** Scrolls a row horizontally so that `item` is in its middle. Does not scroll the page. */
export function centerInRow(item: HTMLElement | null): void {
  const row = item?.parentElement;
  if (row) row.scrollLeft = item.offsetLeft - (row.clientWidth - item.offsetWidth) / 2;
}
