import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createLoader } from '../../../packages/core/src/site/site.ts';
import { nodeHost } from '../../../packages/engine/src/site/node-host.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import siteCode from '../../../src/site.ts';
import { copySite, type SiteCopy } from '../../support/site-copy.ts';

const temp = tempFolder('queries-of-an-edit');

type Change = [from: string, to: string];

/** Returns the queries that a check of a site runs after an edit of a file. */
async function queriesAfter(copy: SiteCopy, path: string, [from, to]: Change): Promise<string[]> {
  const ran: string[] = [];
  const place = { siteDir: copy.dir, code: siteCode, clock: () => new Date('2026-06-01T12:00:00Z') };
  const load = createLoader(nodeHost, place, { onRun: (query, key) => ran.push(`${query} ${key}`) });
  (await load()).findProblems();
  ran.length = 0;
  copy.edit(path, from, to);
  (await load(new Set([join(copy.dir, path)]))).findProblems();
  return ran.map((one) => one.replace(copy.dir, ''));
}

/** Returns the queries that a check of a site with more pages runs after an edit of one of them. */
async function ranAfter(pages: number, change: Change): Promise<string[]> {
  const copy = copySite('blocks', temp);
  for (let number = 1; number <= pages; number += 1)
    copy.write(
      `pages/more-${number}.yaml`,
      `path: /more-${number}\ntitle: More ${number}\ndescription: The page with the number ${number}, which leads to the one before it.\n` +
        `blocks:\n  - type: page-header\n    heading: More\n    text: Words that somebody edits.\n  - type: rich-text\n    id: words\n` +
        `    heading: Words\n    content: <p><a href="/more-${Math.max(1, number - 1)}#words">The one before</a></p>\n`,
    );
  return queriesAfter(copy, 'pages/more-2.yaml', change);
}

const rulesIn = (ran: readonly string[]): string[] =>
  ran.flatMap((one) => /^problems (?:in the site|on a page) (.*)$/.exec(one)?.[1] ?? []).sort();

test('a check after an edit of a paragraph runs the same queries however many pages the site has, and the rules only for this page', async () => {
  const edit: Change = ['Words that somebody edits', 'Other words'];
  const few = await ranAfter(10, edit);
  expect(await ranAfter(100, edit)).toEqual(few);
  // Blocks have dates, which a rule over the whole site looks at.
  expect(rulesIn(few)).toEqual(['past-date', '|pages/more-2.yaml\0pages/more-2.yaml']);
});

test('a new id of a block runs the rules for the pages that link to it, and a new title those about titles', async () => {
  const ran = await ranAfter(10, ['id: words', 'id: other-words']);
  expect(rulesIn(ran)).toEqual(['past-date', '|pages/more-2.yaml\0pages/more-2.yaml', '|pages/more-3.yaml\0pages/more-3.yaml']);
  const ofTitle = rulesIn(await ranAfter(10, ['title: More 2', 'title: Another']));
  expect(ofTitle).toContain('duplicate-title');
  expect(ofTitle).not.toContain('|pages/more-3.yaml\0pages/more-3.yaml');
});

test('an edit of a translated page runs no rule about translations, and one of its original those that compare both', async () => {
  const copy = copySite('three-languages', temp);
  const ofTranslation = rulesIn(await queriesAfter(copy, 'pages/de/about-us.yaml', ['Sieben Menschen', 'Acht Menschen']));
  expect(ofTranslation).toContain('de|pages/de/about-us.yaml\0pages/de/about-us.yaml');
  expect(ofTranslation.filter((code) => code.endsWith('-translation'))).toEqual([]);
  const ofOriginal = rulesIn(await queriesAfter(copy, 'pages/about-us.yaml', ['heading: About us', 'heading: About the library']));
  expect(ofOriginal.filter((code) => code.endsWith('-translation'))).toEqual([
    'leftover-translation',
    'outdated-translation',
    'unmarked-translation',
  ]);
});
