/** How many records visitors can compare at once. */
export const maxCompared = 4;
