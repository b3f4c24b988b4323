import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { withChromium } from 'pagewright/chromium';
import { expect, test } from 'vitest';
import { createSiteLoader } from '../../../packages/engine/src/site/load-site.ts';
import { inProject } from '../../../packages/engine/tests/support/project-root.ts';
import { representatives } from '../../../packages/engine/tests/support/sweeps.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import siteCode from '../../../src/site.ts';
import { buildHere } from '../../support/build-here.ts';

/** Letters of Polish, Czech, Hungarian, Turkish and German that are not in Latin-1. */
const names = 'Łódź Škoda Győr Čapek Ğ ş';

/** The starters of all looks. Caprasimo, the font of headings of `local-service`, has none of these letters. */
const starters = ['blank', 'museum', 'restaurant', 'ferry', 'course', 'local-service', 'charity', 'estate-agent', 'association'];
const withoutLetters = new Set(['local-service']);

const pageOf = (text: string): string => `path: /letters
title: A page
description: A page.
blocks:
  - type: page-header
    heading: ${text}
  - type: text-image
    heading: Names
    paragraphs: [${text}]
    image: { src: /media/brand/mark.svg, alt: A mark }
`;

/** Copies a starter, with a page that shows a text. */
function starterWith(starter: string, text: string): string {
  const folder = tempFolder(starter);
  cpSync(inProject('starters', starter, 'content'), folder, { recursive: true });
  writeFileSync(join(folder, 'pages', 'letters.yaml'), pageOf(text));
  return folder;
}

test.each(starters)('the fonts of %s have the letters of all languages with Latin letters', async (starter) => {
  const { findProblems } = await createSiteLoader(starterWith(starter, names), siteCode)();
  const missing = findProblems().filter(({ code, file }) => code === 'missing-glyph' && file.endsWith('letters.yaml'));
  expect(missing.length > 0).toBe(withoutLetters.has(starter));
});

/** Opens the page of a built site, without script. Returns the font files that it loads. */
async function openLetters(page: Page, out: string): Promise<() => string[]> {
  const loaded: string[] = [];
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.endsWith('.woff2')) loaded.push(pathname);
    await route.fulfill({ path: join(out, pathname === '/letters' ? 'letters/index.html' : pathname) });
  });
  await page.goto('http://letters.example/letters');
  await page.evaluate(() => document.fonts.ready);
  return () => loaded.filter((path) => path.includes('extended'));
}

/** Returns the fonts of the system that draw a part of an element's text. */
async function systemFontsOf(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.flatMap(({ familyName, isCustomFont }) => (isCustomFont ? [] : familyName));
}

const complete = starters.filter((starter) => !withoutLetters.has(starter));

test.each(representatives(complete, 1))(
  'Chromium draws these letters in the fonts of %s, and loads their files only for a page that has one',
  { timeout: 120_000 },
  async (starter) => {
    await withChromium(async (browser) => {
      for (const text of [names, 'Müller Ærø']) {
        const site = buildHere(starterWith(starter, text), tempFolder('letters'));
        expect(await site.checkAndBuild()).toEqual([]);
        const page = await browser.newPage({ bypassCSP: true });
        const extended = await openLetters(page, site.out);
        expect(await systemFontsOf(page, 'h1')).toEqual([]);
        expect(await systemFontsOf(page, 'main p')).toEqual([]);
        expect(extended().length > 0).toBe(text === names);
        await page.close();
      }
    });
  },
);
