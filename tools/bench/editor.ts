import { setTimeout } from 'node:timers/promises';
import { withChromium } from 'pagewright/chromium';
import { withProject } from './bench-project.ts';
import { ourSite } from './compare/tool-site.ts';
import { type BenchPart, middleOf } from './figure.ts';
import { pagePath } from './generate/placeholders.ts';
import { withPreview } from './live-preview.ts';

const port = 47_590;
const pages = 1_000;
/** The number of keys, and of the page that is edited. */
const count = 40;
const page = 3;
/** The time between two keys in milliseconds. Every tenth key comes after a pause, in which the file is written. */
const [pause, longPause] = [150, 1_500];
/** How long a key may take to be seen, in milliseconds. One that is not seen counts as this long. */
const keyLimit = 20_000;

/** Measures the editor: the time from a key in a field to the frame in which the page shows it. */
export const editor: BenchPart = ({ root }) =>
  withProject(root, async function* (project) {
    const site = ourSite({ name: 'Pagewright', node: process.execPath, project }, await project.site(pages));
    const origin = `http://localhost:${port}`;
    const { times, cpu } = await withPreview(site.dev(port), {
      url: `${origin}${pagePath(page)}`,
      work: async (preview) => {
        const before = preview.cpu();
        const times = await measureKeys(`${origin}/__editor?page=${pagePath(page)}`);
        return { times, cpu: (preview.cpu() - before) / count };
      },
    });
    const what = `${pages.toLocaleString('en')} pages, from a key to the page that shows it (of ${count})`;
    yield { budget: 'editor-key', what, ...middleOf(times), cpu, unit: 'ms' };
  });

/** Opens a page in the editor, selects a block, and types into the first of its fields whose text the page shows. */
const measureKeys = (url: string): Promise<number[]> =>
  withChromium(async (browser) => {
    const opened = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await opened.goto(url, { waitUntil: 'commit' });
    await opened.locator('nav.outline button.block').nth(2).click({ timeout: 120_000 });
    await opened.frameLocator('.stage iframe').locator('main [data-key]').first().waitFor({ timeout: 60_000 });
    await opened.locator('.panel :is(textarea, input)').first().waitFor();
    // The editor reads what it shows, and the preview checks the site.
    await setTimeout(5_000);
    await opened.evaluate(focusShownText);
    const times: number[] = [];
    for (let key = 1; key <= count; key += 1) {
      // A key must not come before the page waits for it.
      const watch = await opened.evaluateHandle(seeNextKey, keyLimit);
      await opened.keyboard.press('x');
      times.push(await watch.evaluate(({ seen }) => seen));
      await setTimeout(key % 10 === 0 ? longPause : pause);
    }
    return times;
  });

/** Runs in the editor: puts the caret at the end of the first text of the panel that the page shows. */
function focusShownText(): void {
  const shown = document.querySelector<HTMLIFrameElement>('.stage iframe')?.contentDocument?.querySelector('main')?.textContent ?? '';
  const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('.panel :is(textarea, input[type="text"])')];
  const field = fields.find(({ value }) => value.length > 5 && shown.includes(value));
  if (!field) throw new Error('The panel has no text that the page shows.');
  field.focus();
  field.setSelectionRange(field.value.length, field.value.length);
}

/** Runs in the editor: `seen` resolves to the milliseconds from the next key to the frame in which the page shows the text of its field. */
function seeNextKey(limit: number): { seen: Promise<number> } {
  const seen = new Promise<number>((resolve) => {
    let started = 0;
    let text = '';
    const view = document.querySelector<HTMLIFrameElement>('.stage iframe')?.contentWindow;
    const main = view?.document.querySelector('main');
    const look = (): void => {
      if (text === '' || !main?.textContent?.includes(text)) return;
      observer.disconnect();
      view?.requestAnimationFrame(() => resolve(performance.now() - started));
    };
    const observer = new MutationObserver(look);
    if (main) observer.observe(main, { childList: true, subtree: true, characterData: true });
    document.addEventListener(
      'keydown',
      () => {
        started = performance.now();
      },
      { once: true, capture: true },
    );
    document.addEventListener(
      'input',
      ({ target }) => {
        text = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement ? target.value : '';
        look();
      },
      { once: true },
    );
    globalThis.setTimeout(() => resolve(limit), limit);
  });
  return { seen };
}
