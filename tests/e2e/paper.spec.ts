import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { coveringPages } from './support/site.ts';
import { sweepOnly } from './support/sweep-tags.ts';
import { expect, test } from './support/test.ts';

test.skip(!hasPdftotext(), "The program pdftotext of Debian's poppler-utils is missing.");

function hasPdftotext(): boolean {
  try {
    execFileSync('pdftotext', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** How often a text has each word, in lower case. */
function countWords(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [])
    counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/**
 * Returns the text of the main part of a page, whether it can be seen or not. Leaves out what is of no use on paper: controls,
 * texts for screen readers only, second copies, and parts of a form that the answers do not ask for.
 */
const wholeText = (page: Page): Promise<string> =>
  page.locator('main').evaluate((main) => {
    const unprinted =
      '.pause-button, script, style, template, svg, button, select, [role="group"] > input, dialog, noscript, .sr-only, [aria-hidden="true"], [data-more] > summary, form [hidden]:not([hidden="until-found"]), [data-ended]';
    const texts: string[] = [];
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) if (!walker.currentNode.parentElement?.closest(unprinted)) texts.push(walker.currentNode.textContent ?? '');
    return texts.join(' ');
  });

/** Returns the words of a page that its printed PDF has less often. */
async function wordsMissingOnPaper(page: Page): Promise<string[]> {
  const written = countWords(await wholeText(page));
  const pdf = execFileSync('pdftotext', ['-', '-'], { input: await page.pdf({ format: 'A4' }), maxBuffer: 2 ** 26 }).toString();
  // Words that are hyphenated at the end of a line are put together.
  const printed = countWords(pdf.replaceAll(/[-\u{ad}\u{2010}]\n/gu, ''));
  return [...written].flatMap(([word, count]) => ((printed.get(word) ?? 0) < count ? [word] : []));
}

test.describe('a page with questions, a transcript, slides, tabs and a list in parts', () => {
  test.use({ site: 'blocks' });

  for (const javaScriptEnabled of [true, false]) {
    test(`is printed whole, ${javaScriptEnabled ? 'with' : 'without'} script; the screen stays closed`, async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled });
      const page = await context.newPage();
      await page.goto('/paper', { waitUntil: 'networkidle' });
      expect(await wordsMissingOnPaper(page)).toEqual([]);
      await expect(page.getByText('Eight weeks, give or take one.')).toBeHidden();
      if (javaScriptEnabled) {
        await page.getByRole('link', { name: 'Weavers' }).scrollIntoViewIfNeeded();
        await expect(page.getByRole('tab', { name: 'Weavers' })).toBeVisible();
        await expect(page.getByRole('heading', { name: 'For weavers' })).toBeHidden();
        expect(await wordsMissingOnPaper(page)).toEqual([]);
      }
      await context.close();
    });
  }
});

for (const { path } of coveringPages) {
  test(`the whole text of ${path} is printed`, sweepOnly, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await wordsMissingOnPaper(page)).toEqual([]);
  });
}
