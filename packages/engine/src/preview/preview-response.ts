/** The response of the preview to a request. */
export type PreviewResponse = { status: number; type: string; body: string };

export const htmlResponse = (status: number, body: string): PreviewResponse => ({ status, type: 'text/html; charset=utf-8', body });

export const jsonResponse = (status: number, value: unknown): PreviewResponse => ({
  status,
  type: 'application/json',
  body: JSON.stringify(value),
});
