/** Milliseconds that a user action waits for code. After that, its effect would surprise the visitor. */
export const actionTimeout = 5000;
