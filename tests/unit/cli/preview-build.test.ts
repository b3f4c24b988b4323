import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { runs } from '../../../packages/engine/tests/support/property-runs.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import { serveFolder } from '../../../packages/mail/tests/support/served-folder.ts';
import { filesOf } from '../../support/files-of.ts';
import type { Outcome } from '../../support/run-command.ts';
import { runMain } from '../../support/run-main.ts';
import { copySite } from '../../support/site-copy.ts';

const temp = tempFolder('preview-build');
/** It has pages in three languages, some of which repeat those of another one, and a page that is not listed. */
const site = copySite('three-languages', temp);
site.write('root/robots.txt', 'User-agent: *\nDisallow: /\nSitemap: https://example.com/sitemap.xml\n');
const build = (out: string, ...options: string[]): Promise<Outcome> => runMain('build', '--site', site.dir, '--out', out, ...options);

const published = join(temp, 'published');
const preview = join(temp, 'preview');
const pagesIn = (folder: string): string[] =>
  [...filesOf(folder).keys()].filter((path) => path.endsWith('.html')).map((path) => readFileSync(join(folder, path), 'utf8'));
const isNoindex = (html: string): boolean => html.includes('<meta name="robots" content="noindex"/>');
const hasCanonical = (html: string): boolean => html.includes('rel="canonical"');

beforeAll(async () => {
  expect(await build(published)).toMatchObject({ exitCode: 0 });
  expect(await build(preview, '--preview')).toMatchObject({
    exitCode: 0,
    stdout: expect.stringContaining('search engines list no page of it'),
  });
}, 120_000);

describe('a build with --preview', () => {
  test('marks every page as noindex, in every language, and names no other address for it', () => {
    const pages = pagesIn(preview);
    expect(pages.length).toBeGreaterThan(15);
    expect(pages.filter((html) => !isNoindex(html) || hasCanonical(html))).toEqual([]);
    expect(pagesIn(published).filter(hasCanonical).length).toBeGreaterThan(10);
  });

  test('sends X-Robots-Tag with everything, and no other build does', async () => {
    const previewed = await serveFolder(preview);
    const visited = await serveFolder(published);
    for (const path of ['/', '/de', '/site.webmanifest', '/favicon.ico', '/nowhere'])
      expect((await fetch(previewed + path)).headers.get('X-Robots-Tag')).toBe('noindex');
    expect((await fetch(visited)).headers.get('X-Robots-Tag')).toBeNull();
    expect(readFileSync(join(preview, '_headers'), 'utf8')).toContain('\n  X-Robots-Tag: noindex\n');
  });

  test('lets robots read its pages, which say noindex, and has no sitemap', () => {
    expect(readFileSync(join(preview, 'robots.txt'), 'utf8')).toBe('User-agent: *\nAllow: /\n');
    expect(existsSync(join(preview, 'sitemap.xml'))).toBe(false);
    expect(readFileSync(join(published, 'robots.txt'), 'utf8')).toContain('Disallow: /');
  });

  test('leaves nothing to a build without it, and the other way round, in any order', { timeout: 120_000 }, async () => {
    const wanted = { published: filesOf(published), preview: filesOf(preview) };
    const out = join(temp, 'both');
    await fc.assert(
      fc.asyncProperty(fc.array(fc.boolean(), { minLength: 2, maxLength: 4 }), async (kinds) => {
        for (const isPreview of kinds) {
          expect(await build(out, ...(isPreview ? ['--preview'] : []))).toMatchObject({ exitCode: 0 });
          expect(filesOf(out)).toEqual(isPreview ? wanted.preview : wanted.published);
        }
      }),
      { numRuns: runs(2), examples: [[[true, false, true]]] },
    );
  });

  test('is no release', async () => {
    const message =
      '--preview is for a site that search engines must not list, and --release for the site that visitors get. Leave one of them out.';
    expect(await build(join(temp, 'release'), '--preview', '--release')).toEqual({ exitCode: 2, stdout: '', stderr: `${message}\n` });
    expect(existsSync(join(temp, 'release'))).toBe(false);
  });
});
