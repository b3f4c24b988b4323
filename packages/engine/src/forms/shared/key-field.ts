/** The name of the hidden field with the idempotency key, for forms that the browser posts. Only script adds it. */
export const keyField = 'idempotency_key';
