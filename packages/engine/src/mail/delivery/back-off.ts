const minute = 60_000;
const hour = 60 * minute;

/**
 * The waits in milliseconds after the first failed attempt of a message, the second, and so on. After the last one the
 * message is given up: after 5 days, as long as Postfix tries (`maximal_queue_lifetime`).
 */
export const backOff: readonly number[] = [1 * minute, 5 * minute, 30 * minute, 2 * hour, ...Array.from({ length: 10 }, () => 12 * hour)];

/**
 * The waits in milliseconds while the mail server as a whole fails; the last one repeats. Short, so that mail goes out
 * soon after a repair, but rare enough that a wrong password locks no account.
 */
export const serverPauses: readonly number[] = [1 * minute, 5 * minute, 15 * minute, 30 * minute];
