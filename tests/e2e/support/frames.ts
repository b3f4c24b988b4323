import type { Page } from '@playwright/test';

/** Milliseconds. On a busy machine a frame takes a second or two. */
const limit = 30_000;

/**
 * Returns the result of a script that waits for frames, observers or animations of the page. Throws after 30 seconds: Chromium
 * sometimes stops rendering a page for good, and `evaluate` has no timeout of its own.
 */
export async function withTimeout<Result>(evaluated: Promise<Result>, milliseconds = limit): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    const message = `A script in the page waited ${milliseconds / 1000} s for a frame, an observer or an animation. Chromium sometimes stops rendering a page for good.`;
    timer = setTimeout(() => reject(new Error(message)), milliseconds);
  });
  try {
    return await Promise.race([evaluated, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** Waits until the observers of the page have reported the positions of the next frame. */
export const nextFrame = (page: Page): Promise<void> =>
  withTimeout(
    page.evaluate(
      () =>
        // A later observer reports later. The paused clock affects animation frames, but not observers.
        new Promise<void>((resolve) => {
          const observer = new IntersectionObserver(() => {
            observer.disconnect();
            resolve();
          });
          observer.observe(document.body);
        }),
    ),
  );
