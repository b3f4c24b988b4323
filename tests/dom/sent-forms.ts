import { vi } from 'vitest';

/** What a form sent, and the answer that it waits for. */
export type Sent = { url: string; init: RequestInit; headers: Headers; answer: (response: Response | Error) => void };

/** Takes what forms send into `sent`; each is answered when the test says so. Aborted requests fail as a browser's do. */
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
