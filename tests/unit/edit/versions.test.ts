import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import { type OpenedSite, openEditing, writtenVersion } from './open-editing.ts';

const file = 'pages/workshop.yaml';
const workshop = 'path: /workshop\ntitle: Workshop\ndescription: A page.\nblocks:\n  - type: page-header\n    heading: The bench\n';
const pages = { [file]: workshop, 'pages/shelf.yaml': workshop.replace('/workshop', '/shelf') };
const heading = ['blocks', 0, 'heading'];
const author = { name: 'Ada Weaver', email: 'ada@loom.test' };

let folder: string;
let opened: OpenedSite;

// The person at this machine may have a name.
beforeEach(() => {
  vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
  vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1');
  for (const name of ['GIT_AUTHOR_NAME', 'GIT_AUTHOR_EMAIL', 'GIT_COMMITTER_NAME', 'GIT_COMMITTER_EMAIL']) vi.stubEnv(name, undefined);
});

const git = (...args: string[]): string => execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();
/** Makes the folder a repository, without the samples of hooks. */
const init = (): string => git('init', '-q', '-b', 'main', '--template=');
const developer = ['-c', 'user.name=Dev', '-c', 'user.email=dev@loom.test'];
const site = (): string => basename(opened.copy.dir);

async function put(value: string, path: readonly (string | number)[] = heading): Promise<void> {
  const { version } = await opened.page('/workshop');
  writtenVersion(await opened.editing.apply({ file, version, changes: [{ kind: 'put', path, value }] }));
}

const publish = (message = 'Change the heading', sends = false) => opened.editing.versions.publish({ message, author, sends });

/** A repository with the site in a folder, and a file of a developer. */
async function openInGit(): Promise<void> {
  folder = tempFolder('versions');
  opened = await openEditing(folder, pages, 'minimal');
  writeFileSync(join(folder, 'code.ts'), 'one\n');
  writeFileSync(join(folder, '.gitignore'), '.cache/\n');
  const start = `git init -q -b main --template= && git add -A && git ${developer.join(' ')} commit -q -m Start`;
  // One process of this one, which is large, in place of three.
  execFileSync('sh', ['-c', start], { cwd: folder });
}

