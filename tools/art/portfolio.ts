import sharp from 'sharp';
import { withPage } from './easel.ts';
import { covers } from './portfolio/covers.ts';
import { drawGround } from './portfolio/ground.ts';
import { pageStyle } from './portfolio/page.ts';
import { quantise } from './quantise.ts';
import type { Studio } from './studio.ts';

/** The covers of the work: screens drawn as HTML, photographed in a browser on a woven ground. */
export async function makePortfolio(studio: Studio): Promise<void> {
  const style = await pageStyle(studio.root);
  await withPage(async (page) => {
    await page.setViewportSize({ width: 1200, height: 900 });
    await page.setContent(`<!doctype html><html lang="en"><style>${style}</style><body></body></html>`);
    for (const [id, { ground, html }] of Object.entries(covers)) {
      const scene = `<div class="scene"><div style="inset:0">${drawGround(ground)}</div>${html}</div>`;
      await page.evaluate(async (content) => {
        document.body.innerHTML = content;
        await document.fonts.ready;
      }, scene);
      await studio.save(`portfolio/${id}.webp`, await quantise(sharp(await page.screenshot()), 118));
    }
  });
}
