import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import axe from 'axe-core';
import sharp from 'sharp';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { isSweep } from '../../packages/engine/tests/support/sweeps.ts';
import { tempFolder } from '../../packages/engine/tests/support/temp-folder.ts';
import { buildPages } from '../support/build-pages.ts';

/** Returns the first page of each sequence of block types: the others have the same components with other texts. */
function firstOfEachKind<Page extends { parsed: Document }>(pages: readonly Page[]): Page[] {
  const byKind = new Map<string, Page>();
  for (const page of [...pages].reverse())
    byKind.set([...page.parsed.querySelectorAll('[data-block]')].map((block) => block.getAttribute('data-block')).join(), page);
  return [...byKind.values()];
}

/** The maximum bytes of a picture for link previews: messengers ignore larger ones. */
const maxSocialBytes = 100_000;

/** Rules that need the layout and the colours of a page: browser tests check them. */
const rulesOfBrowsers = ['color-contrast', 'target-size', 'scrollable-region-focusable', 'link-in-text-block'];

/** Every page of the sites of the repository, as it is sent to visitors. */
describe.each(['site.config', 'sites/clinic/site.config'])('every page of %s', (site) => {
  const out = join(tempFolder('shipped-pages'), 'dist');
  let pages: readonly { file: string; html: string; parsed: Document }[];

  beforeAll(async () => {
    const built = await buildPages(site, out);
    pages = [...built].map(([file, html]) => ({ file, html, parsed: new DOMParser().parseFromString(html, 'text/html') }));
    expect(pages.length).toBeGreaterThan(25);
  }, 120_000);

  /** Returns what a function finds on each page, with the name of the file. */
  const onEveryPage = (find: (page: Document) => readonly string[]): string[] =>
    pages.flatMap(({ file, parsed }) => find(parsed).map((found) => `${file}: ${found}`));

  test('has rules in its stylesheet for all its classes', () => {
    const lacking = onEveryPage((page) => {
      const styled = styledClasses([...page.querySelectorAll('style')].map(({ textContent }) => textContent).join('\n'));
      expect(styled.size).toBeGreaterThan(300);
      const used = new Set([...page.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]));
      return [...used].filter((name) => !styled.has(name));
    });
    expect(lacking).toEqual([]);
  });

  test.runIf(site === 'site.config' || isSweep)(
    'has a name for every control, link and picture, and breaks no other accessibility rule that needs no layout',
    async () => {
      const rules = Object.fromEntries(rulesOfBrowsers.map((rule) => [rule, { enabled: false }]));
      const found: string[] = [];
      const own = document.documentElement;
      onTestFinished(() => document.documentElement.replaceWith(own));
      for (const { file, html } of isSweep ? pages : firstOfEachKind(pages)) {
        // axe checks the document of the window. It computes styles, which takes long with a stylesheet.
        const page = new DOMParser().parseFromString(html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, ''), 'text/html');
        document.replaceChild(document.importNode(page.documentElement, true), document.documentElement);
        // Of each rule that passes, axe describes one element: describing all takes most of its time.
        const { violations, passes } = await axe.run(document, { rules, resultTypes: ['violations'], selectors: false });
        expect(passes.length, file).toBeGreaterThan(15);
        found.push(...violations.flatMap(({ id, nodes }) => nodes.map((node) => `${file}: ${id} ${node.html.slice(0, 160)}`)));
      }
      expect(found).toEqual([]);
    },
    120_000,
  );

  test('has one h1 before all other headings, headings in order and no id twice', () => {
    const found = onEveryPage((page) => {
      const levels = [...page.querySelectorAll('main :is(h1, h2, h3, h4, h5, h6)')].map(({ tagName }) => Number(tagName[1]));
      const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id);
      return [
        ...(levels.indexOf(1) === 0 && levels.lastIndexOf(1) === 0 ? [] : [`headings ${levels.join()}`]),
        ...levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1).map((level) => `h${level} skips a level`),
        ...ids.filter((id, index) => ids.indexOf(id) !== index),
      ];
    });
    expect(found).toEqual([]);
  });

  test('declares the size of all its pictures', () => {
    const pictures = pages.flatMap(({ parsed }) => [...parsed.querySelectorAll('img')]);
    expect(pictures.length).toBeGreaterThan(50);
    const isSized = (image: Element): boolean => ['width', 'height'].every((name) => Number(image.getAttribute(name)) > 0);
    expect(pictures.filter((image) => !isSized(image)).map(({ outerHTML }) => outerHTML)).toEqual([]);
  });

  test('in the sitemap has a picture of its own for link previews: a small PNG of 1200 by 630', async () => {
    const sitemap = readFileSync(join(out, 'sitemap.xml'), 'utf8');
    const paths = [...sitemap.matchAll(/<loc>https:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path = '']) => path);
    expect(paths.length).toBeGreaterThan(20);
    const pictures = paths.map((path) => {
      const page = pages.find(({ file }) => file === join(path, 'index.html').replace(/^\//, ''))?.parsed;
      const url = page?.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? '';
      return { language: page?.documentElement.lang, file: new URL(url).pathname };
    });
    // A name that is the same in two languages gives the same picture.
    expect(new Set(pictures.map(({ language, file }) => `${language} ${file}`)).size).toBe(paths.length);
    for (const { file } of pictures) {
      const { format, width, height } = await sharp(join(out, file)).metadata();
      expect({ format, width, height }, file).toEqual({ format: 'png', width: 1200, height: 630 });
      expect(statSync(join(out, file)).size, file).toBeLessThanOrEqual(maxSocialBytes);
    }
  });
});

/** Returns the classes in the selectors of a stylesheet. */
function styledClasses(css: string): ReadonlySet<string> {
  const selectors = [...css.matchAll(/[^{};]+(?=\{)/g)].map(([text]) => text).filter((text) => !text.trimStart().startsWith('@'));
  const names = selectors.flatMap((selector) => selector.match(/(?<=\.)(?:[\w-]|[^\0-\x7f]|\\[\da-f]{1,6} ?|\\[^\da-f])+/gi) ?? []);
  return new Set(names.map(unescapeName));
}

const unescapeName = (name: string): string =>
  name.replaceAll(/\\(?:([\da-f]{1,6}) ?|(.))/gi, (_, code: string | undefined, character: string) =>
    code === undefined ? character : String.fromCodePoint(Number.parseInt(code, 16)),
  );
