import type { OpenedStudio } from './open-studio.ts';

/** A browser in front of a studio: keeps cookies, and sends forms and JSON as pages of the studio do. */
export class Browser {
  readonly cookies = new Map<string, string>();

  /** `headers`: sent with every request. */
  constructor(
    private readonly studio: OpenedStudio,
    private readonly headers: Record<string, string> = {},
  ) {}

  /** Opens a page. */
  get = (path: string): Promise<Response> => this.#ask(path, {});

  /** Sends a form. */
  post = (path: string, fields: Record<string, string> = {}): Promise<Response> =>
    this.#ask(path, { method: 'POST', body: new URLSearchParams(fields) });

  /** Sends JSON. */
  send = (path: string, value: unknown): Promise<Response> =>
    this.#ask(path, { method: 'POST', body: JSON.stringify(value), headers: { 'content-type': 'application/json' } });

  /** True for a browser in which somebody has signed in. */
  async isSignedIn(): Promise<boolean> {
    return (await this.get('/')).status === 200;
  }

  async #ask(path: string, { headers, ...init }: RequestInit): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const sent = new Headers({ cookie, origin: this.studio.origin, ...this.headers });
    for (const [name, value] of new Headers(headers)) sent.set(name, value);
    const response = await this.studio.ask(path, { ...init, headers: sent });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = '', age] = /^([^=]+)=([^;]*);.*Max-Age=(\d+)/.exec(line) ?? [];
      if (age === '0') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }
}
