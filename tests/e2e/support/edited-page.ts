import { expect, type Locator, type Page } from '@playwright/test';
import type { Preview } from './preview.ts';

/** The page for unknown paths. */
export const page404 = `path: /404
title: Not found
description: Nothing here.
blocks:
  - type: notice
    heading: Nothing here
    text: There is nothing at this address.
    button: { label: Home, to: / }
`;

/** The page that the tests of the live preview edit. */
export const edited = `path: /edited
title: Edited
description: A page that somebody edits while others are looking at it.
blocks:
  - type: page-header
    heading: First heading
  - type: testimonials
    heading: First voices
    testimonials: all
  - type: call-to-action
    heading: First question
    button: { label: Go, to: /edited }
`;

export const file = 'pages/edited.yaml';

/** Returns the page with another path, heading, title and description. */
export const pageAt = (path: string, heading: string): string =>
  edited
    .replace('path: /edited', `path: ${path}`)
    .replace('First heading', heading)
    .replace('title: Edited', `title: The page at ${path.slice(1)}`)
    .replace('A page that', `The page at ${path.slice(1)}, which is one that`);

/** The panel that lists the problems of the page and of other files. */
export const panelOf = (page: Page): Locator => page.locator('#preview-status .panel');

/** Writes the page in its first state and opens it. Marks the document, so that a reload can be detected. */
export async function openEdited(preview: Preview, page: Page): Promise<void> {
  preview.write(file, edited);
  await expect(async () => {
    await page.goto(preview.address('/edited'));
    await expect(page.getByRole('heading', { name: 'First heading' })).toBeVisible({ timeout: 1000 });
    await expect(page.locator('problem-card')).toHaveCount(0, { timeout: 1000 });
    await expect(panelOf(page)).toBeHidden({ timeout: 1000 });
  }).toPass();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.documentElement.setAttribute('data-same-load', ''));
}

/** Expects that the page was not reloaded since it was opened. */
export const expectSameLoad = (page: Page): Promise<void> => expect(page.locator('html')).toHaveAttribute('data-same-load');
