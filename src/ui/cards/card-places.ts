/** The place of a card in a grid of six columns. */
export type CardPlace = {
  span: 2 | 3 | 6;
  /** True for cards wider than a third of the row. */
  isWide: boolean;
  isLastInRow: boolean;
  /** True when a connection from the left part of the card downwards ends at a card of the next row, not a gap. */
  hasCardBelow: boolean;
};

/** Returns places in rows of three and two cards, alternating, so that no gap runs through two rows. The remaining cards fill the last row. */
export function cardPlaces(count: number): CardPlace[] {
  const places: CardPlace[] = [];
  for (let row = 0; places.length < count; row += 1) {
    const left = count - places.length;
    const inRow = Math.min(row % 2 === 0 ? 3 : 2, left);
    for (let column = 0; column < inRow; column += 1) {
      const isLastInRow = column === inRow - 1;
      places.push({
        span: inRow === 3 ? 2 : inRow === 2 ? 3 : 6,
        isWide: inRow < 3,
        isLastInRow,
        hasCardBelow: left > inRow && (column === 0 || isLastInRow),
      });
    }
  }
  return places;
}
