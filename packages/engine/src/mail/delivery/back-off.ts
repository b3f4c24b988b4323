const minute = 60_000;
const hour = 60 * minute;

/**
 * The delays in milliseconds after the first failed attempt of a message, the second, and so on. After the last one the
 * message is moved to `dead`. Together they are 5 days, the default of Postfix (`maximal_queue_lifetime`).
 */
export const retryDelays: readonly number[] = [
  1 * minute,
  5 * minute,
  30 * minute,
  2 * hour,
  ...Array.from({ length: 10 }, () => 12 * hour),
];

/**
 * The durations in milliseconds of the pauses while the mail server fails for every message; the last one repeats. Short
 * enough to deliver soon after a repair, and long enough that attempts with a wrong password do not lock the account.
 */
export const pauseDurations: readonly number[] = [1 * minute, 5 * minute, 15 * minute, 30 * minute];
