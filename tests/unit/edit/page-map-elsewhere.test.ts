import { fromHtml } from 'hast-util-from-html';
import { beforeAll, expect, test } from 'vitest';
import { SiteEditor } from '../../../packages/engine/src/edit/site-editor.ts';
import { DevSite } from '../../../packages/engine/src/preview/dev-site.ts';
import { footerOf, renderHeader } from '../../../packages/engine/src/render/render-layout.tsx';
import { loadCodeContext } from '../../../packages/engine/src/render/render-pages.ts';
import { inProject } from '../../../packages/engine/tests/support/project-root.ts';
import { representatives } from '../../../packages/engine/tests/support/sweeps.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import siteCode from '../../../src/site.ts';

const temp = tempFolder('page-map-elsewhere');
const siteDir = inProject('site.config');
let site: DevSite;
let editing: SiteEditor;
let code: Awaited<ReturnType<typeof loadCodeContext>>;

beforeAll(async () => {
  site = new DevSite(siteDir, siteCode, () => new Date('2025-05-01'));
  await site.reload();
  code = await loadCodeContext(siteCode);
  editing = await SiteEditor.open({
    root: temp,
    siteDir,
    clock: () => new Date('2025-05-01'),
    readCode: () => siteCode,
    readLoader: () => site.loader,
    readSite: () => site.site,
    readRender: () => code,
  });
});

type Html = ReturnType<typeof fromHtml>;

/** Returns the places of the texts and pictures in HTML that a visitor sees. */
function shownIn(node: Html | Html['children'][number], at: number[] = []): { at: string; text: string }[] {
  if (node.type === 'text') return /\p{L}|\d/u.test(node.value) ? [{ at: at.join(), text: node.value }] : [];
  if (node.type === 'element' && ['svg', 'style', 'script', 'template'].includes(node.tagName)) return [];
  const own = node.type === 'element' && node.tagName === 'img' ? [{ at: at.join(), text: '(picture)' }] : [];
  return 'children' in node ? [...own, ...node.children.flatMap((child, index) => shownIn(child, [...at, index]))] : own;
}

/** Returns the interface texts, which are in code. */
const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(Object(value)).flatMap((part: unknown) => textsOf(part));

test('a click reaches at least 95 of 100 texts and pictures of the shipped site, whichever file has them', async () => {
  const { settings, pages = [], modelOf } = site.site ?? {};
  if (!settings || !modelOf) throw new Error('The site cannot be read.');
  // A text of code may stand beside a name, as in "LinkedIn (opens in a new tab)".
  const ofCode = textsOf(settings.strings).flatMap((text) => text.split(/\{\w+\}/).filter((part) => part.trim().length > 2));
  const counts = new Map<string, { all: number; found: number; missing: Set<string> }>();
  for (const resolved of representatives(pages, 8)) {
    const page = modelOf(resolved);
    const map = await editing.map(resolved.page.fields?.path ?? '');
    const layout = page && code.layouts[page.layout];
    if (!map || !layout) continue;
    const parts = [
      ...page.blocks.map((block) => ({ key: block.key, name: block.type, html: code.renderBlock(block) })),
      { key: ':header', name: 'header', html: renderHeader(layout, { site: settings, page, isOverDark: false }) },
      { key: ':footer', name: 'footer', html: footerOf(layout, settings, page.layout) },
    ];
    for (const { key, name, html } of parts) {
      const known = new Set((map[key] ?? []).map(({ at }) => at.join()));
      const count = counts.get(name) ?? { all: 0, found: 0, missing: new Set() };
      for (const { at, text } of shownIn(fromHtml(html, { fragment: true })).filter(
        (one) => !ofCode.some((part) => one.text.includes(part)),
      )) {
        count.all += 1;
        if (known.has(at)) count.found += 1;
        else count.missing.add(text);
      }
      counts.set(name, count);
    }
  }
  const all = [...counts.values()].reduce((sum, one) => sum + one.all, 0);
  const found = [...counts.values()].reduce((sum, one) => sum + one.found, 0);
  console.log([...counts].map(([name, one]) => `${name}: ${one.found} of ${one.all} ${[...one.missing].join(' | ')}`).join('\n'));
  console.log(`all: ${found} of ${all}`);
  expect(found / all).toBeGreaterThanOrEqual(0.95);
});
