import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { sampleFilmWithPlace } from '../../../packages/engine/tests/support/sample-film.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import { type OpenedSite, openEditing, writtenVersion } from './open-editing.ts';

const temp = tempFolder('choices');
let opened: OpenedSite;

beforeAll(async () => {
  opened = await openEditing(temp);
});

const png = (colour: string): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: colour } })
    .png()
    .toBuffer();

async function* inParts(content: Buffer): AsyncIterable<Uint8Array> {
  for (let at = 0; at < content.length; at += 65_536) yield content.subarray(at, at + 65_536);
}

const add = (name: string, content: Buffer, beside?: string) =>
  opened.editing.choices.addMedia({ name, beside, content: inParts(content) });

const media = (): string[] => readdirSync(join(opened.copy.dir, 'media'), { recursive: true }).map(String).sort();

describe('media files', () => {
  test('are listed with the pages that use them', async () => {
    const files = await opened.editing.choices.media();
    expect(files).toContainEqual(expect.objectContaining({ path: '/media/pictures/bench.png', kind: 'picture', isInSettings: false }));
    expect(files.find(({ path }) => path === '/media/pictures/bench.png')?.pages).toContain('Workshop');
    expect(files.filter(({ isInSettings }) => isInSettings).map(({ path }) => path)).not.toEqual([]);
    expect(files.some(({ kind }) => kind === 'video') && files.some(({ kind }) => kind === 'other')).toBe(true);
  });

  test('have thumbnails, if they are pictures that pages can show', async () => {
    const { choices } = opened.editing;
    const bytes = await choices.thumbnail('/media/pictures/bench.png');
    const { format, width = 0 } = await sharp(bytes).metadata();
    expect([format, width > 0 && width <= 320]).toEqual(['webp', true]);
    expect(await choices.thumbnail('/media/pictures/bench.png')).toEqual(bytes);
    for (const path of ['/media/none.png', '/site.yaml', '/media/../site.yaml']) expect(await choices.thumbnail(path)).toBeUndefined();
    opened.copy.write('media/broken.png', 'no picture');
    await opened.page('/workshop');
    expect(await choices.thumbnail('/media/broken.png')).toBeUndefined();
    opened.copy.remove('media/broken.png');
  });
});

describe('an added file', () => {
  test('has a name for every computer, the ending of its content, and never that of another file', async () => {
    const [red, blue, green] = await Promise.all(['red', 'blue', 'green'].map(png));
    if (!red || !blue || !green) throw new Error('There are no pictures.');
    expect(await add('Größe #1.PNG', red)).toEqual({ outcome: 'added', path: '/media/Groesse-1.png' });
    expect(readFileSync(join(opened.copy.dir, 'media/Groesse-1.png'))).toEqual(red);
    await opened.page('/workshop');
    expect(await add('groesse-1.jpg', blue)).toEqual({ outcome: 'added', path: '/media/groesse-1-1.png' });
    const before = media();
    await opened.page('/workshop');
    expect(await add('again.png', red)).toEqual({ outcome: 'known', path: '/media/Groesse-1.png' });
    expect(media()).toEqual(before);
    expect(await add('../../con.png', green, '/media/pictures/bench.png')).toEqual({ outcome: 'added', path: '/media/pictures/con-1.png' });
  });

  test.each([
    ['com1.tar.png', 'com1-tar.png'],
    ['.htaccess.png', 'htaccess.png'],
    ['..png', 'file.png'],
    ['a..b.. .png', 'a.b.png'],
    ['\u202Egpj.loom.png', 'gpj.loom.png'],
    ['\u6A5F.png', 'file-1.png'],
    [`${'a'.repeat(255)}.png`, `${'a'.repeat(60)}.png`],
  ])('called %s is called %s, which pages can show', async (name, free) => {
    const picture = await png(`#${createHash('md5').update(name).digest('hex').slice(0, 6)}`);
    expect(await add(name, picture)).toEqual({ outcome: 'added', path: `/media/${free}` });
    await opened.page('/workshop');
    expect((await opened.editing.choices.media()).map(({ path }) => path)).toContain(`/media/${free}`);
  });

  test('is added with a word about its place, when it says where it was taken', async () => {
    expect(await add('walk.mp4', sampleFilmWithPlace)).toEqual({
      outcome: 'added',
      path: '/media/walk.mp4',
      message: '/media/walk.mp4 says where it was taken.',
      hint: 'Pictures on pages are written anew without that. Whoever plays or downloads the file itself gets it.',
    });
  });

  test('is on a page at once', async () => {
    const added = await add('new.png', await png('white'));
    const { version } = await opened.page('/workshop');
    const path = ['blocks', 0, 'image', 'src'];
    const value = added.outcome === 'refused' ? expect.fail(added.message) : added.path;
    writtenVersion(await opened.editing.apply({ file: 'pages/workshop.yaml', version, changes: [{ kind: 'put', path, value }] }));
  });

  test.each([
    ['script.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>', /script/],
    ['broken.png', 'no picture', /broken\.png cannot be read as an image/],
    ['page.html', '<p>', /page\.html is no file that a page can show or offer/],
    ['film.mp4', 'no film', /film\.mp4 cannot be read as a video/],
    ['empty.pdf', '', /empty\.pdf is empty/],
    ['large.pdf', `%PDF-${' '.repeat(11 * 1024 * 1024)}`, /large\.pdf has 11\.0 MB\. The maximum is 10 MB/],
  ])('%s is refused as check does, and nothing is written', async (name, content, message) => {
    const before = media();
    expect(await add(name, Buffer.from(content))).toMatchObject({ outcome: 'refused', message: expect.stringMatching(message) });
    expect(media()).toEqual(before);
  });

  test('lies in no folder outside of the site', async () => {
    const site = await openEditing(temp);
    const outside = join(temp, 'outside');
    mkdirSync(outside);
    site.copy.remove('media');
    symlinkSync(outside, join(site.copy.dir, 'media'));
    await site.page('/workshop');
    const content = inParts(await png('red'));
    await expect(site.editing.choices.addMedia({ name: 'a.png', content })).rejects.toThrow('outside of the site');
    expect(existsSync(join(outside, 'a.png'))).toBe(false);
  });
});

