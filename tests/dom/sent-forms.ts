import { vi } from 'vitest';

/** A request of a form, and a function that answers it. */
export type Sent = { url: string; init: RequestInit; headers: Headers; answer: (response: Response | Error) => void };

/** Replaces `fetch`: adds requests to `sent`, which the test answers. Aborted requests fail as in a browser. */
export function stubFetch(sent: Sent[]): void {
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    return new Promise<Response>((resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(new DOMException('The user aborted a request.', 'AbortError')));
      const answer = (response: Response | Error): void => (response instanceof Error ? reject(response) : resolve(response));
      sent.push({ url, init, headers: new Headers(init.headers), answer });
    });
  });
}

export const accepted = (): Response => Response.json({ ok: true });
