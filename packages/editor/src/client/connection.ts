import { browserHeader, type EditorData, tokenHeader } from '../messages.ts';
import { browserId } from './browser-id.ts';

/** The preview has not answered: it was restarted, this computer was asleep, or a proxy has given up. */
export class NoAnswerError extends Error {}

/** The preview asks for the password again. */
export class SignedOutError extends Error {}

/** Returns the error of a request that has failed: with what the preview says, or without words when it has not answered. */
export const failureOf = (error: unknown): Error => (error instanceof Error && error.constructor === Error ? error : new Error());

/** In milliseconds. Long work, such as publishing, has no limit here: it says itself how long it may take. */
const limit = 60_000;

/** How often a request that only reads is sent, and how long it waits in between, in milliseconds. */
const [attempts, pause] = [3, 500];

/** What a proxy answers for a server that is not there, or that takes too long. */
const fromProxy = [502, 503, 504];

type Sent = RequestInit & { hasNoLimit?: boolean };

/** The connection of an open editor to its preview. Each preview has a token of its own, which is asked for again after a restart. */
export class Connection {
  #token: string;
  #renewing: Promise<void> | undefined;
  readonly #onSignedIn = new Set<() => void>();

  constructor(private readonly data: Pick<EditorData, 'token' | 'path' | 'person'>) {
    this.#token = data.token;
  }

  /** Sends a request below the address of the editor. Throws `NoAnswerError` and `SignedOutError`. */
  async send(address: string, init: Sent = {}): Promise<Response> {
    const isRead = (init.method ?? 'GET') === 'GET';
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#sendOnce(address, init);
      } catch (error) {
        if (!(error instanceof NoAnswerError) || !isRead || attempt >= attempts) throw error;
        await new Promise((done) => setTimeout(done, pause * attempt));
      }
    }
  }

  /** Sends a request and returns the value of its answer. Throws an error with what the preview says. */
  async ask(address: string, init?: Sent) {
    const response = await this.send(address, init);
    const answer = await response.json();
    if (!response.ok) throw new Error(answer);
    return answer ?? undefined;
  }

  async #sendOnce(address: string, init: Sent): Promise<Response> {
    const token = this.#token;
    const first = await this.#fetch(`${this.data.path}/${address}`, init, token);
    // A preview that was started again does not know the token.
    if (first.status !== 403 && first.status !== 404) return first;
    if (token === this.#token) await this.#renew();
    return token === this.#token ? first : this.#fetch(`${this.data.path}/${address}`, init, this.#token);
  }

  async #fetch(address: string, { hasNoLimit, ...init }: Sent, token?: string): Promise<Response> {
    const headers = { ...(token !== undefined && { [tokenHeader]: token, [browserHeader]: browserId() }), ...init.headers };
    const signal = hasNoLimit ? undefined : AbortSignal.timeout(limit);
    let response: Response;
    try {
      response = await fetch(address, { ...init, headers, ...(signal && { signal }) });
    } catch {
      throw new NoAnswerError();
    }
    if (fromProxy.includes(response.status)) throw new NoAnswerError();
    return response;
  }

  /** Reads the token of the preview that answers now. */
  #renew(): Promise<void> {
    this.#renewing ??= this.#readToken().finally(() => {
      this.#renewing = undefined;
    });
    return this.#renewing;
  }

  async #readToken(): Promise<void> {
    const response = await this.#fetch(`${this.data.path}/token`, {});
    if (response.status === 403) throw new SignedOutError();
    if (!response.ok) throw new NoAnswerError();
    this.#token = await response.json();
  }

  /** Who has signed in, with a studio. */
  get person(): EditorData['person'] {
    return this.data.person;
  }

  /** Goes on after somebody has signed in elsewhere. Throws as `send` does. */
  async goOn(): Promise<void> {
    await this.#renew();
    for (const listener of this.#onSignedIn) listener();
  }

  /** Sends the password. Returns `busy` for a wrong one, after many others from this network. */
  async signIn(password: string): Promise<'right' | 'wrong' | 'busy'> {
    const { ok, status } = await this.#fetch(this.data.path, { method: 'POST', body: new URLSearchParams({ password }) });
    if (!ok) return status === 429 ? 'busy' : 'wrong';
    await this.goOn();
    return 'right';
  }

  /** Registers a listener for a sign-in that has worked. */
  onSignedIn(listener: () => void): void {
    this.#onSignedIn.add(listener);
  }
}
