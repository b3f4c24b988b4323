import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { draftId } from '../../../packages/engine/src/edit/versions/draft-id.ts';
import { isSweep, representatives } from '../../../packages/engine/tests/support/sweeps.ts';
import { type OpenedRepository, openRepository, stubGit, versionsOf } from './open-repository.ts';

const options = { isForced: false, keptName: 'Before' };
const logo = 'site/media/logo.svg';
const home = 'site/pages/home.yaml';
let opened: OpenedRepository;

beforeEach(() => {
  stubGit();
  opened = openRepository();
});

const read = (file: string): string => readFileSync(join(opened.folder, file), 'utf8');
const write = (file: string, text: string): void => writeFileSync(join(opened.folder, file), text);
const changed = async (): Promise<string[]> => (await opened.versions.overview()).changes.map(({ file }) => file);

describe.each(['git', 'folder'] as const)('pictures and files in %s', (kind) => {
  test('are as in the version that is opened, and as they were before when that is taken back', async () => {
    const { versions, run } = opened;
    if (kind === 'folder') {
      run('rm -rf .git');
      expect(await versions.publish({ message: 'Start', sends: false })).toMatchObject({ outcome: 'published' });
    }
    write(logo, '<svg><!-- other --></svg>');
    run('rm site/root/ads.txt && printf "<svg/>" > site/media/new.svg');
    expect(await versions.saveDraft('New logo', false)).toEqual({ outcome: 'saved' });
    write(logo, '<svg><!-- third --></svg>');
    expect(await versions.restore(options)).toMatchObject({ outcome: 'written', files: { count: 3, kept: 'Before', left: [] } });
    expect([read(logo), read('site/root/ads.txt'), existsSync(join(opened.folder, 'site/media/new.svg'))]).toEqual([
      '<svg/>\n',
      'ads: X\n',
      false,
    ]);
    expect(await changed()).toEqual([]);

    expect(await versions.openDraft(draftId('New logo'), options)).toMatchObject({
      outcome: 'written',
      files: { count: 3, kept: undefined },
    });
    expect([read(logo), existsSync(join(opened.folder, 'site/root/ads.txt'))]).toEqual(['<svg><!-- other --></svg>', false]);
    const asked = await versions.openDraft(draftId('Before'), options);
    expect(asked).toMatchObject({ outcome: 'clash', clashes: [{ file: 'media/logo.svg', name: '' }] });
    const [clash] = 'clashes' in asked ? asked.clashes : [];
    const picks = { [clash?.key ?? '']: 'there' as const };
    expect(await versions.openDraft(draftId('Before'), { ...options, picks })).toMatchObject({ files: { kept: 'Before (2)' } });
    expect(read(logo)).toBe('<svg><!-- third --></svg>');
  });

  test('that a link is in the way of stay, and are named', async () => {
    const { versions, run } = opened;
    if (kind === 'folder') {
      run('rm -rf .git');
      await versions.publish({ message: 'Start', sends: false });
    }
    run('mkdir -p site/media/out && printf "<svg/>" > site/media/out/x.svg && printf "<svg><!-- 2 --></svg>" > site/media/logo.svg');
    await versions.saveDraft('Out', false);
    run('rm -r site/media/out && mkdir ../out && ln -s ../../../out site/media/out');
    run('printf "<svg/>\\n" > site/media/logo.svg && rm site/root/ads.txt && mkdir site/root/ads.txt');
    expect(await versions.openDraft(draftId('Out'), options)).toMatchObject({ outcome: 'written', files: { left: ['media/out/x.svg'] } });
    expect(existsSync(join(opened.folder, '../out/x.svg'))).toBe(false);
    expect(read(logo)).toBe('<svg><!-- 2 --></svg>');
    expect(await versions.restore(options)).toMatchObject({ outcome: 'written', files: { left: ['root/ads.txt'] } });
  });
});

