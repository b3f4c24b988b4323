import { expect, test } from 'vitest';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import siteCode from '../../../src/site.ts';
import { createCachedLoader } from '../../support/cached-loader.ts';
import { modelAt } from '../../support/page-models.ts';
import { copySite } from '../../support/site-copy.ts';

const job = `path: /weaver
title: Weaver
description: A page with a job, whose last day for applications passes between two builds.
blocks:
  - type: job
    heading: Weaver
    content: You weave.
    place: { city: Pune, country: India }
    published: "2027-03-01"
    until: "2027-04-15"
    apply: { label: Apply, to: mailto:jobs@fixture.example }
`;

test('a page is made again when a date in it passes, although no file changed', async () => {
  const site = copySite('blocks', tempFolder('past-deadline'));
  site.write('pages/weaver.yaml', job);
  const at = async (now: string): Promise<[digest: string | undefined, over: unknown]> => {
    const { load, store } = createCachedLoader({
      ...{ code: siteCode, root: site.dir, siteDir: site.dir, clock: () => new Date(now), fingerprint: 'code' },
    });
    const loaded = await load();
    loaded.findProblems();
    await store(loaded);
    const page = loaded.pages.find(({ fields }) => fields?.path === '/weaver');
    return [page?.state, modelAt(loaded, '/weaver')?.blocks[0]?.over];
  };
  const [before, none] = await at('2027-04-15T12:00Z');
  const [sameDay] = await at('2027-04-15T23:00Z');
  const [after, over] = await at('2027-04-16T00:00Z');
  expect([none, over]).toEqual([undefined, ['2027-04-15']]);
  expect(sameDay).toBe(before);
  expect(after).not.toBe(before);
});
