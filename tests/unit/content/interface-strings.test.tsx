import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Problem } from '../../../packages/core/src/problems/problem.ts';
import type { Site, SiteLoader } from '../../../packages/core/src/site/site.ts';
import type { DocumentAssets } from '../../../packages/engine/src/document/document.tsx';
import { loadCodeContext } from '../../../packages/engine/src/render/render-pages.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import siteCode from '../../../src/site.ts';
import { modelAt } from '../../support/page-models.ts';
import { type PageTexts, renderPage } from '../../support/render-page.ts';
import { shareSite } from '../../support/shared-site.ts';
import { copySite, type SiteCopy } from '../../support/site-copy.ts';

const temp = tempFolder('interface-strings');
const assets: DocumentAssets = { stylesheet: '', boot: { inline: '' } };
const share = shareSite(siteCode, () => copySite('blocks', temp));
let copy: SiteCopy;
let load: SiteLoader;
let context: Awaited<ReturnType<typeof loadCodeContext>>;

beforeAll(async () => {
  context = await loadCodeContext(siteCode);
});

beforeEach(() => {
  ({ load, ...copy } = share());
  copy.write('pages/words.yaml', page);
});

const page = `path: /words
title: Words
description: A page with a form, whose interface texts a site can change.
blocks:
  - type: page-header
    heading: Words
  - type: contact-form
    heading: Write
    fields: [{ name: nickname, label: Nickname }]
`;

function render({ settings, pages, blocksOf }: Site): PageTexts {
  const model = modelAt({ pages, blocksOf }, '/words');
  if (!settings || !model) throw new Error('The site of the test has a problem.');
  return renderPage(model, { site: settings, assets, feeds: [], titles: new Map(), ...context });
}

const problemsIn = ({ findProblems }: Site): Pick<Problem, 'code' | 'line' | 'message' | 'hint'>[] =>
  findProblems()
    .filter(({ file }) => file.includes('strings/'))
    .map(({ code: kind, line, message, hint }) => ({ code: kind, line, message, hint }));

describe('an override', () => {
  test('appears in the document, the layout and an island', async () => {
    copy.write('strings/en.yaml', 'page:\n  skipToContent: To the text\nlayout:\n  menu: All pages\nform:\n  optional: (if you like)\n');
    const site = await load();
    expect(problemsIn(site)).toEqual([]);
    const { html, islands } = render(site);
    expect(html).toContain('>To the text</a>');
    expect(html).not.toContain('Skip to content');
    expect(html).toContain('aria-label="All pages"');
    expect(html).toContain(' (if you like)</span>');
    expect(islands.islands['contact-form-1']?.props).toHaveProperty('strings.form.optional', '(if you like)');
  });

  test('of one text leaves the others as they are', async () => {
    copy.write('strings/en.yaml', 'layout:\n  menu: All pages\n');
    const { html } = render(await load());
    expect(html).toContain('Skip to content');
    expect(html).toContain('aria-label="Close menu"');
  });

  test('that changes renders the pages again', async () => {
    const before = render(await load()).html;
    copy.write('strings/en.yaml', 'form:\n  optional: (if you like)\n');
    expect(render(await load()).html).not.toBe(before);
    copy.write('strings/en.yaml', 'form:\n  optional: (or not)\n');
    expect(render(await load()).html).toContain('(or not)');
  });
});

test('an island gets the groups that its type declares and no others', async () => {
  const { islands } = render(await load()).islands;
  const { strings }: { strings?: object } = islands['contact-form-1']?.props ?? {};
  expect(Object.keys(strings ?? {}).sort()).toEqual(['contactForm', 'form', 'formCheck', 'ownerMail']);
});

describe('a problem is reported for', () => {
  test('an unknown group, with the nearest name', async () => {
    copy.write('strings/en.yaml', 'layuot:\n  menu: All pages\n');
    expect(problemsIn(await load())).toMatchObject([{ code: 'unknown-field', line: 1, message: expect.stringContaining('"layout"') }]);
  });

  test('an unknown name, with its line and the nearest name', async () => {
    copy.write('strings/en.yaml', 'layout:\n  menu: All pages\n  closMenu: Shut\n');
    expect(problemsIn(await load())).toMatchObject([{ code: 'unknown-field', line: 3, message: expect.stringContaining('"closeMenu"') }]);
  });

  test('an empty text', async () => {
    copy.write('strings/en.yaml', "layout:\n  menu: ''\n");
    expect(problemsIn(await load())).toMatchObject([{ line: 2 }]);
  });

  test('a missing placeholder', async () => {
    copy.write('strings/en.yaml', 'form:\n  charactersLeft: some left\n');
    expect(problemsIn(await load())).toMatchObject([{ code: 'invalid-value', line: 2, hint: expect.stringContaining('{count}') }]);
  });

  test('a file for another language than that of the site', async () => {
    copy.write('strings/de.yaml', 'layout:\n  menu: Menü\n');
    expect(problemsIn(await load())).toMatchObject([{ code: 'unread-file', message: expect.stringContaining('strings/en.yaml') }]);
  });
});

test('an override with a problem is ignored; valid ones in the same file are used', async () => {
  copy.write('strings/en.yaml', 'layout:\n  menu: All pages\n  closeMenu: 5\n');
  expect((await load()).settings?.strings.layout).toMatchObject({ menu: 'All pages', closeMenu: 'Close menu' });
});
