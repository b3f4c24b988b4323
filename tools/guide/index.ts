import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { withChromium } from 'pagewright/chromium';
import sharp from 'sharp';

/** What each picture shows. The page is open in the editor when a function starts. */
const pictures: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  page: async (page) => {
    await page
      .getByRole('navigation', { name: 'Blocks' })
      .getByRole('button', { name: /^Services grid/ })
      .click();
    await page.frameLocator('.stage iframe').getByText('Thirteen crafts, one loom').click();
  },
  gallery: async (page) => {
    await page.getByRole('button', { name: 'Add a block' }).click();
    await page.waitForTimeout(2 * patience);
    await page.getByRole('searchbox').fill('pictures');
    await page.waitForTimeout(2 * patience);
  },
  collection: async (page) => {
    await page.getByRole('button', { name: 'Collections' }).click();
    await page.getByRole('navigation', { name: 'Collections' }).getByRole('button', { name: 'Testimonials', exact: true }).click();
    await page.locator('tbody th button').first().click();
  },
};

/** In milliseconds: until pictures inside of a picture are loaded. */
const patience = 6_000;

/** Takes the pictures of the editor in `docs/authors/editor`. Returns the exit code. */
export async function main({ root }: { root: string }): Promise<number> {
  const outbox = await mkdtemp(join(tmpdir(), 'guide-'));
  const folder = join(root, 'docs', 'authors', 'editor');
  await mkdir(folder, { recursive: true });
  const command = [join(root, 'packages', 'engine', 'bin', 'pagewright.mjs'), 'dev', '--site', join(root, 'site.config')];
  const preview = spawn(process.execPath, command, { cwd: root, env: { ...process.env, PORT: '0', MAIL_OUTBOX: outbox } });
  try {
    let output = '';
    const address = await new Promise<string>((resolve, reject) => {
      preview.stdout.on('data', (text) => {
        output += String(text);
        const [found] = /http:\/\/localhost:\d+\/__editor/.exec(output) ?? [];
        if (found !== undefined) resolve(found);
      });
      preview.on('exit', () => reject(new Error(`The preview has ended: ${output}`)));
    });
    await withChromium(async (browser) => {
      for (const [name, show] of Object.entries(pictures)) {
        const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
        await page.goto(`${address}?page=/`);
        await page.getByRole('navigation', { name: 'Blocks' }).getByRole('listitem').first().waitFor();
        await page.waitForTimeout(patience);
        await show(page);
        await page.waitForTimeout(patience);
        await sharp(await page.screenshot())
          .webp({ quality: 80 })
          .toFile(join(folder, `${name}.webp`));
        await page.close();
      }
    });
    return 0;
  } finally {
    preview.removeAllListeners('exit');
    const ended = once(preview, 'exit');
    preview.kill();
    await ended;
    await rm(outbox, { recursive: true, force: true });
  }
}
