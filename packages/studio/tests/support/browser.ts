import type { Answer, OpenedStudio } from './open-studio.ts';

/** A browser in front of a studio: keeps cookies, which all ports of a host share, and sends forms and JSON as pages of the studio do. */
export class Browser {
  readonly cookies = new Map<string, string>();

  /** `headers`: sent with every request. */
  constructor(
    private readonly studio: OpenedStudio,
    private readonly headers: Record<string, string> = {},
  ) {}

  /** The cookies as a header. */
  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Asks for a page, as a script of the studio. */
  get = (path: string): Promise<Response> => this.#ask(path, {});

  /** Sends a form. */
  post = (path: string, fields: Record<string, string> = {}): Promise<Response> =>
    this.#ask(path, { method: 'POST', body: new URLSearchParams(fields) });

  /** Sends JSON. */
  send = (path: string, value: unknown): Promise<Response> =>
    this.#ask(path, { method: 'POST', body: JSON.stringify(value), headers: { 'content-type': 'application/json' } });

  /** Opens an address as a person does, without following where it leads. */
  async visit(address: string): Promise<Answer> {
    const { origin } = new URL(address);
    const answer = await this.studio.navigate(origin, address.slice(origin.length) || '/', { cookie: this.cookie, ...this.headers });
    this.#keep(answer.cookies);
    return answer;
  }

  /** Opens an address as a person does. `led`: where it has led. */
  async open(address: string): Promise<Answer & { led: string[] }> {
    const led: string[] = [];
    for (let at = address; ; ) {
      const answer = await this.visit(at);
      if (answer.location === undefined || led.length > 10) return { ...answer, led };
      at = new URL(answer.location, at).href;
      led.push(at);
    }
  }

  /** True for a browser in which somebody has signed in. */
  async isSignedIn(): Promise<boolean> {
    return (await (await this.get('/__studio/')).text()).includes('/__studio/sign-out');
  }

  async #ask(path: string, { headers, ...init }: RequestInit): Promise<Response> {
    const sent = new Headers({ cookie: this.cookie, origin: this.studio.origin, ...this.headers });
    for (const [name, value] of new Headers(headers)) sent.set(name, value);
    const response = await this.studio.ask(path, { ...init, headers: sent });
    this.#keep(response.headers.getSetCookie());
    return response;
  }

  #keep(cookies: readonly string[]): void {
    for (const line of cookies) {
      const [, name = '', value = '', age] = /^([^=]+)=([^;]*);.*Max-Age=(\d+)/.exec(line) ?? [];
      if (age === '0') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}
