/** The name of the hidden field that carries the idempotency key when the browser itself posts a form. Without script there is none. */
export const keyField = 'idempotency_key';
