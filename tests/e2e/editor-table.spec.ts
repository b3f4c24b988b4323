import { expect, test } from '@playwright/test';
import { editorStyles } from '../../packages/editor/src/server/editor-styles.ts';

const places = ['North', 'East', 'South', 'West', 'Above', 'Below'];
const rows = Array.from(
  { length: 80 },
  (_, index) => `<tr><th scope="row"><button>Note ${index}</button></th>${places.map(() => `<td>${index}</td>`).join('')}<td>↑</td></tr>`,
);
const table = `<table><thead><tr><th scope="col" class="title">Name</th>${places.map((place) => `<th scope="col">${place}</th>`).join('')}<td></td></tr></thead><tbody>${rows.join('')}</tbody></table>`;
const main = `<nav class="outline">Collections</nav><section class="records"><h2>Notes</h2><div class="table">${table}</div></section><div class="panel"></div>`;

const windows = [
  { width: 1280, height: 600 },
  // Half of that, as at 200 %, and a low one.
  { width: 640, height: 300 },
  { width: 1280, height: 240 },
  { width: 390, height: 800 },
];

test('the header of a long table of records and its first column stay in sight', async ({ page }) => {
  const styles = editorStyles('base', 'editor', 'pages', 'collections', 'layout');
  for (const size of windows) {
    await page.setViewportSize(size);
    await page.setContent(
      `<style>${styles} tbody td { min-width: 9rem; }</style><div id="editor"><header></header><main>${main}</main></div>`,
    );
    const record = page.getByRole('button', { name: 'Note 60', exact: true });
    await record.scrollIntoViewIfNeeded();
    for (const cell of await page.locator('thead :is(th, td)').all()) {
      await cell.scrollIntoViewIfNeeded();
      await expect(cell).toBeInViewport({ ratio: 1 });
      // Nothing of the rows below is over it.
      const isOnTop = await cell.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
      expect(isOnTop).toBe(true);
      for (const one of [record, page.locator('thead .title')]) await expect(one).toBeInViewport({ ratio: 1 });
    }
  }
});