test('icons are found by name and by subject', () => {
  const { choices } = opened.editing;
  expect(choices.icons('rocket')[0]).toMatchObject({ name: 'rocket', shapes: expect.arrayContaining([expect.anything()]) });
  expect(choices.icons('Arrow right')[0]?.name).toBe('arrow-right');
  expect(choices.icons('money').map(({ name }) => name)).toContain('euro');
  expect(choices.icons('no such icon')).toEqual([]);
});

test('links lead to pages with their anchors, and to files', async () => {
  await opened.page('/workshop');
  const { pages, files } = opened.editing.choices.links();
  expect(pages).toContainEqual(expect.objectContaining({ path: '/workshop', title: 'Workshop', isGenerated: false }));
  expect(pages.some(({ isGenerated }) => isGenerated)).toBe(true);
  expect(pages.some(({ anchors }) => anchors.length > 0)).toBe(true);
  expect(files.every((path) => /^\/media\/.*\.\w+$/.test(path))).toBe(true);
});

test('records have their titles', () => {
  const { choices } = opened.editing;
  const [first] = choices.records('looms');
  expect(first).toEqual({ id: expect.any(String), title: expect.stringMatching(/^[A-Z]/) });
  expect(choices.records('no-collection')).toEqual([]);
});

test('a problem of what was typed is fixed as check --fix does', async () => {
  const { editing, copy, page } = opened;
  const { version, problems } = await page('/workshop');
  expect(problems.filter(({ isFixable }) => isFixable)).toEqual([]);
  const changes = [{ kind: 'put', path: ['blocks', 0, 'hidden'], value: 'yes' }] as const;
  const refused = await editing.apply({ file: 'pages/workshop.yaml', version, changes });
  const problem = refused.outcome === 'refused' ? refused.problems.find(({ isFixable }) => isFixable) : undefined;
  expect(problem?.path).toEqual(['blocks', 0, 'hidden']);
  writtenVersion(await editing.apply({ file: 'pages/workshop.yaml', version, changes, fix: problem }));
  expect(copy.read('pages/workshop.yaml')).toContain('    hidden: true\n');
});

test('a link to a page that does not exist is corrected to the page with a similar path, when a person asks for it', async () => {
  const { editing, copy, page } = opened;
  const { version, blocks } = await page('/workshop');
  const at = blocks.length;
  const value = { type: 'call-to-action', heading: 'Come', text: 'Look at it.', button: { label: 'The workshop', to: '/workshops' } };
  const changes = [{ kind: 'insert', path: ['blocks'], at, value }] as const;
  const refused = await editing.apply({ file: 'pages/workshop.yaml', version, changes });
  const problem = refused.outcome === 'refused' ? refused.problems.find(({ isFixable }) => isFixable) : undefined;
  expect(problem).toMatchObject({ code: 'broken-link', path: ['blocks', at, 'button', 'to'] });
  writtenVersion(await editing.apply({ file: 'pages/workshop.yaml', version, changes, fix: problem }));
  expect(copy.read('pages/workshop.yaml')).toContain('to: /workshop\n');
});
