import { cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { digestPaths } from '../../../packages/engine/src/render/shards/shard.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import { filesOf } from '../../support/files-of.ts';
import type { Outcome } from '../../support/run-command.ts';
import { runMainIn } from '../../support/run-main.ts';
import { copySite } from '../../support/site-copy.ts';

const temp = tempFolder('shards');
/** Two machines, each with its own caches. */
const root = tempFolder('machine');
const otherRoot = tempFolder('other-machine');

const site = copySite('blocks', temp);
// The site has a feed, a form and a record page; it needs redirects, a not-found page of a folder and a search for all kinds of files.
site.write(
  'site.yaml',
  `${site.read('site.yaml')}\nredirects:\n  - { from: /old-work, to: /workshop }\n  - { from: /deep/old/path, to: / }\n`,
);
site.write('pages/docs-404.yaml', site.read('pages/questions.yaml').replace(/^path: .*$/m, 'path: /docs/404'));
site.write(
  'pages/search.yaml',
  'path: /search\ntitle: Search\ndescription: A search in this site.\nblocks:\n  - { type: page-header, heading: Search }\n  - { type: search, heading: Search }\n',
);

const count = 4;
const numbers = [1, 2, 3, 4];
const folderOf = (index: number): string => join(temp, 'shards', String(index));
const whole = join(temp, 'whole');
const merged = join(temp, 'merged');
const build = (out: string, ...options: string[]): Promise<Outcome> =>
  runMainIn(root, 'build', '--compress', '--site', site.dir, '--out', out, ...options);
const merge = (folders: readonly string[], ...options: string[]): Promise<Outcome> =>
  runMainIn(root, 'merge', ...folders, '--site', site.dir, '--out', merged, ...options);
const htmlFiles = (folder: string): string[] => [...filesOf(folder).keys()].filter((path) => path.endsWith('.html'));

/** Changes a shard in a copy, and returns the folder of the copy. */
function changedShard(index: number, name: string, change: (folder: string) => void): string {
  const folder = join(temp, name);
  cpSync(folderOf(index), folder, { recursive: true });
  change(folder);
  return folder;
}

const replaceInRecord = (from: RegExp, to: string) => (folder: string) => {
  const file = join(folder, 'shard.json');
  const text = readFileSync(file, 'utf8');
  expect(text).toMatch(from);
  writeFileSync(file, text.replace(from, to));
};

beforeAll(async () => {
  expect(await build(whole)).toMatchObject({ exitCode: 0 });
  for (const index of numbers) {
    const machine = index === 2 ? otherRoot : root;
    const options = ['--compress', '--site', site.dir, '--out', folderOf(index), '--shard', `${index}/${count}`];
    const { exitCode, stdout } = await runMainIn(machine, 'build', ...options);
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(new RegExp(`\\d+ pages? of 15 \\(shard ${index} of ${count}\\)`));
  }
}, 240_000);

describe('shards', () => {
  test('merged in any order are the whole build, byte for byte', async () => {
    const { exitCode, stdout, stderr } = await merge([4, 2, 1, 3].map(folderOf));
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    expect(filesOf(merged)).toEqual(filesOf(whole));
    expect(stdout).toBe(`merged 4 shards with ${filesOf(whole).size} files into ${merged}\n`);
    expect([...filesOf(whole).keys()]).toEqual(
      expect.arrayContaining([
        '_headers',
        '_redirects',
        '_mail.json',
        'feed.xml',
        'docs/404.html',
        'old-work/index.html',
        'search.json',
        'sitemap.xml',
      ]),
    );
  });

  test('divide the pages and all other files: no file is written twice', () => {
    const own = numbers.map((index) => [...filesOf(folderOf(index)).keys()].filter((path) => !/^(?:build|shard)\.json$/.test(path)));
    // The search index is written when the shards are merged.
    const all = [...filesOf(whole).keys()].filter((path) => !/^(?:build\.json|search\.json(?:\.br|\.gz)?)$/.test(path));
    expect(own.flat().sort()).toEqual(all.sort());
    expect(htmlFiles(whole).length).toBeGreaterThan(8);
    for (const index of numbers) expect(htmlFiles(folderOf(index)).length).toBeLessThan(htmlFiles(whole).length);
    expect(own.filter((paths) => paths.some((path) => path.startsWith('assets/'))).length).toBeGreaterThan(1);
  });

  test('merge again over the merged site, and over a whole build', async () => {
    const again = join(temp, 'again');
    await build(again);
    for (const out of [again, merged]) {
      expect(await merge(numbers.map(folderOf), '--out', out)).toMatchObject({ exitCode: 0 });
      expect(filesOf(out)).toEqual(filesOf(whole));
    }
  });

  test('record published paths when they are merged with --release', async () => {
    const { exitCode, stdout } = await merge(numbers.map(folderOf), '--release');
    expect({ exitCode, stdout }).toMatchObject({ exitCode: 0, stdout: expect.stringContaining(' new published paths in ') });
    expect(site.read('.published-paths')).toMatch(/^https:\/\/\S+$[\s\S]*^\/workshop pages\/workshop\.yaml$/m);
    site.remove('.published-paths');
    expect(await build(join(temp, 'release'), '--shard', '1/4', '--release')).toMatchObject({
      exitCode: 2,
      stderr: '--release needs the whole site. Use it when you merge the shards: npm run merge -- FOLDER... --release\n',
    });
  });

  test('are not served alone', async () => {
    const { exitCode, stderr } = await runMainIn(root, 'serve', '--out', folderOf(1));
    expect({ exitCode, stderr }).toEqual({
      exitCode: 1,
      stderr: `${folderOf(1)} contains one shard of a site. Combine all of them first: npm run merge -- FOLDER...\n`,
    });
  });

  test('leave nothing of themselves in a later build of the whole site', async () => {
    const folder = changedShard(1, 'reused', () => undefined);
    expect(await build(folder)).toMatchObject({ exitCode: 0 });
    expect(filesOf(folder)).toEqual(filesOf(whole));
  });
});

describe('a merge fails, says why, and leaves the output folder as it was', () => {
  const without = (index: number): string[] => numbers.filter((number) => number !== index).map(folderOf);
  const replaced = (index: number, folder: string): string[] => [...without(index), folder];
  const wrong = (from: RegExp, to: string, says: string) => ({
    name: says,
    shards: () => replaced(3, changedShard(3, says, replaceInRecord(from, to))),
    says,
  });

  test.each([
    {
      name: 'a shard is missing',
      shards: () => without(2),
      says: '3 of 4 shards are there; missing: 2/4. Build them, such as with --shard 2/4',
    },
    {
      name: 'a shard is there twice',
      shards: () => [...numbers.map(folderOf), changedShard(2, 'twice', () => undefined)],
      says: 'Shard 2 of 4 is there more than once: in ',
    },
    {
      name: 'a folder does not exist',
      shards: () => replaced(2, join(temp, 'nowhere')),
      says: `There is no folder ${join(temp, 'nowhere')}. Name the folders into which build --shard wrote.`,
    },
    { name: 'a whole site', shards: () => replaced(2, whole), says: `${whole} contains a whole site or an unfinished shard` },
    { name: 'another folder', shards: () => replaced(2, site.dir), says: `${site.dir} contains no shard` },
    {
      name: 'a file is missing',
      shards: () =>
        replaced(
          3,
          changedShard(3, 'lost', (folder) => rmSync(join(folder, htmlFiles(folder)[0] ?? ''))),
        ),
      says: 'is missing or not as it was built. Copy the folder again, or build this shard again.',
    },
    {
      name: 'a file was changed',
      shards: () =>
        replaced(
          3,
          changedShard(3, 'changed', (folder) => writeFileSync(join(folder, htmlFiles(folder)[0] ?? ''), 'hello')),
        ),
      says: 'is missing or not as it was built',
    },
    {
      name: 'a damaged record',
      shards: () =>
        replaced(
          3,
          changedShard(3, 'cut', (folder) => writeFileSync(join(folder, 'shard.json'), '{"shard":')),
        ),
      says: 'shard.json is damaged or of another version of Pagewright. Build this shard again.',
    },
    wrong(/"count":4/, '"count":5', 'is shard 3 of 5. Build all shards with the same number of shards.'),
    wrong(/"pagewright":"[^"]*"/, '"pagewright":"99.0.0"', 'by Pagewright 99.0.0. Build all shards from one commit, after npm ci.'),
    wrong(/"node":"[^"]*"/, '"node":"v99.0.0"', 'by Node v99.0.0. Build all shards with the same version of Node.'),
    wrong(/"code":"[^"]*"/, '"code":"0"', 'with other code or other packages than '),
    wrong(/"build":"[^"]*"/, '"build":"0"', 'with other browser code or styles than '),
    wrong(/"content":"[^"]*"/, '"content":"0"', 'Pages with publish dates also need the same --now for all shards.'),
  ])('$name', async ({ shards, says }) => {
    const out = join(temp, 'previous');
    cpSync(whole, out, { recursive: true });
    const before = filesOf(out);
    const { exitCode, stdout, stderr } = await merge(shards(), '--out', out);
    expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' });
    expect(stderr).toContain(says);
    expect(stderr).toMatch(/^[^\n]+\n$/);
    expect(filesOf(out)).toEqual(before);
  });

  test('the record of a shard names a file outside of it', async () => {
    const outside = '../outside.html';
    const recordOf = (folder: string) => JSON.parse(readFileSync(join(folder, 'shard.json'), 'utf8'));
    const paths = numbers.flatMap((index) => Object.keys(recordOf(folderOf(index)).files));
    const shards = numbers.map((index) =>
      changedShard(index, join('hostile', String(index)), (folder) => {
        const { files, source, ...record } = recordOf(folder);
        const [page = ''] = htmlFiles(folder);
        if (index === 3) cpSync(join(folder, page), join(folder, outside));
        const changed = { ...files, ...(index === 3 && { [outside]: files[page] }) };
        const known = { ...source, files: digestPaths([...paths, outside]) };
        writeFileSync(join(folder, 'shard.json'), JSON.stringify({ ...record, files: changed, source: known }));
      }),
    );
    const { exitCode, stderr } = await merge(shards, '--out', join(temp, 'deep', 'out'));
    expect({ exitCode, stderr }).toMatchObject({ exitCode: 1, stderr: expect.stringContaining('shard.json is damaged') });
    expect(existsSync(join(temp, 'deep', 'outside.html'))).toBe(false);
  });

  test('a file of a shard is a symbolic link', async () => {
    const shard = changedShard(3, 'linked', (folder) => {
      const page = join(folder, htmlFiles(folder)[0] ?? '');
      renameSync(page, join(temp, 'linked.html'));
      symlinkSync(join(temp, 'linked.html'), page);
    });
    const { exitCode, stderr } = await merge(replaced(3, shard), '--out', join(temp, 'from-links'));
    expect({ exitCode, stderr }).toMatchObject({ exitCode: 1, stderr: expect.stringContaining('is missing or not as it was built') });
  });

  test('other options and other content, from builds', async () => {
    const plain = join(temp, 'plain');
    await runMainIn(root, 'build', '--site', site.dir, '--out', plain, '--shard', '3/4');
    expect(await merge(replaced(3, plain))).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining(`with --compress, ${plain} without --compress`),
    });
    const other = join(temp, 'other');
    site.edit('pages/workshop.yaml', 'title: ', 'title: New ');
    await build(other, '--shard', '3/4');
    site.edit('pages/workshop.yaml', 'title: New ', 'title: ');
    expect(await merge(replaced(3, other))).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining(`${other} was built from other content`),
    });
  });

  test('the output folder is one of the shards, or none is named', async () => {
    expect(await merge(numbers.map(folderOf), '--out', folderOf(1))).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining('need two folders. Choose another one with --out DIR.'),
    });
    expect(existsSync(join(folderOf(1), 'shard.json'))).toBe(true);
    expect(await merge([])).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('"merge" needs the folders of all shards') });
  });
});
