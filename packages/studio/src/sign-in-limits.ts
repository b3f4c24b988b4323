import type { IncomingMessage } from 'node:http';
import { clientAddress, clientGroup, RateLimit } from 'pagewright-mail';

/** In milliseconds. */
const [minute, hour] = [60_000, 60 * 60_000];

const elapsed = (): number => performance.now();

type LimitOptions = {
  /** Returns true for the address of a proxy whose X-Forwarded-For is trusted. Undefined: there is none. */
  isTrustedProxy: ((address: string) => boolean) | undefined;
  report: (line: string) => void;
};

/** Limits what a client sends to the pages of the gate: an IPv4 address, or the /64 network of an IPv6 address. */
export class SignInLimits {
  readonly #options: LimitOptions;
  readonly #posts = new RateLimit({ count: 100, window: 10 * minute, elapsed });
  readonly #mails = new RateLimit({ count: 10, window: 10 * minute, elapsed });
  readonly #mailsToPerson = new RateLimit({ count: 5, window: hour, elapsed });
  readonly #reports = new RateLimit({ count: 1, window: hour, elapsed });

  constructor(options: LimitOptions) {
    this.#options = options;
  }

  /** Counts a form of a client. Returns 0, or the time to wait in milliseconds. */
  countPost = (request: IncomingMessage): number => this.#posts.consume(this.#clientOf(request));

  /**
   * Counts a mail that a client asks for. Returns 0, or the time to wait in milliseconds. Every address is counted as it was typed: the answer is the same
   * for one that nobody has here.
   */
  countMail = (request: IncomingMessage, email: string): number =>
    this.#mails.consume(this.#clientOf(request)) || this.#mailsToPerson.consume(email.toLowerCase());

  #clientOf({ socket, headers }: IncomingMessage): string {
    const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',');
    const address = clientAddress(socket.remoteAddress ?? '', forwarded, this.#options.isTrustedProxy, (problem) => {
      if (this.#reports.consume(problem) === 0)
        this.#options.report(`X-Forwarded-For does not name the client (${problem}): all people share one limit. Check TRUSTED_PROXIES.`);
    });
    return clientGroup(address);
  }
}
