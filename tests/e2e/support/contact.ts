import type { BrowserContext, Locator, Page, Request, Route } from '@playwright/test';
import { hydrate } from './actions.ts';

export const field = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true });
export const sendButton = (page: Page): Locator => page.locator('form[action="/send-email"] button[type="submit"]');
/** The message beside the button after sending failed. */
export const failure = (page: Page): Locator => page.locator('[id$="-failure"]');
export const toasts = (page: Page): Locator => page.locator('[data-toasts]');

type Answers = { name?: string; mobile?: string; email?: string; message?: string };

/** Fills in the form with valid values, except those that the test passes. */
export async function fill(page: Page, answers: Answers = {}): Promise<void> {
  const { name = 'Asha Kulkarni', mobile = '98220 55501', email = 'asha@example.com', message = 'Hello' } = answers;
  await field(page, 'Full name').fill(name);
  await field(page, 'Mobile number').fill(mobile);
  await field(page, 'Email').fill(email);
  await field(page, 'Message').fill(message);
}

/** Opens the contact page, hydrates its form and fills it in. */
export async function openFilled(page: Page): Promise<void> {
  await page.goto('/contact-us');
  await hydrate(page, 'contact-form');
  await fill(page);
}

/** Answers the requests of forms with `answer`. Returns the list of requests, which grows as they arrive. */
export async function answerSending(context: BrowserContext, answer: (route: Route, number: number) => unknown): Promise<Request[]> {
  const sent: Request[] = [];
  await context.route('**/send-email', async (route) => {
    sent.push(route.request());
    await answer(route, sent.length);
  });
  return sent;
}

export const accepted = (route: Route): Promise<void> => route.fulfill({ status: 202, json: { ok: true } });
