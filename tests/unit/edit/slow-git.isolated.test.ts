import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import type { SiteVersions } from '../../../packages/engine/src/edit/versions/site-versions.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import { type OpenedSite, openEditing, writtenVersion } from './open-editing.ts';
import { stubGit } from './open-repository.ts';

const file = 'pages/workshop.yaml';
const workshop = 'path: /workshop\ntitle: Workshop\ndescription: A page.\nblocks:\n  - type: page-header\n    heading: The bench\n';
const options = { isForced: false, keptName: 'Before' };

let folder: string;
let opened: OpenedSite;

const inFolder = (name: string): string => join(folder, name);

async function put(value: string, path: readonly (string | number)[]): Promise<void> {
  const { version } = await opened.page('/workshop');
  writtenVersion(await opened.editing.apply({ file, version, changes: [{ kind: 'put', path, value }] }));
}

/** Lets git wait in what reads files, until there is a file `go`. It makes a file `started` first. */
function slowGit(): void {
  const git = execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim();
  mkdirSync(inFolder('bin'), { recursive: true });
  const waits = `touch '${inFolder('started')}'; while [ ! -e '${inFolder('go')}' ]; do sleep 0.02; done`;
  writeFileSync(inFolder('bin/git'), `#!/bin/sh\ncase "$*" in *" read-tree "*|*" checkout-index "*) ${waits};; esac\nexec '${git}' "$@"\n`);
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
  slowGit();
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
