import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { gitLimits } from '../../../packages/engine/src/edit/versions/run-git.ts';
import type { SiteVersions } from '../../../packages/engine/src/edit/versions/site-versions.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import { type OpenedSite, openEditing, writtenVersion } from './open-editing.ts';
import { stubGit } from './open-repository.ts';

const file = 'pages/workshop.yaml';
const workshop = 'path: /workshop\ntitle: Workshop\ndescription: A page.\nblocks:\n  - type: page-header\n    heading: The bench\n';
const options = { isForced: false, keptName: 'Before' };

let folder: string;
let git: string;
let opened: OpenedSite;

const inFolder = (name: string): string => join(folder, name);

async function put(value: string, path: readonly (string | number)[]): Promise<void> {
  const { version } = await opened.page('/workshop');
  writtenVersion(await opened.editing.apply({ file, version, changes: [{ kind: 'put', path, value }] }));
}

/** Lets git wait in some commands, until there is a file `go`. It makes a file `started` first. */
function slowGit(
  commands: string,
  waits = `touch '${inFolder('started')}'; while [ ! -e '${inFolder('go')}' ]; do sleep 0.02; done`,
): void {
  mkdirSync(inFolder('bin'), { recursive: true });
  writeFileSync(inFolder('bin/git'), `#!/bin/sh\ncase "$*" in ${commands}) ${waits};; esac\nexec '${git}' "$@"\n`);
  chmodSync(inFolder('bin/git'), 0o755);
  vi.stubEnv('PATH', `${inFolder('bin')}${delimiter}${process.env.PATH}`);
}

beforeEach(async () => {
  stubGit();
  folder = tempFolder('slow-git');
  opened = await openEditing(folder, { [file]: workshop }, 'minimal');
  writeFileSync(inFolder('.gitignore'), '.cache/\nbin/\nstarted\ngo\n');
  execFileSync('sh', ['-c', 'git init -q -b main --template= && git add -A && git commit -q -m Start'], { cwd: folder });
  await put('In the draft', ['blocks', 0, 'heading']);
  opened.copy.write('media/new.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>');
  expect(await opened.editing.versions.saveDraft('Earlier', false)).toEqual({ outcome: 'saved' });
  git = execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim();
  slowGit('*" read-tree "*|*" checkout-index "*');
});

test.each<[string, (versions: SiteVersions) => Promise<unknown>, object, heading: string]>([
  ['a draft is saved', (versions) => versions.saveDraft('Now', false), { outcome: 'saved' }, 'In the draft'],
  ['a draft is opened', (versions) => versions.openDraft('earlier', options), { outcome: 'written' }, 'In the draft'],
  ['the published version is restored', (versions) => versions.restore(options), { outcome: 'written' }, 'The bench'],
  ['the site is published', (versions) => versions.publish({ message: 'Now', sends: false }), { outcome: 'published' }, 'In the draft'],
])('while %s with a slow git, an edit is written at once and is not lost', async (name, work, outcome, heading) => {
  const { copy, editing } = opened;
  if (name.includes('opened')) {
    // Something to open.
    copy.write(file, workshop);
    rmSync(join(copy.dir, 'media/new.svg'));
  }
  const done = work(editing.versions);
  await vi.waitFor(() => expect(existsSync(inFolder('started'))).toBe(true), { timeout: 20_000, interval: 20 });
  await put('Written meanwhile', ['title']);
  expect(copy.read(file)).toContain('title: Written meanwhile');
  writeFileSync(inFolder('go'), '');
  expect(await done).toMatchObject(outcome);
  if (name.includes('restored')) {
    // The file is as it was published, and the edit can be brought back.
    expect(await editing.undo()).toMatchObject({ outcome: 'written' });
    expect(copy.read(file)).toContain('title: Written meanwhile');
    return;
  }
  expect(copy.read(file)).toContain('title: Written meanwhile');
  expect(copy.read(file)).toContain(`heading: ${heading}`);
  expect(existsSync(join(copy.dir, 'media/new.svg'))).toBe(true);
});

test('a draft has the edit that was written while it was saved', async () => {
  const saved = opened.editing.versions.saveDraft('Now', false);
  await vi.waitFor(() => expect(existsSync(inFolder('started'))).toBe(true), { timeout: 20_000, interval: 20 });
  await put('Written meanwhile', ['title']);
  writeFileSync(inFolder('go'), '');
  expect(await saved).toEqual({ outcome: 'saved' });
  expect(execFileSync('git', ['grep', '-h', '^title: Written', 'pagewright/now'], { cwd: folder, encoding: 'utf8' })).toContain(
    'meanwhile',
  );
});

const messages = (): string => execFileSync(git, ['log', '--format=%s'], { cwd: folder, encoding: 'utf8' }).trim();

test('while people type all the time, a slow git holds no edit up, and says that it is not possible now', { timeout: 60_000 }, async () => {
  slowGit('*" read-tree "*', 'sleep 1');
  const { versions } = opened.editing;
  let isDone = false;
  const published = versions.publish({ message: 'Now', sends: false }).finally(() => {
    isDone = true;
  });
  let longest = 0;
  for (let number = 1; !isDone; number += 1) {
    const start = Date.now();
    await put(`Written meanwhile ${number}`, ['title']);
    longest = Math.max(longest, Date.now() - start);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  expect(await published).toEqual({ outcome: 'blocked', blocked: 'busy' });
  // Less than one command of git.
  expect(longest).toBeLessThan(1000);
  expect(await versions.publish({ message: 'Now', sends: false })).toMatchObject({ outcome: 'published' });
  expect(messages()).toBe('Now\nStart');
});

test.each(['" read-tree "', '" rev-parse "*HEAD^', '" update-index "'])(
  'when %s exceeds its limit six times, each answer says so, nothing is published, and the next attempt works',
  { timeout: 60_000 },
  async (command) => {
    slowGit(`*${command}*`);
    const limits = { ...gitLimits };
    Object.assign(gitLimits, { read: 1000, commit: 1000 });
    const { versions } = opened.editing;
    const answers: unknown[] = [];
    for (let number = 0; number < 3; number += 1) {
      answers.push(await versions.publish({ message: 'Now', sends: false }), await versions.saveDraft('Now', true));
      await put(`Written meanwhile ${number}`, ['title']);
    }
    Object.assign(gitLimits, limits);
    writeFileSync(inFolder('go'), '');
    for (const answer of answers) expect(answer).toEqual({ outcome: 'failed', reason: expect.stringContaining('took too long') });
    expect(messages()).toBe('Start');
    expect(await versions.saveDraft('Now', true)).toEqual({ outcome: 'saved' });
    expect(await versions.publish({ message: 'Now', sends: false })).toMatchObject({ outcome: 'published' });
    expect(messages()).toBe('Now\nStart');
  },
);
