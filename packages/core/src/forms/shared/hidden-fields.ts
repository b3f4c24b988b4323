/** The name of the honeypot field. It is hidden from people, so only programs fill it in. */
export const honeypot = 'website_confirm';

/** The name of the hidden field with the idempotency key, for forms that the browser posts. Only script adds it. */
export const keyField = 'idempotency_key';
