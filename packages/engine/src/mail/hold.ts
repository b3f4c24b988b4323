/**
 * More messages than `MAIL_RATE_TOTAL` within `window` are stored and mailed later, at that rate. A message that would
 * wait longer than `longest` is not accepted: it bounds what a flood can put on the disk, to 24 times the hourly rate.
 * Both in milliseconds.
 */
export const hold = { window: 60 * 60_000, longest: 24 * 60 * 60_000 } as const;