describe('in git', () => {
  beforeEach(openInGit);

  test('the changed files of the site are published, and nothing else', async () => {
    const { copy, editing } = opened;
    await put('A new heading');
    copy.write('pages/more.yaml', copy.read(file).replace('/workshop', '/more'));
    writeFileSync(join(folder, 'code.ts'), 'two\n');
    git('add', 'code.ts');
    writeFileSync(join(folder, 'code.ts'), 'three\n');
    writeFileSync(join(copy.dir, 'notes.txt'), 'of the developer');
    await opened.reload();

    const { changes, kind, needsAuthor, remote } = await editing.versions.overview();
    expect({ kind, needsAuthor, remote }).toEqual({ kind: 'git', needsAuthor: true, remote: undefined });
    expect(changes.map(({ file: name, kind: how, page }) => [name, how, page])).toEqual([
      ['pages/more.yaml', 'added', '/more'],
      [file, 'changed', '/workshop'],
    ]);
    expect(changes[1]?.values).toMatchObject([{ kind: 'changed', name: expect.stringContaining('heading'), path: heading }]);

    expect(await editing.versions.publish({ message: 'No name', sends: false })).toEqual({ outcome: 'no-author' });
    expect(await publish()).toEqual({ outcome: 'published', isSent: false });
    expect(git('log', '-1', '--format=%an %ae %s')).toBe('Ada Weaver ada@loom.test Change the heading');
    expect(git('show', '--name-only', '--format=', 'HEAD').split('\n')).toEqual([`${site()}/pages/more.yaml`, `${site()}/${file}`]);
    // What the developer has staged is staged, and the rest as it was.
    expect(git('status', '--porcelain', '--', 'code.ts', site()).split('\n')).toEqual(['MM code.ts', `?? ${site()}/notes.txt`]);
    expect(git('show', ':code.ts')).toBe('two');
    expect(await publish()).toEqual({ outcome: 'nothing' });
    expect((await editing.versions.overview()).changes).toEqual([]);
  });

  test('what a developer has staged of a page stays staged, and a deleted page is published', async () => {
    await put('Staged');
    git('add', '-A');
    const staged = git('rev-parse', `:${site()}/${file}`);
    await put('Published');
    opened.copy.remove('pages/shelf.yaml');
    expect(await publish()).toMatchObject({ outcome: 'published' });
    expect(git('rev-parse', `:${site()}/${file}`)).toBe(staged);
    expect(git('show', `HEAD:${site()}/${file}`)).toContain('Published');
    expect(git('show', '--diff-filter=D', '--name-only', '--format=', 'HEAD')).toBe(`${site()}/pages/shelf.yaml`);
    expect(git('status', '--porcelain', '--', `${site()}/pages/shelf.yaml`)).toBe('');
  });

  test.each([
    ['no-branch', () => git('checkout', '-q', '--detach')],
    ['unfinished', () => writeFileSync(join(folder, '.git', 'MERGE_HEAD'), git('rev-parse', 'HEAD'))],
    ['busy', () => writeFileSync(join(folder, '.git', 'index.lock'), '')],
  ])('nothing is published while the project is in the state %s', async (blocked, prepare) => {
    await put('A new heading');
    const before = git('rev-parse', 'HEAD');
    prepare();
    expect(await publish()).toEqual({ outcome: 'blocked', blocked });
    expect((await opened.editing.versions.overview()).blocked).toBe(blocked);
    expect(git('rev-parse', 'HEAD')).toBe(before);
  });

  test('a check of the project can refuse, and says why', async () => {
    const hook = join(folder, '.git', 'hooks', 'pre-commit');
    mkdirSync(join(folder, '.git', 'hooks'), { recursive: true });
    writeFileSync(hook, '#!/bin/sh\necho "The price is missing." >&2\nexit 1\n');
    chmodSync(hook, 0o755);
    await put('A new heading');
    expect(await publish()).toEqual({ outcome: 'rejected', reason: 'The price is missing.' });
    expect(opened.copy.read(file)).toContain('A new heading');
    expect(git('log', '--format=%s')).toBe('Start');
  });

  test('ignored files are named', async () => {
    writeFileSync(join(folder, '.gitignore'), '.cache/\nworkshop.yaml\nsecret.yaml\n');
    opened.copy.write('pages/secret.yaml', opened.copy.read(file));
    expect((await opened.editing.versions.overview()).ignored).toEqual(['pages/secret.yaml']);
  });

  test('a branch without a commit gets the first one', async () => {
    rmSync(join(folder, '.git'), { recursive: true });
    init();
    expect(await opened.editing.versions.overview()).toMatchObject({ kind: 'git', hasPublished: false, changes: [] });
    expect(await publish('First')).toMatchObject({ outcome: 'published' });
    expect(git('log', '--format=%s')).toBe('First');
    expect(git('ls-files', '--', 'code.ts')).toBe('');
    expect(git('status', '--porcelain')).toContain('?? code.ts');
  });

  test('a site folder that git ignores has versions of its own', async () => {
    rmSync(join(folder, '.git'), { recursive: true });
    init();
    writeFileSync(join(folder, '.gitignore'), `${site()}/\n`);
    expect((await opened.editing.versions.overview()).kind).toBe('folder');
  });
});

describe('with another computer', () => {
  let remote: string;

  beforeEach(async () => {
    await openInGit();
    remote = join(tempFolder('remote'), 'site.git');
    execFileSync('git', ['init', '-q', '--bare', '-b', 'main', '--template=', remote]);
    git('remote', 'add', 'origin', remote);
    git('push', '-q', '-u', 'origin', 'main');
  });

  const sent = (): string => execFileSync('git', ['log', '--format=%s', 'main'], { cwd: remote, encoding: 'utf8' }).trim();

  test('versions are sent when the author asks', async () => {
    await put('One');
    expect(await publish('One')).toEqual({ outcome: 'published', isSent: false });
    expect((await opened.editing.versions.overview()).remote).toEqual({ name: 'origin/main', unsent: 1 });
    expect(sent()).toBe('Start');
    expect(await publish('', true)).toEqual({ outcome: 'published', isSent: true });
    await put('Two');
    expect(await publish('Two', true)).toEqual({ outcome: 'published', isSent: true });
    expect(sent()).toBe('Two\nOne\nStart');
    expect(await publish('', true)).toEqual({ outcome: 'nothing' });
  });

  test('nothing is published when somebody else has sent a version, or when it does not answer', async () => {
    const other = join(tempFolder('other'), 'clone');
    execFileSync('git', ['clone', '-q', remote, other]);
    writeFileSync(join(other, 'code.ts'), 'of somebody else\n');
    const elsewhere = { cwd: other };
    execFileSync('git', ['-c', 'user.name=B', '-c', 'user.email=b@loom.test', 'commit', '-qam', 'Elsewhere'], elsewhere);
    execFileSync('git', ['push', '-q'], elsewhere);
    await put('Mine');
    expect(await publish('Mine', true)).toEqual({ outcome: 'behind', count: 1 });
    expect(git('log', '--format=%s')).toBe('Start');
    rmSync(remote, { recursive: true });
    expect(await publish('Mine', true)).toMatchObject({ outcome: 'unreachable' });
    expect(git('log', '--format=%s')).toBe('Start');
    expect(await publish('Mine')).toMatchObject({ outcome: 'published' });
  });
});

