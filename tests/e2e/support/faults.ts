import type { BrowserContext } from '@playwright/test';

/** Reports violations of the policy as errors of the console, whatever the browser itself says of them. */
function reportViolations(): void {
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, sample }) => {
    console.error(`securitypolicyviolation ${violatedDirective} ${blockedURI} ${sourceFile} ${sample}`);
  });
}

/** Everything that goes wrong in the pages of a context, which no test forgives unless it says so beforehand. */
export class Faults {
  readonly #seen: string[] = [];
  readonly #allowed: RegExp[] = [];

  /** Collects the faults of all pages that the context opens. */
  static async watch(context: BrowserContext): Promise<Faults> {
    const faults = new Faults();
    const note = (fault: string): number => faults.#seen.push(fault);
    context.on('console', (message) => {
      if (['error', 'warning', 'assert'].includes(message.type())) note(`console: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => note(`uncaught: ${error.error().message}`));
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // The browser gives up requests by itself: of a film that it has enough of, of a page that is left.
      if (reason !== 'net::ERR_ABORTED') note(`request failed: ${request.url()} ${reason}`);
    });
    context.on('response', (response) => {
      if (response.status() >= 400) note(`status ${response.status()}: ${response.url()}`);
    });
    await context.addInitScript(reportViolations);
    return faults;
  }

  /** Forgives faults that a test brings about. */
  allow(...patterns: RegExp[]): void {
    this.#allowed.push(...patterns);
  }

  /** The faults that nobody forgave. */
  get unforgiven(): string[] {
    return this.#seen.filter((fault) => !this.#allowed.some((pattern) => pattern.test(fault)));
  }
}
