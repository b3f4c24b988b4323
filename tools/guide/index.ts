import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
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
    await page.getByRole('navigation', { name: 'Collections' }).getByRole('button', { name: 'What clients say' }).click();
    await page.locator('tbody th button').first().click();
  },
};

/** In milliseconds: until pictures inside of a picture are loaded. */
const patience = 6_000;

/** Takes the pictures of the guide: the editor, and the home page of each starter. Returns the exit code. */
export async function main({ root }: { root: string }): Promise<number> {
  await withChromium(async (browser) => {
    const take = async (address: string, file: string, width: number, show: (page: Page) => Promise<void>): Promise<void> => {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      await page.goto(address);
      await show(page);
      await page.waitForTimeout(patience);
      await mkdir(dirname(file), { recursive: true });
      await sharp(await page.screenshot())
        .resize({ width })
        .webp({ quality: 80 })
        .toFile(file);
      await page.close();
    };
    await withPreview(root, 'site.config', async (address) => {
      for (const [name, show] of Object.entries(pictures))
        await take(`${address}/__editor?page=/`, join(root, 'docs', 'authors', 'editor', `${name}.webp`), 1440, async (page) => {
          await page.getByRole('navigation', { name: 'Blocks' }).getByRole('listitem').first().waitFor();
          await page.waitForTimeout(patience);
          await show(page);
        });
    });
    for (const starter of await readdir(join(root, 'starters'))) {
      const site = join('starters', starter, 'content');
      const file = join(root, 'docs', 'developers', 'starters', `${starter}.webp`);
      if (existsSync(join(root, site))) await withPreview(root, site, (address) => take(address, file, 720, async () => undefined));
    }
  });
  return 0;
}

/** Starts the preview of a site, calls `use` with its address, and ends it. */
async function withPreview(root: string, site: string, use: (address: string) => Promise<void>): Promise<void> {
  const outbox = await mkdtemp(join(tmpdir(), 'guide-'));
  const command = [join(root, 'packages', 'engine', 'bin', 'pagewright.mjs'), 'dev', '--site', join(root, site)];
  const preview = spawn(process.execPath, command, { cwd: root, env: { ...process.env, PORT: '0', MAIL_OUTBOX: outbox } });
  try {
    let output = '';
    const address = await new Promise<string>((resolve, reject) => {
      preview.stdout.on('data', (text) => {
        output += String(text);
        const [, found] = /(http:\/\/localhost:\d+)\/__editor/.exec(output) ?? [];
        if (found !== undefined) resolve(found);
      });
      preview.on('exit', () => reject(new Error(`The preview has ended: ${output}`)));
    });
    await use(address);
  } finally {
    preview.removeAllListeners('exit');
    const ended = once(preview, 'exit');
    preview.kill();
    await ended;
    await rm(outbox, { recursive: true, force: true });
  }
}
