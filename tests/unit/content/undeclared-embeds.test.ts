import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formatProblem } from '../../../packages/core/src/problems/format-problem.ts';
import type { SiteContent } from '../../../packages/core/src/site/site.ts';
import { createSiteLoader } from '../../../packages/engine/src/site/load-site.ts';
import { inProject } from '../../../packages/engine/tests/support/project-root.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import siteCode from '../../../src/site.ts';
import { exampleSchemas } from '../../sites/examples/schemas/index.ts';
import { copySite, type SiteCopy } from '../../support/site-copy.ts';

const temp = tempFolder('undeclared-embeds');

const page = (blocks: string): string =>
  `path: /visit\ntitle: Come and visit us\ndescription: A page with a map or a calendar, for a test of what site.yaml declares.\nblocks:\n  - type: page-header\n    heading: Visit us\n${blocks}`;

const booking = 'type: booking\nheading: Choose a time\nurl: https://cal.com/loom-studio/visit\n';

const inPage = (block: string): string => page(`  - ${block.trimEnd().replaceAll('\n', '\n    ')}\n`);

function siteWith(text: string, settings = ''): SiteCopy {
  const site = copySite('minimal', temp);
  site.write('pages/visit.yaml', text);
  site.write('site.yaml', site.read('site.yaml') + settings);
  return site;
}

/** Returns the errors of a site as authors see them. */
async function errorsOf(site: SiteCopy, code: SiteContent = siteCode): Promise<string[]> {
  const { findProblems } = await createSiteLoader(site.dir, code)();
  return findProblems().flatMap((problem) =>
    problem.severity === 'error' ? [formatProblem(problem).replaceAll(`${site.dir}/`, '').replaceAll(/ +$/gm, '')] : [],
  );
}

test('a block that needs an undeclared service is an error at the field, with what to write in site.yaml', async () => {
  expect(await errorsOf(siteWith(inPage(booking), '\nembeds: [youtube]\n'))).toEqual([
    [
      'pages/visit.yaml:9:10  undeclared-embed  "url" shows a page of Cal.com, and site.yaml does not declare "cal".  (page "Come and visit us", block 2 (booking))',
      '  8 |     heading: Choose a time',
      '  9 |     url: https://cal.com/loom-studio/visit',
      '    |          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^',
      '  Write in site.yaml:  embeds: [youtube, cal]',
    ].join('\n'),
  ]);
});

test('a block whose service is declared is none', async () => {
  expect(await errorsOf(siteWith(inPage(booking), '\nembeds: [cal]\n'))).toEqual([]);
});

test('a video of an undeclared service is a link, and no error', async () => {
  const video = 'type: video\nheading: Our loom\nurl: https://vimeo.com/12345\nposter: /media/pictures/bench.png\n';
  const site = siteWith(inPage(video));
  cpSync(inProject('tests', 'sites', 'blocks', 'media', 'pictures'), join(site.dir, 'media', 'pictures'), { recursive: true });
  expect(await errorsOf(site)).toEqual([]);
});

test('in a shared block, the error is in the file of the field', async () => {
  const site = siteWith(page('  - use: visit\n'));
  site.write('shared/visit.yaml', booking);
  expect(await errorsOf(site)).toEqual([expect.stringMatching(/^shared\/visit\.yaml:3:6 {2}undeclared-embed /)]);
});

test('a block inside another block is checked as well', async () => {
  const site = copySite('examples/site.config', temp);
  const block = ['  - type: halves', '    heading: Two halves', '    left:', '      - type: talk', '        heading: A chair'];
  site.write(
    'pages/talks.yaml',
    [
      ...['path: /talks', 'title: Talks in the workshop', 'description: A talk about chairs, on a page of the example site.', 'blocks:'],
      ...['  - type: hero', '    heading: Talks', ...block, '        channel: chairtube', ''],
    ].join('\n'),
  );
  expect(await errorsOf(site, exampleSchemas)).toEqual([expect.stringMatching(/^pages\/talks\.yaml:12:18 {2}undeclared-embed /)]);
});
