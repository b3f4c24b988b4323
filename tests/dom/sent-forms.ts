import { vi } from 'vitest';

/** A request of a form, and its pending response. */
export type Sent = { url: string; init: RequestInit; headers: Headers; answer: (response: Response | Error) => void };

/** Collects the requests of forms in `sent`. The test resolves each response. Aborted requests reject as in a browser. */
export function catchSent(sent: Sent[]): void {
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    return new Promise<Response>((resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(new DOMException('The user aborted a request.', 'AbortError')));
      const answer = (response: Response | Error): void => (response instanceof Error ? reject(response) : resolve(response));
      sent.push({ url, init, headers: new Headers(init.headers), answer });
    });
  });
}

export const taken = (): Response => Response.json({ ok: true });
