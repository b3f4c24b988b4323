import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { gitIn } from '../../../packages/engine/src/edit/versions/run-git.ts';
import { type OpenedRepository, openRepository, stubGit, versionsOf } from './open-repository.ts';

let opened: OpenedRepository;

beforeEach(() => {
  stubGit();
  opened = openRepository();
});

const inFolder = (file: string): string => join(opened.folder, file);
const home = 'site/pages/home.yaml';
const change = (title: string): void =>
  writeFileSync(inFolder(home), readFileSync(inFolder(home), 'utf8').replace(/^title: .*$/m, `title: ${title}`));
const until = (condition: () => boolean): Promise<void> =>
  vi.waitFor(() => expect(condition()).toBe(true), { timeout: 20_000, interval: 20 });

function hook(name: string, script: string): void {
  mkdirSync(inFolder('.git/hooks'), { recursive: true });
  writeFileSync(inFolder(`.git/hooks/${name}`), `#!/bin/sh\n${script}\n`);
  chmodSync(inFolder(`.git/hooks/${name}`), 0o755);
}

const waiting = 'touch started; while [ ! -e go ]; do sleep 0.05; done';

describe('a check that takes minutes', () => {
  test('holds up nobody: what is changed meanwhile is for the next version, and only one version is published at a time', async () => {
    hook('pre-commit', waiting);
    let last: Promise<unknown> = Promise.resolve();
    const versions = versionsOf(opened.folder, (work) => {
      const done = last.then(work);
      last = done.catch(() => undefined);
      return done;
    });
    change('First');
    const published = versions.publish({ message: 'First', sends: false });
    await until(() => existsSync(inFolder('started')));
    // The queue of edits is empty.
    await last;
    change('Second');
    expect(await versions.overview()).toMatchObject({ blocked: 'publishing' });
    expect(await versions.publish({ message: 'Second', sends: false })).toEqual({ outcome: 'blocked', blocked: 'publishing' });
    writeFileSync(inFolder('go'), '');
    expect(await published).toEqual({ outcome: 'published', isSent: false });
    expect(opened.run(`git show HEAD:${home}`)).toContain('title: First');
    expect(await versions.overview()).toMatchObject({ blocked: undefined, changes: [{ file: 'pages/home.yaml', kind: 'changed' }] });
  });

  test('does not undo what a developer commits meanwhile', async () => {
    hook('pre-commit', `[ "$(git log --format=%s -1)" = Start ] && [ -z "$QUICK" ] || exit 0; ${waiting}`);
    change('Mine');
    const published = opened.versions.publish({ message: 'Mine', sends: false });
    await until(() => existsSync(inFolder('started')));
    opened.run('echo two > code.ts && QUICK=1 git commit -qm Theirs code.ts');
    writeFileSync(inFolder('go'), '');
    expect(await published).toEqual({ outcome: 'changed' });
    expect(opened.run('git log --format=%s && git show HEAD:code.ts')).toBe('Theirs\nStart\ntwo');
    expect(await opened.versions.publish({ message: 'Again', sends: false })).toMatchObject({ outcome: 'published' });
    expect(opened.run('git show HEAD:code.ts')).toBe('two');
  });
});

test('a check that formats a page and one that adds a commit take part in a publication', async () => {
  hook('pre-commit', `sed -i 's/Looms and/Wool and/' ${home}; git add ${home}`);
  hook('post-commit', '[ -e log.txt ] || { echo log > log.txt; git add log.txt; git commit -qm Log --no-verify; }');
  change('Mine');
  expect(await opened.versions.publish({ message: 'Mine', sends: false })).toEqual({ outcome: 'published', isSent: false });
  expect(opened.run(`git log --format=%s; git status --porcelain; git show HEAD:${home} | grep Wool`)).toBe(
    'Log\nMine\nStart\ndescription: Wool and wool.',
  );
});

test('what a developer commits in the same moment is not undone', async () => {
  // Between the last look and the commit of git.
  const git = opened.run('command -v git');
  mkdirSync(inFolder('../bin'));
  writeFileSync(
    inFolder('../bin/git'),
    `#!/bin/sh\ncase "$*" in *" commit "*) (unset GIT_INDEX_FILE; cd ..; echo two > code.ts; '${git}' commit -qm Theirs code.ts);; esac\nexec '${git}' "$@"\n`,
  );
  chmodSync(inFolder('../bin/git'), 0o755);
  vi.stubEnv('PATH', `${inFolder('../bin')}:${process.env.PATH}`);
  change('Mine');
  expect(await opened.versions.publish({ message: 'Mine', sends: false })).toEqual({ outcome: 'changed' });
  expect(opened.run(`'${git}' log --format=%s && '${git}' show HEAD:code.ts`)).toBe('Theirs\nStart\ntwo');
});

