import type { BrowserContext } from '@playwright/test';

/** Delays the requests of a context. Returns a function that lets them and all later ones through. */
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

/** Never answers the requests of a context. Returns a function that lets later requests through. */
export async function stallRequests(context: BrowserContext, pattern: string): Promise<() => Promise<void>> {
  const wait = (): void => undefined;
  await context.route(pattern, wait);
  return () => context.unroute(pattern, wait);
}
