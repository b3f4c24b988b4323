/** Returns the class for the columns of cards on wide screens: no row has one card alone, if possible. */
export const columnsFor = (count: number): string => (count % 4 === 0 && count % 3 !== 0 ? 'lg:grid-cols-4' : 'lg:grid-cols-3');