describe('a picture that no version and no draft would have', () => {
  const mine = '<svg><!-- mine --></svg>';

  test.each([
    ['a developer has set it aside', 'git update-index --assume-unchanged site/media/logo.svg'],
    ['the program for its kind is missing', 'echo "*.svg filter=lfs" > .gitattributes && git add .gitattributes && git commit -qm Large'],
  ])('stays and is named when a version is opened: %s', async (_, script) => {
    const { versions, run } = opened;
    write(logo, '<svg><!-- draft --></svg>');
    await versions.saveDraft('New logo', false);
    run(`git checkout -q ${logo} && ${script}`);
    write(logo, mine);
    expect(await versions.openDraft(draftId('New logo'), options)).toMatchObject({
      outcome: 'written',
      files: { count: 0, left: ['media/logo.svg'] },
    });
    expect(read(logo)).toBe(mine);
  });

  test('because it was saved while a draft was opened, is in a draft of its own', async () => {
    const { versions, run } = opened;
    write(logo, '<svg><!-- draft --></svg>');
    await versions.saveDraft('New logo', false);
    run(`git checkout -q ${logo}`);
    const inBin = (name: string): string => join(opened.folder, '..', name);
    const waits = `touch '${inBin('started')}'; while [ ! -e '${inBin('go')}' ]; do sleep 0.02; done`;
    writeFileSync(inBin('git'), `#!/bin/sh\ncase "$*" in *" checkout-index "*) ${waits};; esac\nexec '${run('command -v git')}' "$@"\n`, {
      mode: 0o755,
    });
    vi.stubEnv('PATH', `${inBin('')}${delimiter}${process.env.PATH}`);
    const opening = versions.openDraft(draftId('New logo'), options);
    await vi.waitFor(() => expect(existsSync(inBin('started'))).toBe(true), { timeout: 20_000, interval: 20 });
    write(logo, mine);
    writeFileSync(inBin('go'), '');
    expect(await opening).toMatchObject({ outcome: 'written', files: { count: 1, kept: 'Before' } });
    expect(run(`git show pagewright/before:${logo}`)).toBe(mine);
    expect(read(logo)).toContain('draft');
  });

  test('because it was saved in the last moment, stays and is named', async () => {
    const { versions, folder, run } = opened;
    write(logo, '<svg><!-- draft --></svg>');
    await versions.saveDraft('New logo', false);
    run(`git checkout -q ${logo}`);
    const late = versionsOf(folder, (work) => {
      write(logo, mine);
      return work();
    });
    expect(await late.openDraft(draftId('New logo'), options)).toMatchObject({ files: { count: 0, left: ['media/logo.svg'] } });
    expect(read(logo)).toBe(mine);
  });
});

describe.each(['git', 'folder'] as const)('in %s, a named pipe', (kind) => {
  test.each(representatives(['pages/home.yaml', 'pages/pipe.yaml', 'media/pipe.svg', 'root/pipe.txt'], 2))(
    'at %s is named, and stops nothing',
    async (path) => {
      const { versions, run } = opened;
      if (kind === 'folder') {
        run('rm -rf .git');
        await versions.publish({ message: 'Start', sends: false });
      }
      run(`rm -f site/${path} && mkfifo site/${path} && echo 'ads: Y' > site/root/ads.txt`);
      expect(await versions.overview()).toMatchObject({
        leftOut: [{ file: path, why: 'unreadable' }],
        changes: [{ file: 'root/ads.txt' }],
      });
      expect(await versions.saveDraft('Mine', false)).toEqual({ outcome: 'saved' });
      expect(await versions.publish({ message: 'Ads', sends: false })).toMatchObject({ outcome: 'published' });
      run(`rm site/${path}`);
      // What was published of it stays until it can be read.
      expect(await changed()).toEqual(path === 'pages/home.yaml' ? [path] : []);
    },
  );
});

test('a file that cannot be stored in a folder is no part of a version that says so', async () => {
  const { versions, run } = opened;
  run('rm -rf .git');
  await versions.publish({ message: 'Start', sends: false });
  run('rm -r site/.cache/versions/*/files && touch "$(echo site/.cache/versions/*)/files"');
  write(logo, '<svg><!-- new --></svg>');
  await expect(versions.publish({ message: 'Logo', sends: false })).rejects.toThrow();
  expect(await changed()).toEqual(['media/logo.svg']);
});

