import { expect, test } from '@playwright/test';
import { editorStyles } from '../../packages/editor/src/server/editor-styles.ts';

const changes = Array.from({ length: 60 }, (_, index) => `<li><strong>Changed: Page ${index}</strong></li>`).join('');
const foot = '<div class="foot"><div role="status"></div><p class="buttons"><button class="main">Publish</button></p></div>';
const form = `<form class="task publish"><label class="field">Message <textarea></textarea></label>${foot}</form>`;
const dialog = `<dialog><h2>Publish</h2><div class="versions"><section><ul class="changed-files">${changes}</ul></section>${form}</div><button>Close</button></dialog>`;

test('what publishes stays in sight below a long list of changes, and covers nothing at its end', async ({ page }) => {
  const styles = editorStyles('base', 'editor', 'pages', 'versions');
  await page.setContent(`<style>${styles}</style>${dialog}`);
  await page.evaluate(() => document.querySelector('dialog')?.showModal());
  for (const [width, height] of [
    [390, 800],
    [1024, 700],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    const publish = page.getByRole('button', { name: 'Publish' });
    await page.getByText('Page 0').scrollIntoViewIfNeeded();
    await expect(publish).toBeInViewport({ ratio: 1 });
    await publish.click({ trial: true });
    await page.getByRole('textbox').click();
    await expect(page.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  }
});
