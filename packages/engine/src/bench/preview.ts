import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { withChromium } from '../chromium/with-chromium.ts';
import { commandFile } from '../files/engine-module.ts';
import { type BenchProject, type BenchSite, withProject } from './bench-project.ts';
import { type BenchPart, type Figure, middleOf } from './figure.ts';
import { pagePath } from './generate/placeholders.ts';

const port = 47_580;
const rounds = 20;
/** The time between two saves in milliseconds: long enough for all effects of a save. */
const pause = 600;
/** The number of the page that is edited. */
const edited = 3;

/** Measures the live preview: the time from saving a page to the frame in which Chromium shows the change. */
export const preview: BenchPart = ({ root }) => withProject(root, measure);

async function* measure(project: BenchProject): AsyncIterable<Figure> {
  for (const [budget, pages] of [['preview-10', 10] as const, ['preview-1000', 1_000] as const]) {
    const site = await project.site(pages);
    const times = await withPreview(project, site.siteDir, () => measureSaves(project, site));
    const what = `${pages.toLocaleString('en')} pages, from saving to seeing (of ${rounds})`;
    yield { budget, what, ...middleOf(times), unit: 'ms' };
  }
}

async function withPreview<Result>({ root }: BenchProject, siteDir: string, work: () => Promise<Result>): Promise<Result> {
  const env = { ...process.env, PORT: String(port), MAIL_OUTBOX: join(siteDir, '.outbox') };
  const server = spawn(process.execPath, [commandFile, 'dev', '--site', siteDir], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  const isUp = new Promise<boolean>((resolve) => {
    server.stdout.on('data', (text) => String(text).includes('live preview is on') && resolve(true));
    server.on('exit', () => resolve(false));
  });
  try {
    if (!(await isUp)) throw new Error('The live preview did not start.');
    return await work();
  } finally {
    server.kill();
    await ended;
  }
}

const measureSaves = (project: BenchProject, site: BenchSite): Promise<number[]> =>
  withChromium(async (browser) => {
    const page = await browser.newPage();
    await page.goto(`http://localhost:${port}${pagePath(edited)}`);
    await page.waitForLoadState('networkidle');
    const times: number[] = [];
    // The first two warm up the code that every save runs.
    for (let round = -2; round < rounds; round += 1) {
      const words = `Saved for the ${round + 3} time`;
      const { file, text } = project.editPage(site, edited, words);
      const seen = whenSeen(page, words);
      await setTimeout(pause);
      const saved = performance.timeOrigin + performance.now();
      await writeFile(file, text);
      const time = (await seen) - saved;
      if (round >= 0) times.push(time);
    }
    return times;
  });

/** Resolves to the time at which a frame with this text is rendered. */
const whenSeen = (page: Page, words: string): Promise<number> =>
  page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const look = (): void => {
          if (!document.querySelector('main')?.textContent?.includes(wanted)) return;
          observer.disconnect();
          requestAnimationFrame(() => resolve(performance.timeOrigin + performance.now()));
        };
        const observer = new MutationObserver(look);
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
      }),
    words,
  );