test('a draft has all commits of its branch, and is named as its author has named it', async () => {
  const { versions, run } = opened;
  write(home, read(home).replace('title: Weavers', 'title: In the draft'));
  await versions.saveDraft('Wine evening', false);
  run('git stash -q && git worktree add -q ../draft pagewright/wine-evening');
  run(
    "cd ../draft && sed -i 's/text: One/text: Two/' site/pages/home.yaml && git commit -qam 'Fix a typo' && cd - && git worktree remove ../draft",
  );
  expect((await versions.overview()).drafts).toMatchObject([{ id: 'wine-evening', name: 'wine-evening' }]);
  expect(await versions.openDraft('wine-evening', options)).toMatchObject({ outcome: 'written' });
  for (const words of ['title: In the draft', 'text: Two']) expect(read(home)).toContain(words);
});

test('a draft that changes the first and the last line is opened where a line between them was changed', async () => {
  const { versions, run } = opened;
  const started = read(home);
  write(home, started.replace('path: /', 'path: /home').replace('text: One', 'text: Draft'));
  await versions.saveDraft('Both ends', false);
  write(home, started.replace('blocks:', 'image: { src: /media/logo.svg, alt: Logo }\nblocks:'));
  run('git commit -qam Between');
  expect(await versions.openDraft('both-ends', options)).toMatchObject({ outcome: 'written' });
  expect(read(home)).toBe(
    started
      .replace('path: /', 'path: /home')
      .replace('text: One', 'text: Draft')
      .replace('blocks:', 'image: { src: /media/logo.svg, alt: Logo }\nblocks:'),
  );
});

test('a site folder that git ignores has versions of its own', async () => {
  opened.run('rm -rf .git && git init -q --template= && echo site/ > .gitignore');
  expect((await opened.versions.overview()).kind).toBe('folder');
});

test('a draft is not saved over a branch that somebody works on', async () => {
  opened.run('git checkout -q -b pagewright/mine');
  expect(await opened.versions.saveDraft('mine', true)).toEqual({ outcome: 'in-use', where: opened.folder });
});

describe('a project with a branch', () => {
  test('named like the folder of drafts has its drafts in another one', async () => {
    opened.run('git branch pagewright');
    write(logo, '<svg><!-- 2 --></svg>');
    expect(await opened.versions.saveDraft('Mine', false)).toEqual({ outcome: 'saved' });
    expect((await opened.versions.overview()).drafts).toMatchObject([{ id: 'mine', name: 'Mine' }]);
    expect(opened.run('git branch --list "pagewright*" --format="%(refname:short)"')).toBe('pagewright\npagewright-drafts/mine');
    expect(await opened.versions.deleteDraft('mine')).toEqual({ outcome: 'nothing' });
    expect((await opened.versions.overview()).drafts).toEqual([]);
  });

  test.skipIf(!isSweep)('that is deeper than a draft has the draft elsewhere', async () => {
    opened.run('git branch pagewright/mine/too');
    expect(await opened.versions.saveDraft('Mine', false)).toEqual({ outcome: 'saved' });
    expect((await opened.versions.overview()).drafts.map(({ id }) => id).sort()).toEqual(['mine', 'mine/too']);
  });
});

const names = [
  ['a'.repeat(101), { outcome: 'too-long', most: 100, found: 101 }],
  ['A\u0000B\nC', { outcome: 'saved' }],
  ['a'.repeat(100), { outcome: 'saved' }],
  ['वि'.repeat(50), { outcome: 'saved' }],
  ['../../HEAD', { outcome: 'saved' }],
  ['x.lock', { outcome: 'saved' }],
  ['🍞', { outcome: 'saved' }],
] as const;

test.each(representatives(names, 2))('a draft named %j is saved and found, or refused in words', async (name, result) => {
  expect(await opened.versions.saveDraft(name, false)).toEqual(result);
  const { drafts } = await opened.versions.overview();
  if (result.outcome !== 'saved') expect(drafts).toEqual([]);
  else expect(drafts.map((draft) => draft.name)).toEqual([name.replace(/\p{Cc}/gu, ' ')]);
  for (const draft of drafts) expect(await opened.versions.openDraft(draft.id, options)).toMatchObject({ outcome: 'nothing' });
});
