/** What the preview answers a request with. */
export type Answer = { status: number; type: string; body: string };

export const page = (status: number, body: string): Answer => ({ status, type: 'text/html; charset=utf-8', body });

export const json = (status: number, value: unknown): Answer => ({ status, type: 'application/json', body: JSON.stringify(value) });
