import { copyFileSync, mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { sampleBox, sampleFilmWithPlace } from '../../../packages/engine/tests/support/sample-film.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import siteCode from '../../../src/site.ts';
import { post } from '../../support/listed-posts.ts';
import { modelAt } from '../../support/page-models.ts';
import { changesOf } from '../../support/renaming.ts';
import { type LoadedCopy, shareSite } from '../../support/shared-site.ts';
import { copySite, type SiteCopy } from '../../support/site-copy.ts';

const temp = tempFolder('links-to-files');

const share = shareSite(siteCode, () => copySite('blocks', temp));

/** Returns a copy of the fixture site with a calendar file and `more` files, after a change. */
function siteWith(change: (site: SiteCopy) => void, more: readonly string[] = []): LoadedCopy {
  const site = share();
  mkdirSync(join(site.dir, 'media/files'), { recursive: true });
  for (const name of ['party.ics', ...more]) writeFileSync(join(site.dir, 'media/files', name), 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n');
  change(site);
  return site;
}
const buttonTo = (to: string) => (site: SiteCopy) => site.edit('pages/home.yaml', 'to: /questions', `to: ${JSON.stringify(to)}`);

async function load(change: (site: SiteCopy) => void) {
  const site = siteWith(change, ['prices.csv']);
  const { pages, findProblems, collectMedia, blocksOf } = await site.load();
  return {
    html: (path: string) => JSON.stringify(modelAt({ pages, blocksOf }, path)?.blocks ?? []),
    published: collectMedia()
      .filter(({ isBitmap }) => !isBitmap)
      .map(({ publishedName }) => publishedName),
    problems: findProblems()
      .filter(({ code }) => code !== 'unused-media')
      .map(({ file, ...problem }) => ({ ...problem, file: file.replace(`${site.dir}/`, '') })),
  };
}

describe('a link to a file', () => {
  test('of a button leads to the published file', async () => {
    const { html, published, problems } = await load(buttonTo('/media/files/party.ics'));
    expect(problems).toEqual([]);
    expect(html('/')).toMatch(/"to":"\/media\/party-[\da-f]{10}\.ics"/);
    expect(published).toContainEqual(expect.stringMatching(/^party-[\da-f]{10}\.ics$/));
  });

  test('keeps its fragment', async () => {
    const { html } = await load(buttonTo('/media/files/price-list.txt#page=2'));
    expect(html('/')).toMatch(/"to":"\/media\/price-list-[\da-f]{10}\.txt#page=2"/);
  });

  test('within a text and in site.yaml leads there too', async () => {
    const { html, published, problems } = await load((site) => {
      site.write(
        'collections/posts.yaml',
        post(1, '2025-03-03').replace('<p>Text.</p>', '"[prices](/media/files/prices.csv \\"All\\"), *now*"'),
      );
      site.edit('site.yaml', 'label: Home\n    to: /', 'label: Home\n    to: /media/files/party.ics');
    });
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(html('/posts/1')).toMatch(/href=\\"\/media\/prices-[\da-f]{10}\.csv\\" title=\\"All\\"/);
    expect(published).toEqual(expect.arrayContaining([expect.stringMatching(/^party-/), expect.stringMatching(/^prices-/)]));
  });

  test.each([
    ['/media/files/partty.ics', 'missing-media', 'The file /media/files/partty.ics does not exist. Did you mean /media/files/party.ics?'],
    ['/media/files/party.exe', 'broken-link', 'This links to /media/files/party.exe, but there is no such page or file.'],
    ['/party.ics', 'broken-link', 'This links to /party.ics, but there is no such page or file. Did you mean /media/files/party.ics?'],
    ['media/files/party.ics', 'not-a-link', '"media/files/party.ics" is not a link: the path of a file starts with /media/.'],
    ['../media/files/party.ics', 'not-a-link', '"../media/files/party.ics" is not a link: the path of a file starts with /media/.'],
  ])('that is wrong is reported: %s', async (to, code, message) => {
    const { problems } = await load(buttonTo(to));
    expect(problems).toMatchObject([{ code, file: 'pages/home.yaml', message }]);
  });

  test('is renamed with the file, in fields and in texts', async () => {
    const site = siteWith((copy) => {
      buttonTo('/media/files/party.ics#day-2')(copy);
      const content = '<p><a href=\\"/media/files/party.ics\\">One</a></p>\\n\\n*and* [two](/media/files/party.ics)';
      copy.write('collections/posts.yaml', post(1, '2025-03-03').replace('<p>Text.</p>', `"${content}"`));
    });
    const changes = await changesOf(site, 'media', 'media/files/party.ics', '/media/files/open-day.ics');
    expect(changes.filter((line) => line.includes(': +')).map((line) => line.replaceAll(/^[^:]*: \+ */g, ''))).toEqual([
      'content: "<p><a href=\\"/media/files/open-day.ics\\">One</a></p>\\n\\n*and* [two](/media/files/open-day.ics)"',
      expect.stringContaining('to: "/media/files/open-day.ics#day-2"'),
    ]);
  });
});

test.each([
  ['to download may be larger than one to show', 'downloads', []],
  ['to show is reported when it is large', 'gallery', ['heavy-media']],
])('a picture %s', async (_, type, codes) => {
  const { problems } = await load((site) => {
    const large = Buffer.concat([readFileSync(join(site.dir, 'media/pictures/bench.png')), Buffer.alloc(4 * 1024 * 1024)]);
    writeFileSync(join(site.dir, 'media/files/press.png'), large);
    const path = '/media/files/press.png';
    const fields =
      type === 'gallery' ? { pictures: [{ image: { src: path, alt: 'A bench' } }] } : { files: [{ title: 'The bench', file: path }] };
    site.write('pages/home.yaml', `${site.read('pages/home.yaml')}  - ${JSON.stringify({ type, heading: 'Press', ...fields })}\n`);
  });
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(problems.map(({ code }) => code).filter((code) => code === 'heavy-media')).toEqual(codes);
});

test('a picture to download is the original file, with its name, size and type', async () => {
  const { html, published, problems } = await load((site) => {
    copyFileSync(join(site.dir, 'media/pictures/bench.png'), join(site.dir, 'media/files/Bench.PNG'));
    const files = ['/media/files/Bench.PNG', '/media/brand/mark.svg', '/media/files/party.ics'].map((file) => ({ title: 'A file', file }));
    site.write('pages/home.yaml', `${site.read('pages/home.yaml')}  - ${JSON.stringify({ type: 'downloads', heading: 'Press', files })}\n`);
  });
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(html('/')).toMatch(/"href":"\/media\/Bench-[\da-f]{10}\.png","name":"Bench\.PNG","bytes":\d+,"type":"png","isPicture":true/);
  expect(html('/')).toMatch(/"name":"mark\.svg","bytes":\d+,"type":"svg","isPicture":true/);
  expect(html('/')).toMatch(/"type":"ics","isPicture":false/);
  expect(published).toContainEqual(expect.stringMatching(/^Bench-[\da-f]{10}\.png$/));
});

describe('a photo that says where it was taken', () => {
  const exif = { IFD3: { GPSLatitude: '48/1 8/1 14/1', GPSLatitudeRef: 'N', GPSLongitude: '11/1 34/1 31/1', GPSLongitudeRef: 'E' } };
  const photoWithPlace = (): Promise<Buffer> =>
    sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#a20' } })
      .withExif(exif)
      .jpeg()
      .toBuffer();
  const shown = '  - { type: text-image, heading: A, paragraphs: [B.], image: { src: /media/pictures/phone.jpg, alt: The workshop } }\n';
  const offered = '  - { type: downloads, heading: Press, files: [{ title: A photo, file: /media/pictures/phone.jpg }] }\n';

  test.each([
    ['shown, not reported', shown, []],
    ['offered as a download, reported', offered, ['place-in-media']],
    ['shown and offered, reported', shown + offered, ['place-in-media']],
  ])('is %s', async (_, blocks, codes) => {
    const photo = await photoWithPlace();
    const { problems } = await load((site) => {
      writeFileSync(join(site.dir, 'media/pictures/phone.jpg'), photo);
      site.write('pages/home.yaml', site.read('pages/home.yaml') + blocks);
    });
    expect(problems.map(({ code }) => code)).toEqual(codes);
  });

  test.each([
    ['a film', 'flyer.mp4', async () => sampleFilmWithPlace],
    ['a photo that pages cannot show', 'flyer.heic', async () => Buffer.concat([sampleBox('ftyp', 'heic'), await photoWithPlace()])],
    ['a film that is too large for pages', 'flyer.mp4', async () => Buffer.concat([sampleFilmWithPlace, Buffer.alloc(11 * 1024 * 1024)])],
  ])('is reported in root/ too: %s', async (_, name, contentOf) => {
    const content = await contentOf();
    const { problems } = await load((site) => {
      mkdirSync(join(site.dir, 'root/press'), { recursive: true });
      writeFileSync(join(site.dir, 'root/press', name), content);
    });
    expect(problems).toMatchObject([{ code: 'place-in-media', message: expect.stringContaining(`/press/${name} says where`) }]);
  });

  test('that is too large to be looked at is reported as such', async () => {
    const { problems } = await load((site) => {
      mkdirSync(join(site.dir, 'root'), { recursive: true });
      writeFileSync(join(site.dir, 'root/talk.mp4'), '');
      truncateSync(join(site.dir, 'root/talk.mp4'), 101 * 1024 * 1024);
    });
    const reported = problems.filter(({ code }) => code === 'place-in-media');
    expect(reported).toMatchObject([{ message: expect.stringContaining('/talk.mp4 is too large to look for the place') }]);
  });
});
