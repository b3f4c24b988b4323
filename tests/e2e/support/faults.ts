import type { BrowserContext } from '@playwright/test';

/** Reports violations of the Content-Security-Policy as console errors, which have more details than those of the browser. */
function reportViolations(): void {
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, sample }) => {
    console.error(`securitypolicyviolation ${violatedDirective} ${blockedURI} ${sourceFile} ${sample}`);
  });
}

/** Collects the faults in the pages of a context: console errors and warnings, failed requests, policy violations. */
export class Faults {
  readonly #seen: string[] = [];
  readonly #allowed: RegExp[] = [];

  /** Collects the faults of all pages that the context opens. */
  static async watch(context: BrowserContext): Promise<Faults> {
    const faults = new Faults();
    const add = (fault: string): number => faults.#seen.push(fault);
    context.on('console', (message) => {
      if (['error', 'warning', 'assert'].includes(message.type())) add(`console: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => add(`uncaught: ${error.error().message}`));
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // The browser aborts requests by itself: for a video with enough data, and when the page changes.
      if (reason !== 'net::ERR_ABORTED') add(`request failed: ${request.url()} ${reason}`);
    });
    context.on('response', (response) => {
      if (response.status() >= 400) add(`status ${response.status()}: ${response.url()}`);
    });
    await context.addInitScript(reportViolations);
    return faults;
  }

  /** Allows faults that the test causes on purpose. */
  allow(...patterns: RegExp[]): void {
    this.#allowed.push(...patterns);
  }

  /** The faults that no pattern allows. */
  get unexpected(): string[] {
    return this.#seen.filter((fault) => !this.#allowed.some((pattern) => pattern.test(fault)));
  }
}
