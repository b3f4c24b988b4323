import { beforeEach, describe, expect, test } from 'vitest';
import type { Site } from '../../../packages/core/src/site/site.ts';
import { createSiteLoader } from '../../../packages/engine/src/site/load-site.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import siteCode from '../../../src/site.ts';
import { createCachedLoader } from '../../support/cached-loader.ts';
import { post, posts } from '../../support/listed-posts.ts';
import { shareSite } from '../../support/shared-site.ts';
import { copySite, type SiteCopy } from '../../support/site-copy.ts';

const temp = tempFolder('record-neighbours');
const now = new Date('2027-01-01');

const share = shareSite(siteCode, () => copySite('blocks', temp));
let copy: SiteCopy;
beforeEach(() => {
  copy = share();
  copy.write('collections/posts.yaml', posts);
});

/** Loads the site as a new command does: with the cache that earlier ones wrote. */
async function load(): Promise<Site> {
  const { load: read, store } = createCachedLoader({
    ...{ code: siteCode, root: temp, siteDir: copy.dir, clock: () => now, fingerprint: 'code' },
  });
  const site = await read();
  site.findProblems();
  await store(site);
  return site;
}

describe('the page of a record has its neighbours', () => {
  const postPage =
    'path: /posts/{id}\ncollection: posts\ntitle: "{title}"\ndescription: "{excerpt}"\nblocks:\n  - type: article\n    post: "{id}"\n    backTo: /\n' +
    '  - type: post-links\n    previous: "{previous}"\n    next: "{next}"\n    related: "{related}"\n';

  /** Returns the ids of the posts before, after and like a post. */
  const neighboursOf = ({ pages, blocksOf }: Site, id: number): unknown => {
    const found = pages.find(({ page }) => page.generatedFrom === `posts/${id}`);
    const props = (found && blocksOf(found).model?.blocks[1]?.props) ?? {};
    const idsOf = (list: unknown): unknown => (Array.isArray(list) ? list.map((one: object) => Reflect.get(one, 'id')) : list);
    return ['previous', 'next', 'related'].map((name) => idsOf(Reflect.get(props, name)));
  };

  beforeEach(() => copy.write('pages/post.yaml', postPage));

  test('the older and the newer listed record, and those with most values in common', async () => {
    const site = await load();
    expect(neighboursOf(site, 3)).toEqual([[1], [2], [2, 1]]);
    // The tag that it shares counts more than the date.
    expect(neighboursOf(site, 1)).toEqual([[], [3], [2, 3]]);
    expect(neighboursOf(site, 2)).toEqual([[3], [], [1, 3]]);
    expect(site.findProblems().filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  test('a record that no list contains has none before and after it', async () => {
    expect(neighboursOf(await load(), 4)).toEqual([[], [], [2, 1, 3]]);
  });

  test('a new record between two others changes the pages of both', async () => {
    await load();
    copy.write('collections/posts.yaml', posts + post(6, '2025-02-01'));
    const site = await load();
    expect(neighboursOf(site, 1)).toEqual([[], [6], [2, 3, 6]]);
    expect(neighboursOf(site, 3)).toEqual([[6], [2], [2, 6, 1]]);
  });

  test('a draft that is published, in the same command', async () => {
    const again = createSiteLoader(copy.dir, siteCode, () => now);
    expect(neighboursOf(await again(), 2)).toEqual([[3], [], [1, 3]]);
    copy.edit('collections/posts.yaml', '  draft: true\n', '');
    expect(neighboursOf(await again(), 2)).toEqual([[3], [5], [5, 1, 3]]);
  });
});
