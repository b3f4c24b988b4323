import { expect, test } from 'vitest';
import { createSiteLoader } from '../../../../packages/engine/src/site/load-site.ts';
import { tempFolder } from '../../../../packages/engine/tests/support/temp-folder.ts';
import siteCode from '../../../../src/site.ts';
import { copySite, type SiteCopy } from '../../../support/site-copy.ts';

const temp = tempFolder('past-date');

const header = '  - type: page-header\n    heading: The launch\n';
const page = (fields: string, blocks: string): string =>
  `path: /launch\ntitle: The launch of the loom\ndescription: A page that counts down to a launch, for a test of dates.\n${fields}blocks:\n${header}${blocks}`;
const countdown = (until: string, more = ''): string =>
  `  - type: countdown\n    heading: Soon\n    until: ${until}\n    ended: It is here\n${more}`;

/** Returns the places of past dates at a time. */
async function pastDates(site: SiteCopy, now: string): Promise<string[]> {
  const { findProblems } = await createSiteLoader(site.dir, siteCode, () => new Date(now))();
  return findProblems().flatMap(({ code, file, line, severity }) =>
    code === 'past-date' ? [`${severity} ${file.slice(site.dir.length + 1)}:${line}`] : [],
  );
}

function siteWith(fields: string, blocks: string): SiteCopy {
  const site = copySite('minimal', temp);
  site.write('pages/launch.yaml', page(fields, blocks));
  return site;
}

test('a moment has passed when it comes', async () => {
  const site = siteWith('', countdown('"2027-06-01T09:00+02:00"'));
  expect(await pastDates(site, '2027-06-01T06:59Z')).toEqual([]);
  expect(await pastDates(site, '2027-06-01T07:00Z')).toEqual(['warning pages/launch.yaml:9']);
});

test.each([
  ['UTC', '2027-04-15T23:59Z', '2027-04-16T00:00Z'],
  ['America/Los_Angeles', '2027-04-16T06:59Z', '2027-04-16T07:00Z'],
  ['Pacific/Auckland', '2027-04-15T11:59Z', '2027-04-15T12:00Z'],
])('a day has passed at its end in %s', async (timeZone, before, after) => {
  const job = [
    ...[
      '  - type: job',
      '    heading: Weaver',
      '    content: You weave.',
      '    place: { city: Pune, country: India }',
      '    published: "2027-03-01"',
    ],
    ...['    until: "2027-04-15"', '    apply: { label: Apply, to: mailto:jobs@fixture.example }', ''],
  ].join('\n');
  const site = siteWith('', job);
  site.write('site.yaml', `timeZone: ${timeZone}\n${site.read('site.yaml')}`);
  expect(await pastDates(site, before)).toEqual([]);
  expect(await pastDates(site, after)).toEqual(['warning pages/launch.yaml:12']);
});

test('the date of a block or a page that visitors do not see is not reported', async () => {
  expect(await pastDates(siteWith('', countdown('2027-06-01', '    hidden: true\n')), '2027-07-01')).toEqual([]);
  expect(await pastDates(siteWith('publish: { until: 2027-06-01 }\n', countdown('2027-06-01')), '2027-07-01')).toEqual([]);
});

test('the date of a shared block is reported once, in its file', async () => {
  const site = siteWith('', '  - use: soon\n');
  site.write('shared/soon.yaml', 'type: countdown\nheading: Soon\nuntil: 2027-06-01\nended: It is here\n');
  site.write('pages/again.yaml', page('', '  - use: soon\n').replaceAll('launch', 'fair'));
  expect(await pastDates(site, '2027-07-01')).toEqual(['warning shared/soon.yaml:3']);
});
