/** Scrolls a row sideways so that one of its items is in the middle; the page stays where it is. */
export function centerInRow(item: HTMLElement | null): void {
  const row = item?.parentElement;
  if (row) row.scrollLeft = item.offsetLeft - (row.clientWidth - item.offsetWidth) / 2;
}