describe.each(['git', 'folder'] as const)('drafts in %s', (kind) => {
  beforeEach(async () => {
    if (kind === 'git') return openInGit();
    folder = tempFolder('versions');
    opened = await openEditing(folder, pages, 'minimal');
    expect(await publish('Start')).toEqual({ outcome: 'published', isSent: false });
    expect(await publish('Start')).toEqual({ outcome: 'nothing' });
  });

  test('are saved, opened as one change beside what was changed since, and deleted', async () => {
    const { copy, editing } = opened;
    const { versions } = editing;
    const published = copy.read(file);
    copy.write('media/new.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>');
    await put('In the draft');
    expect(await versions.saveDraft('Wine evening', false)).toEqual({ outcome: 'saved' });
    expect(await versions.saveDraft('Wine evening', false)).toEqual({ outcome: 'exists' });
    const untouched = kind === 'git' ? [git('rev-parse', 'HEAD'), git('diff', '--cached')] : [];

    expect(await versions.restore(false)).toMatchObject({ outcome: 'written' });
    expect(copy.read(file)).toBe(published);
    copy.remove('media/new.svg');
    await put('Another title', ['title']);
    const { drafts } = await versions.overview();
    expect(drafts).toMatchObject([{ id: 'wine-evening', name: 'Wine evening' }]);
    expect(await versions.openDraft('wine-evening', false)).toMatchObject({ outcome: 'written', file });
    expect(copy.read(file)).toContain('title: Another title');
    expect(copy.read(file)).toContain('heading: In the draft');
    expect(existsSync(join(copy.dir, 'media/new.svg'))).toBe(true);
    expect(editing.changes(1)).toMatchObject([{ what: { deed: 'draft-opened', name: 'Wine evening' } }]);
    expect(await editing.undo()).toMatchObject({ outcome: 'written', stepped: { what: { deed: 'draft-opened' }, page: '/workshop' } });
    expect(copy.read(file)).not.toContain('In the draft');

    await put('Something else');
    expect(await versions.openDraft('wine-evening', false)).toEqual({ outcome: 'conflict', file });
    expect(await versions.openDraft('wine-evening', true)).toMatchObject({ outcome: 'written' });
    expect(copy.read(file)).toContain('heading: In the draft');
    await versions.deleteDraft('wine-evening');
    expect((await versions.overview()).drafts).toEqual([]);
    expect(await versions.openDraft('wine-evening', false)).toEqual({ outcome: 'nothing' });
    if (kind === 'git') expect([git('rev-parse', 'HEAD'), git('diff', '--cached')]).toEqual(untouched);
  });

  test('say which text the published version has of each changed file', async () => {
    const before = opened.copy.read(file);
    await put('New');
    opened.copy.write('pages/more.yaml', before.replace('/workshop', '/more'));
    expect(await opened.editing.versions.publishedTexts()).toEqual(
      new Map([
        ['pages/more.yaml', undefined],
        [file, before],
      ]),
    );
  });
});

test('a draft is not saved over a branch that somebody works on', async () => {
  await openInGit();
  git('checkout', '-q', '-b', 'pagewright/mine');
  await expect(opened.editing.versions.saveDraft('mine', true)).rejects.toThrow('Somebody works on the branch pagewright/mine');
});

test('what is left to do has samples and drafts, each with its field', async () => {
  folder = tempFolder('left');
  opened = await openEditing(folder, pages, 'minimal');
  const { copy, editing } = opened;
  copy.write(file, copy.read(file).replace(/^title: (.*)$/m, 'title: $1 # sample\ndraft: true'));
  await opened.reload();
  const { left } = await editing.versions.overview();
  expect(left).toContainEqual(expect.objectContaining({ kind: 'sample', text: 'Workshop', file, page: '/workshop', path: ['title'] }));
  expect(left).toContainEqual(expect.objectContaining({ kind: 'draft', file, page: '/workshop', path: ['draft'] }));
});
