/** The class name for items that are as wide as `--per-view` of them need to fill the row. */
export const itemWidth = 'one-per-view';
