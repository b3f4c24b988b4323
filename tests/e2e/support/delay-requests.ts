import type { BrowserContext } from '@playwright/test';

/** Holds back what a context asks for; returns what lets it through, that and all that follows. */
export async function delayRequests(context: BrowserContext, pattern: string): Promise<() => void> {
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

/** Never answers what a context asks for, until `release` is called; requests made after that go through. */
export async function stallRequests(context: BrowserContext, pattern: string): Promise<() => Promise<void>> {
  const wait = (): void => undefined;
  await context.route(pattern, wait);
  return () => context.unroute(pattern, wait);
}
