/** The width of one item, so that exactly `--per-view` of them fill the row. */
export const itemWidth = 'one-per-view';