describe('a publication that is cancelled', () => {
  test('ends with its checks, leaves nothing half done, and can be made again', async () => {
    hook('pre-commit', `echo $$ > id; ${waiting}`);
    change('Mine');
    const before = opened.run('git rev-parse HEAD && git status --porcelain');
    const published = opened.versions.publish({ message: 'Mine', sends: false });
    await until(() => existsSync(inFolder('started')));
    await opened.versions.cancelPublishing();
    expect(await published).toEqual({ outcome: 'cancelled', isPublished: false });
    await until(() => !existsSync(`/proc/${readFileSync(inFolder('id'), 'utf8').trim()}`));
    opened.run('rm id started');
    expect(opened.run('git rev-parse HEAD && git status --porcelain')).toBe(before);
    expect(opened.run('find .git -name "*.lock" -o -name pagewright-publishing')).toBe('');
    expect(await opened.versions.overview()).toMatchObject({ blocked: undefined, changes: [{ file: 'pages/home.yaml', kind: 'changed' }] });
    writeFileSync(inFolder('go'), '');
    expect(await opened.versions.publish({ message: 'Mine', sends: false })).toEqual({ outcome: 'published', isSent: false });
  });

  test('while it is sent is published here, and is sent later', async () => {
    opened.run('git init -q --bare -b main ../there && git remote add origin ../there && git push -q -u origin main');
    hook('pre-push', waiting);
    change('Mine');
    const published = opened.versions.publish({ message: 'Mine', sends: true });
    await until(() => existsSync(inFolder('started')));
    await opened.versions.cancelPublishing();
    expect(await published).toEqual({ outcome: 'cancelled', isPublished: true });
    expect(opened.run('git log -1 --format=%s main && git log -1 --format=%s origin/main')).toBe('Mine\nStart');
    writeFileSync(inFolder('go'), '');
    expect(await opened.versions.publish({ message: 'Mine', sends: true })).toEqual({ outcome: 'published', isSent: true });
  });
});

describe('a command of git', () => {
  test('is ended at its limit with all that it has started, and the end of what it said is kept', async () => {
    const git = gitIn(opened.folder);
    const script = `!f() { seq 1 5000 >&2; echo $$ > id; sleep 60; }; f`;
    const start = Date.now();
    const answer = await git(['-c', `alias.slow=${script}`, 'slow'], { limit: 1500 });
    expect(answer).toMatchObject({ status: 1, failure: 'late' });
    expect(answer.error.endsWith('\n4999\n5000')).toBe(true);
    expect(answer.error.length).toBeLessThan(9000);
    expect(Date.now() - start).toBeLessThan(15_000);
    await until(() => !existsSync(`/proc/${readFileSync(inFolder('id'), 'utf8').trim()}`));
  });

  test('is not in the repository of who has started the preview', async () => {
    vi.stubEnv('GIT_DIR', '/nowhere');
    vi.stubEnv('GIT_INDEX_FILE', '/nowhere/index');
    vi.stubEnv('LC_ALL', 'tr_TR.UTF-8');
    const { out } = await gitIn(opened.folder)([
      '-c',
      'alias.show-env=!echo $LC_ALL $GIT_TERMINAL_PROMPT $(git rev-parse --git-dir)',
      'show-env',
    ]);
    expect(out.toString()).toContain('tr_TR.UTF-8 0 ');
    expect(out.toString()).toContain('.git');
  });
});

test('an old lock is cleared when its author says that nobody is at work, and a new one is not', async () => {
  change('New');
  opened.run("touch -d '1 hour ago' .git/index.lock && touch .git/refs/heads/main.lock");
  await opened.versions.clearLocks();
  expect(await opened.versions.overview()).toMatchObject({ blocked: 'busy' });
  expect(existsSync(inFolder('.git/index.lock'))).toBe(false);
  opened.run("touch -d '1 hour ago' .git/refs/heads/main.lock");
  expect(await opened.versions.publish({ message: 'New', sends: false })).toMatchObject({ blocked: 'left-lock' });
  await opened.versions.clearLocks();
  expect(await opened.versions.publish({ message: 'New', sends: false })).toMatchObject({ outcome: 'published' });
});

test('a publication that was killed after its commit is finished: the next commit of a developer keeps it', async () => {
  change('New');
  const head = opened.run('git rev-parse HEAD');
  // What a killed process leaves: its note, the commit, and the index of before.
  opened.run('cp .git/index ../index && git commit -qam New && cp ../index .git/index');
  writeFileSync(inFolder('.git/pagewright-publishing'), `999999\n${head}`);
  expect(opened.run('git status --porcelain')).toContain(home);
  await opened.versions.overview();
  opened.run('git commit -q --allow-empty -m Next');
  expect(opened.run(`git show HEAD:${home}`)).toContain('title: New');
  expect(existsSync(inFolder('.git/pagewright-publishing'))).toBe(false);
});
