import type { BrowserContext, Locator, Page, Request, Route } from '@playwright/test';
import { hydrate } from './actions.ts';

export const field = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true });
export const sendButton = (page: Page): Locator => page.locator('form[action="/send-email"] button[type="submit"]');
/** What is said beside the button when sending failed. */
export const failure = (page: Page): Locator => page.locator('[id$="-failure"]');
export const toasts = (page: Page): Locator => page.locator('[data-toasts]');

type Answers = { name?: string; mobile?: string; email?: string; message?: string };

/** Fills the form in rightly, apart from what the test says otherwise. */
export async function fill(page: Page, answers: Answers = {}): Promise<void> {
  const { name = 'Asha Kulkarni', mobile = '98220 55501', email = 'asha@example.com', message = 'Hello' } = answers;
  await field(page, 'Full name').fill(name);
  await field(page, 'Mobile number').fill(mobile);
  await field(page, 'Email').fill(email);
  await field(page, 'Message').fill(message);
}

/** Opens the contact page with its form awake and filled. */
export async function openFilled(page: Page): Promise<void> {
  await page.goto('/contact-us');
  await hydrate(page, 'contact-form');
  await fill(page);
}

/** Answers what forms send; returns the requests as they come. */
export async function answerSending(context: BrowserContext, answer: (route: Route, number: number) => unknown): Promise<Request[]> {
  const sent: Request[] = [];
  await context.route('**/send-email', async (route) => {
    sent.push(route.request());
    await answer(route, sent.length);
  });
  return sent;
}

export const accepted = (route: Route): Promise<void> => route.fulfill({ status: 202, json: { ok: true } });
