import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { inProject } from '../../packages/engine/tests/support/project-root.ts';
import { tempFolder } from '../../packages/engine/tests/support/temp-folder.ts';
import { buildInProcess } from '../support/build-in-process.ts';
import type { Outcome } from '../support/run-command.ts';

/** A site with pages of tags and categories, an archive, a list on several pages, and posts that lead to others. */
const content = inProject('tests', 'sites', 'journal');
const out = join(tempFolder('journal'), 'dist');
let built: Outcome;

beforeAll(async () => {
  built = await buildInProcess(content, out);
}, 120_000);

const fileAt = (path: string): string => join(out, path, 'index.html');
const html = (path: string): string => readFileSync(fileAt(path), 'utf8');
const main = (path: string): string => /<main[\s\S]*<\/main>/.exec(html(path))?.[0] ?? '';

/** The titles of the posts in the list of a page, in their order. */
const titles = (path: string): string[] => [...main(path).matchAll(/<h2[^>]*>([^<]+)<\/h2>/g)].map(([, title = '']) => title);

/** The links of a navigation or section, as `text -> path`. */
function links(path: string, type: string): string[] {
  const [, block = ''] = new RegExp(`<div data-block="${type}"[^>]*>([\\s\\S]*?)(?=<div data-block|</main>)`).exec(main(path)) ?? [];
  return [...block.matchAll(/<a href="([^"]*)"[^>]*?(?:aria-label="([^"]*)"[^>]*)?>([\s\S]*?)<\/a>/g)].map(
    ([, href = '', label, text = '']) => `${label ?? text.replaceAll(/<[^>]*>/g, '')} -> ${href}`,
  );
}

test('is built without a problem or a warning', () => {
  expect(built).toMatchObject({ exitCode: 0, stderr: expect.not.stringContaining('warning') });
});

describe('a page for each value', () => {
  test('shows the posts with a tag, the newest first', () => {
    expect(titles('journal/tags/wood')).toEqual(['Cutting hazel', 'Mending a gate', 'A bridge of planks']);
    expect(main('journal/tags/wood')).toContain('Notes with this tag: 3');
    expect(html('journal/tags/wood')).toContain('<title>Notes with the tag wood | Field Notes</title>');
  });

  test('shows the posts of a year', () => {
    expect(titles('journal/archive/2024')).toEqual(['A bridge of planks', 'First frost']);
    expect(titles('journal/archive/2026')).toEqual(['Walking with a dog', 'The well', 'Snow on the pass']);
  });

  test('does not exist for a value that only a draft has', () => {
    expect([existsSync(fileAt('journal/tags/unfinished')), existsSync(fileAt('journal/drafts'))]).toEqual([false, false]);
    expect(titles('journal').join()).not.toContain('Not finished');
  });
});

describe('a list on several pages', () => {
  test('shows some posts on each page, and all on one of them', () => {
    expect([titles('journal').length, titles('journal/page/2').length, titles('journal/page/3').length]).toEqual([6, 6, 2]);
    expect(titles('journal')[0]).toBe('Walking with a dog');
    expect(titles('journal/page/3')).toEqual(['A bridge of planks', 'First frost']);
    expect(existsSync(fileAt('journal/page/4'))).toBe(false);
  });

  test('links its pages with each other', () => {
    expect(links('journal/page/2', 'pagination')).toEqual([
      'Previous page -> /journal',
      'Page 1 -> /journal',
      'Page 2 -> /journal/page/2',
      'Page 3 -> /journal/page/3',
      'Next page -> /journal/page/3',
    ]);
    expect(links('journal', 'pagination')[0]).toBe('Page 1 -> /journal');
    expect(main('journal/page/2')).toMatch(/<a href="\/journal\/page\/2" aria-label="Page 2" aria-current="page"/);
    expect(main('journal/page/2')).toMatch(/<a href="\/journal" rel="prev"/);
  });

  test('has no navigation when one page is enough', () => {
    expect(links('journal/company', 'pagination')).toEqual([]);
    expect(main('journal/company')).not.toContain('<nav');
  });

  test('has titles that differ, canonical addresses, and each page in the sitemap', () => {
    expect(html('journal/page/2')).toContain('<title>Journal (2/3) | Field Notes</title>');
    expect(html('journal/page/2')).toContain('<link rel="canonical" href="https://journal.example/journal/page/2"/>');
    expect(readFileSync(join(out, 'sitemap.xml'), 'utf8')).toContain('<loc>https://journal.example/journal/page/2</loc>');
  });
});

describe('a post', () => {
  test('leads to the post before and after it, and to related ones', () => {
    // Three posts share the most with it: the category and one of its tags.
    expect(links('journal/notes/10', 'post-links')).toEqual([
      'Mending a gate -> /journal/notes/7',
      'A bridge of planks -> /journal/notes/2',
      'A map by hand -> /journal/notes/11',
      'Under the oak -> /journal/notes/9',
      'A map by hand -> /journal/notes/11',
    ]);
  });

  test('leads to the page of its category', () => {
    expect(main('journal/notes/10')).toMatch(/<a href="\/journal\/craft"[^>]*>All notes on Craft</);
  });

  test('has no neighbour at the ends', () => {
    expect(main('journal/notes/1')).not.toContain('Previous post');
    expect(main('journal/notes/14')).not.toContain('Next post');
  });
});

test('each category has a feed, to which its page links', () => {
  const feed = readFileSync(join(out, 'feed', 'craft.xml'), 'utf8');
  expect([...feed.matchAll(/<entry>\s*<title>([^<]*)/g)].map(([, title]) => title)).toEqual([
    ...['A map by hand', 'Cutting hazel', 'Mending a gate', 'Dry stone', 'How to read a stream', 'A bridge of planks'],
  ]);
  expect(html('journal/craft')).toContain('href="/feed/craft.xml" title="Field Notes: Craft"/>');
  expect(html('journal/places')).not.toContain('/feed/craft.xml');
});

test('breadcrumbs name only pages that exist', () => {
  const [, data = '{}'] = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html('journal/craft/page/2')) ?? [];
  expect([...data.matchAll(/"position":\d+,"name":"([^"]*)"/g)].map(([, name]) => name)).toEqual([
    ...['Field Notes', 'Journal', 'Notes on Craft', 'Notes on Craft (2/2)'],
  ]);
});
