/** Where a cell stands in cloth of six columns. */
export type WovenPlace = {
  span: 2 | 3 | 6;
  /** Whether its row holds wide cells. */
  isWide: boolean;
  isLastInRow: boolean;
  /** Whether a thread can run from it to a cell of the next row without meeting the seam between two. */
  leadsDown: boolean;
};

/** Rows of three and of two by turns, so that no seam runs through; whatever is left fills the last row. */
export function wovenPlaces(count: number): WovenPlace[] {
  const places: WovenPlace[] = [];
  for (let row = 0; places.length < count; row += 1) {
    const left = count - places.length;
    const inRow = Math.min(row % 2 === 0 ? 3 : 2, left);
    for (let column = 0; column < inRow; column += 1) {
      const isLastInRow = column === inRow - 1;
      places.push({
        span: inRow === 3 ? 2 : inRow === 2 ? 3 : 6,
        isWide: inRow < 3,
        isLastInRow,
        leadsDown: left > inRow && (column === 0 || isLastInRow),
      });
    }
  }
  return places;
}
