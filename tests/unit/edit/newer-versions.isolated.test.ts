import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import type { SiteVersions } from '../../../packages/engine/src/edit/versions/site-versions.ts';
import { isSweep } from '../../../packages/engine/tests/support/sweeps.ts';
import { openRepository, stubGit, versionsOf } from './open-repository.ts';

/** The computer of an author: a clone of the project. */
type Desk = { folder: string; versions: SiteVersions; run: (script: string) => string };

const home = 'site/pages/home.yaml';
const options = { isForced: false, keptName: 'Before' };
let origin: string;
let ada: Desk;
let ben: Desk;

beforeEach(() => {
  stubGit();
  const { folder, run, versions } = openRepository();
  ada = { folder, run, versions };
  origin = join(folder, '..', 'loom.git');
  run(`git init -q --bare -b main --template= ${origin} && git remote add origin ${origin} && git push -qu origin main`);
  const other = join(folder, '..', 'ben');
  run(`git clone -q --template= ${origin} ${other}`);
  ben = {
    folder: other,
    versions: versionsOf(other),
    run: (script) => execFileSync('sh', ['-ec', script], { cwd: other, encoding: 'utf8', stdio: 'pipe' }).trimEnd(),
  };
});

const read = ({ folder }: Desk, file = home): string => readFileSync(join(folder, file), 'utf8');
const replace = (desk: Desk, from: string, to: string): void => writeFileSync(join(desk.folder, home), read(desk).replace(from, to));
const send = (desk: Desk, message: string) => desk.versions.publish({ message, sends: true });
const sent = (file = home): string => execFileSync('git', ['show', `main:${file}`], { cwd: origin, encoding: 'utf8' });
const isClean = (desk: Desk): boolean => desk.run('git status --porcelain') === '';

test.each([
  ['https://ada:secret@code.example/studio/loom.git', 'code.example'],
  ['ssh://git@code.example:2222/loom.git', 'code.example'],
  ['git@code.example:studio/loom.git', 'code.example'],
  ['file:///srv/loom.git', 'loom'],
  ['../loom.git', 'loom'],
])('versions that are sent to %s go to %s in the words of people', async (address, name) => {
  ada.run(`git remote set-url origin '${address}'`);
  expect((await ada.versions.overview()).remote?.name).toBe(name);
});

test('versions are sent when the author asks', async () => {
  replace(ada, 'text: One', 'text: Two');
  expect(await ada.versions.publish({ message: 'Two', sends: false })).toEqual({ outcome: 'published', isSent: false });
  expect((await ada.versions.overview()).remote).toMatchObject({ name: 'loom', unsent: 1 });
  expect(sent()).toContain('text: One');
  expect(await send(ada, '')).toEqual({ outcome: 'published', isSent: true });
  expect(sent()).toBe(read(ada));
  expect(await send(ada, '')).toEqual({ outcome: 'nothing' });
});

test('versions come from one place and are sent to another one', async () => {
  const fork = join(ada.folder, '..', 'fork.git');
  ada.run(`git clone -q --bare --template= ${origin} ${fork} && git remote add fork ${fork} && git config branch.main.pushRemote fork`);
  replace(ben, 'text: One', 'text: Two');
  await send(ben, 'Two');
  replace(ada, 'title: Weavers', 'title: Weavers of Tarnow');
  expect(await send(ada, 'Title')).toEqual({ outcome: 'behind', count: 1, isPublished: false });
  expect(await ada.versions.getNewer(options)).toMatchObject({ outcome: 'written' });
  expect(read(ada)).toContain('text: Two');
  expect(await send(ada, 'Title')).toEqual({ outcome: 'published', isSent: true });
  expect((await ada.versions.overview()).remote).toMatchObject({ name: 'fork', unsent: 0, newer: 0 });
  expect(ada.run(`git --git-dir=${fork} show main:${home}`)).toBe(read(ada).trimEnd());
  expect(sent()).toBe(read(ben));
  ada.run('git remote set-url origin ../nowhere.git');
  expect(await send(ada, '')).toMatchObject({ outcome: 'unreachable', name: 'nowhere' });
});

/** Each case runs hundreds of commands of git. */
const inSweeps = test.skipIf(!isSweep);

