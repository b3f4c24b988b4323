const minute = 60_000;

/** How long to wait after the first failed attempt, the second, and so on, in milliseconds. After the last comes no other. */
export const backOff: readonly number[] = [1 * minute, 5 * minute, 30 * minute, 120 * minute, 720 * minute];
