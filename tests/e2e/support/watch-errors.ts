import type { Page } from '@playwright/test';

/** Collects what the browser reports as an error: uncaught errors, failed requests, violations of the policy. */
export function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}
