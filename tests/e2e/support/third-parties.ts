import type { BrowserContext, Request } from '@playwright/test';

/** Answers every request of a context to another host than the tested site, and records it. Nothing leaves the machine. */
export class ThirdParties {
  readonly requests: string[] = [];
  readonly bodies: string[] = [];

  /** `scripts` are the texts of scripts by their URL. Every other answer is an empty page. */
  static async answer(context: BrowserContext, scripts: Readonly<Record<string, string>> = {}): Promise<ThirdParties> {
    const found = new ThirdParties();
    await context.route(
      ({ hostname }) => hostname !== 'localhost',
      async (route) => {
        const request = route.request();
        found.#record(request);
        const script = scripts[request.url()];
        if (script !== undefined) await route.fulfill({ contentType: 'text/javascript', body: script });
        else if (request.method() === 'POST') await route.fulfill({ status: 202 });
        else await route.fulfill({ contentType: 'text/html', body: '<title>Another site</title><button>Play</button>' });
      },
    );
    return found;
  }

  #record(request: Request): void {
    this.requests.push(request.url());
    this.bodies.push(request.postData() ?? '');
  }
}
