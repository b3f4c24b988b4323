import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { reasonOf } from '../../../packages/engine/src/edit/reason-of-error.ts';
import { createSiteLoader } from '../../../packages/engine/src/site/load-site.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import { canMountDisks, mountSmallDisk } from '../../../packages/mail/tests/support/small-disk.ts';
import siteCode from '../../../src/site.ts';
import { type OpenedSite, openEditing, personOf, writtenVersion } from './open-editing.ts';

const temp = tempFolder('safe-writes');
const file = 'pages/workshop.yaml';
const isMounting = canMountDisks(temp);
let opened: OpenedSite;

beforeAll(async () => {
  opened = await openEditing(temp);
});

async function* drawing(text: string): AsyncIterable<Uint8Array> {
  yield Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><title>${text}</title></svg>`);
}

describe('uploads', () => {
  test('twenty of one name at once get twenty names', async () => {
    const uploads = Array.from({ length: 20 }, (_, index) =>
      opened.editing.choices.addMedia({ name: 'plan.svg', content: drawing(`Plan ${index}`) }),
    );
    const added = (await Promise.all(uploads)).map((one) => (one.outcome === 'added' ? one.path : one.outcome));
    expect(new Set(added)).toEqual(new Set(['/media/plan.svg', ...added.filter((path) => /^\/media\/plan-\d+\.svg$/.test(path))]));
    expect(new Set(added).size).toBe(20);
    for (const path of added) expect(opened.copy.read(path.slice(1))).toContain('<title>Plan ');
    expect(readdirSync(join(opened.copy.dir, 'media')).filter((name) => name.endsWith('.unfinished'))).toEqual([]);
  });

  test('of names that some disks hold for one, each gets its own, also before the site is read again', async () => {
    const { choices } = opened.editing;
    expect(await choices.addMedia({ name: 'Map.svg', content: drawing('One') })).toMatchObject({ outcome: 'added' });
    const second = await choices.addMedia({ name: 'MAP.svg', content: drawing('Two') });
    expect(second).toMatchObject({ outcome: 'added', path: expect.stringMatching(/^\/media\/map-1\.svg$/i) });
  });
});

describe('something that is no file', () => {
  test('is told in words wherever a file is expected, and nobody waits for it', { timeout: 30_000 }, async () => {
    const site = await openEditing(temp);
    const places = ['pages/pipe.yaml', 'collections/pipe.yaml', 'shared/pipe.yaml', 'presets/pipe.yaml', 'root/pipe.txt'];
    for (const path of [...places, 'media/pipe.svg']) {
      mkdirSync(join(site.copy.dir, path, '..'), { recursive: true });
      execFileSync('mkfifo', [join(site.copy.dir, path)]);
    }
    const problems = (await createSiteLoader(site.copy.dir, siteCode)()).findProblems();
    for (const path of places)
      expect([path, problems.some((one) => one.file.endsWith(path) && one.message.includes('named pipe'))]).toEqual([path, true]);
    await site.reload();
    const { editing } = site;
    expect(editing.outline().presets).toEqual([]);
    await expect(editing.readFile('pages/pipe.yaml')).rejects.toThrow(/pipe\.yaml cannot be read, because it is no file \(a named pipe\)/);
    const added = await editing.addBlock({ file, version: (await site.page('/workshop')).version, type: 'notice', at: 0 });
    expect(added.outcome).toBe('written');
    const task = { kind: 'copy-page', from: '/workshop', path: '/pipe', title: 'Pipe' } as const;
    expect((await editing.run(task)).outcome).not.toBe('written');
    expect(await editing.choices.addMedia({ name: 'pipe.svg', content: drawing('No pipe') })).toMatchObject({ outcome: 'added' });
  });
});

describe('a link that leads out of the site', () => {
  test.each(['pages/team', 'media'])('in place of %s: nothing is written behind it', async (folder) => {
    const site = await openEditing(temp);
    const outside = join(temp, `outside-${folder.replace('/', '-')}`);
    mkdirSync(outside);
    rmSync(join(site.copy.dir, folder), { recursive: true, force: true });
    symlinkSync(outside, join(site.copy.dir, folder));
    const page = { kind: 'copy-page', from: '/workshop', path: '/team/new', title: 'New' } as const;
    if (folder === 'media')
      await expect(site.editing.choices.addMedia({ name: 'a.svg', content: drawing('A') })).rejects.toThrow('outside of the site');
    else
      expect(await site.editing.run(page, true)).toMatchObject({
        outcome: 'impossible',
        reason: expect.stringContaining('outside of the site'),
      });
    expect(readdirSync(outside)).toEqual([]);
  });
});

describe('a full disk', () => {
  test.runIf(isMounting)('leaves each file as it is, and is a sentence', { timeout: 30_000 }, async () => {
    const disk = mountSmallDisk(temp, '16m');
    const site = await openEditing(disk.folder);
    const { version } = await site.page('/workshop');
    const before = site.bytes();
    disk.fill();
    const change = { kind: 'put', path: ['title'], value: 'A title that is as long as a disk block, said again. '.repeat(200) } as const;
    const failed = await site.editing.apply({ file, version, changes: [change], isForced: true }).catch(reasonOf);
    expect(failed).toMatchObject({ kind: 'not-stored', message: expect.stringContaining('The disk is full') });
    const upload = site.editing.choices.addMedia({ name: 'full.svg', content: drawing('x'.repeat(9000)) });
    expect(await upload.catch(reasonOf)).toMatchObject({ kind: 'not-stored' });
    const page = { kind: 'copy-page', from: '/workshop', path: '/new', title: 'New' } as const;
    expect(await site.editing.run(page, true).catch(reasonOf)).toMatchObject({ kind: 'not-stored' });
    disk.free();
    expect(site.bytes()).toEqual(before);
    writtenVersion(await site.editing.apply({ file, version, changes: [{ ...change, value: 'Saved' }] }));
  });
});

describe('undo of two browsers', () => {
  const records = 'collections/looms.yaml';
  const change = async (by: string, path: string, at: (string | number)[], value: unknown): Promise<void> => {
    const { version = '' } = (await opened.editing.readFile(path)) ?? {};
    writtenVersion(
      await opened.editing.apply({ file: path, version, changes: [{ kind: 'put', path: at, value }], by: personOf(by), isForced: true }),
    );
  };

  test('takes back what is one’s own, in another file, the same file, and after a restart', async () => {
    await opened.restore();
    const { copy, editing } = opened;
    const first = copy.read(file);
    await change('one', file, ['title'], 'By one');
    await change('two', records, [0, 'name'], 'By two');
    await change('two', file, ['description'], 'By two as well');
    const again = await opened.restart();
    expect(await again.undo(personOf('one'))).toMatchObject({ outcome: 'written', stepped: { what: { name: 'title' } } });
    expect(copy.read(file)).toBe(first.replace(/^description: .*$/m, 'description: By two as well'));
    expect(copy.read(records)).toContain('By two');
    expect(await again.undo(personOf('one'))).toEqual({ outcome: 'nothing' });
    await again.redo(personOf('one'));
    expect(copy.read(file)).toMatch(/title: By one\ndescription: By two as well/);
    expect(await again.undo(personOf('two'))).toMatchObject({ outcome: 'written' });
    expect(copy.read(file)).toBe(first.replace(/^title: .*$/m, 'title: By one'));
    expect(editing.changes().length).toBe(3);
  });

  test('says when another has changed the same place meanwhile', async () => {
    await opened.restore();
    const { copy, editing } = opened;
    await change('one', file, ['title'], 'By one');
    await change('two', file, ['title'], 'By two');
    const now = copy.read(file);
    expect(await editing.undo(personOf('one'))).toMatchObject({ outcome: 'conflict', file, what: { deed: 'field' } });
    expect(copy.read(file)).toBe(now);
  });
});

test('the history is no way to other files', async () => {
  await opened.restore();
  const { editing, copy } = opened;
  const { version } = await opened.page('/workshop');
  const put = [{ kind: 'put', path: ['title'], value: 'Other' }] as const;
  writtenVersion(await editing.apply({ file, version, changes: put }));
  for (const name of ['changes.json', '../changes.json', `${version}/../${version}`])
    expect(await editing.apply({ file, version: name, changes: put })).toMatchObject({ outcome: 'impossible' });
  expect(await editing.readFile('pages/../site.yaml')).toBeUndefined();
  expect(existsSync(join(copy.dir, 'site.yaml'))).toBe(true);
});
