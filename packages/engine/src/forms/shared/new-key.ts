/** Creates an idempotency key. Pages served over http, such as a preview opened from another machine, have no `randomUUID`. */
export const newKey = (): string => crypto.randomUUID?.() ?? crypto.getRandomValues(new Uint32Array(4)).join('-');
