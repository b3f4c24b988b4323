import sharp from 'sharp';
import { withPage } from './browser-page.ts';
import { drawBackground } from './portfolio/background.ts';
import { covers } from './portfolio/covers.ts';
import { pageStyle } from './portfolio/page.ts';
import { quantise } from './quantise.ts';
import type { Studio } from './studio.ts';

/** Makes the covers of the portfolio: screenshots of HTML on a woven background. */
export async function makePortfolio(studio: Studio): Promise<void> {
  const style = await pageStyle(studio.root);
  await withPage(async (page) => {
    await page.setViewportSize({ width: 1200, height: 900 });
    await page.setContent(`<!doctype html><html lang="en"><style>${style}</style><body></body></html>`);
    for (const [id, { background, html }] of Object.entries(covers)) {
      const scene = `<div class="scene"><div style="inset:0">${drawBackground(background)}</div>${html}</div>`;
      await page.evaluate(async (content) => {
        document.body.innerHTML = content;
        await document.fonts.ready;
      }, scene);
      await studio.save(`portfolio/${id}.webp`, await quantise(sharp(await page.screenshot()), 118));
    }
  });
}