describe('two authors at two computers', () => {
  test('the second one gets what the first one has sent, keeps own changes, and sends', async () => {
    replace(ada, 'title: Weavers', 'title: Weavers of Tarnow');
    ada.run(
      "printf '<svg><!-- new --></svg>' > site/media/logo.svg && rm site/root/ads.txt && echo two > code.ts && git commit -qam 'With code' && git push -q",
    );
    replace(ben, 'text: One', 'text: Two');
    expect(await send(ben, 'Two')).toEqual({ outcome: 'behind', count: 1, isPublished: false });
    expect(await ben.versions.overview()).toMatchObject({ remote: { newer: 1, unsent: 0 } });
    expect(await ben.versions.getNewer(options)).toMatchObject({ outcome: 'written', files: { count: 2, left: [] } });
    expect(read(ben)).toContain('title: Weavers of Tarnow');
    expect(read(ben)).toContain('text: Two');
    expect(read(ben, 'code.ts')).toBe('two\n');
    expect(ben.run('git status --porcelain')).toBe(` M ${home}`);
    expect((await ben.versions.overview()).changes).toMatchObject([{ file: 'pages/home.yaml' }]);
    expect(await send(ben, 'Two')).toEqual({ outcome: 'published', isSent: true });
    expect(sent()).toBe(read(ben));
  });

  inSweeps('both have published: their versions are joined by values, and nothing of either is lost', async () => {
    replace(ada, 'title: Weavers', 'title: Weavers of Tarnow');
    expect(await send(ada, 'Title')).toMatchObject({ isSent: true });
    replace(ben, 'description: Looms', 'description: Warps');
    ben.run("printf '<svg/>' > site/media/more.svg");
    expect(await ben.versions.publish({ message: 'Description', sends: false })).toMatchObject({ outcome: 'published' });
    // Not published yet.
    replace(ben, 'text: One', 'text: Two');
    expect(await ben.versions.getNewer(options)).toMatchObject({ outcome: 'written' });
    const { changes, remote } = await ben.versions.overview();
    expect(changes.map(({ file }) => file)).toEqual(['pages/home.yaml']);
    expect(remote).toMatchObject({ unsent: 2, newer: 0 });
    expect(ben.run(`git show HEAD:${home}`)).toContain('description: Warps');
    expect(await send(ben, 'Text')).toMatchObject({ isSent: true });
    for (const words of ['title: Weavers of Tarnow', 'description: Warps', 'text: Two']) expect(sent()).toContain(words);
    expect(sent('site/media/more.svg')).toBe('<svg/>');
    expect(isClean(ben)).toBe(true);
  });

  inSweeps('both have changed one value: the author is asked for this value, and keeps all others', async () => {
    replace(ada, 'title: Weavers', 'title: Ada');
    replace(ada, 'text: One', 'text: Ada');
    await send(ada, 'Ada');
    replace(ben, 'title: Weavers', 'title: Ben');
    replace(ben, 'description: Looms', 'description: Ben');
    const before = ben.run('git rev-parse HEAD');
    const asked = await ben.versions.getNewer(options);
    expect(asked).toMatchObject({ outcome: 'clash', clashes: [{ file: 'pages/home.yaml', name: 'title', here: 'Ben', there: 'Ada' }] });
    expect(ben.run('git rev-parse HEAD')).toBe(before);
    const [clash] = 'clashes' in asked ? asked.clashes : [];
    expect(await ben.versions.getNewer({ ...options, picks: { [clash?.key ?? '']: 'here' } })).toMatchObject({ outcome: 'written' });
    for (const words of ['title: Ben', 'description: Ben', 'text: Ada']) expect(read(ben)).toContain(words);
  });

  inSweeps('a developer works on the same code: nothing is changed, and the files are named', async () => {
    ada.run('echo two > code.ts && git commit -qam Code && git push -q');
    ben.run('echo three > code.ts');
    expect(await ben.versions.getNewer(options)).toMatchObject({ outcome: 'newer-code', files: ['code.ts'] });
    expect(read(ben, 'code.ts')).toBe('three\n');
    ben.run('git commit -qam Other');
    expect(await ben.versions.getNewer(options)).toMatchObject({ outcome: 'newer-code', files: ['code.ts'] });
    expect(ben.run('git log --format=%s -1')).toBe('Other');
  });

  inSweeps('what was written before a kill is got again, and is no change of the author', async () => {
    replace(ada, 'title: Weavers', 'title: Ada');
    await send(ada, 'Ada');
    // The files were written, and the last version is still the old one.
    replace(ben, 'title: Weavers', 'title: Ada');
    expect(await ben.versions.getNewer(options)).toMatchObject({ outcome: 'written' });
    expect((await ben.versions.overview()).changes).toEqual([]);
    expect(isClean(ben)).toBe(true);
  });
});

inSweeps('versions of a branch that nobody may send to are handed in for review, and later ones are added', async () => {
  mkdirSync(join(origin, 'hooks'), { recursive: true });
  const script =
    'while read old new ref; do [ $ref != refs/heads/main ] || { echo GH006; exit 1; }; done; echo "Create a request: https://loom.test/new"';
  writeFileSync(join(origin, 'hooks/pre-receive'), `#!/bin/sh\n${script}\n`);
  chmodSync(join(origin, 'hooks/pre-receive'), 0o755);
  replace(ben, 'text: One', 'text: Two');
  expect(await send(ben, 'Two')).toMatchObject({ outcome: 'not-accepted' });
  const handedIn = await ben.versions.handIn();
  expect(handedIn).toMatchObject({ outcome: 'handed-in', address: 'https://loom.test/new' });
  expect(await ben.versions.overview()).toMatchObject({ remote: { unsent: 1, isHandedIn: true } });
  replace(ben, 'text: Two', 'text: Three');
  expect(await send(ben, 'Three')).toMatchObject({ outcome: 'not-accepted' });
  expect((await ben.versions.overview()).remote).toMatchObject({ isHandedIn: false });
  expect(await ben.versions.handIn()).toEqual(handedIn);
  const branch = 'branch' in handedIn ? handedIn.branch : '';
  expect(execFileSync('git', ['log', '--format=%s', branch], { cwd: origin, encoding: 'utf8' })).toBe('Three\nTwo\nStart\n');
  // It is accepted as one version.
  execFileSync(
    'sh',
    ['-ec', `rm hooks/pre-receive; git update-ref refs/heads/main $(git commit-tree ${branch}^{tree} -p main -m Accepted)`],
    { cwd: origin },
  );
  expect(await ben.versions.getNewer(options)).toMatchObject({ outcome: 'written' });
  expect((await ben.versions.overview()).changes).toEqual([]);
  expect(read(ben)).toContain('text: Three');
});
