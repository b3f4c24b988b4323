import type { BrowserContext } from '@playwright/test';

/** Holds back what a context asks for; returns what lets it through, that and all that follows. */
export async function hold(context: BrowserContext, pattern: string): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await context.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
