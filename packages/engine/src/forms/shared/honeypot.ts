/** The name of the honeypot field. It is hidden from people, so only programs fill it in. */
export const honeypot = 'website_confirm';
