/**
 * Limits for deferred messages. Messages beyond `MAIL_RATE_TOTAL` within `windowMs` are stored and mailed later, at that
 * rate. A message that would wait longer than `maxDelayMs` is rejected, so that a flood stores at most 24 times the
 * hourly rate.
 */
export const deferral = { windowMs: 60 * 60_000, maxDelayMs: 24 * 60 * 60_000 } as const;
