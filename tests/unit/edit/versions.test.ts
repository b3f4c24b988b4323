import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { sampleJpeg } from '../../../packages/engine/tests/support/sample-files.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import { type OpenedSite, openEditing, writtenVersion } from './open-editing.ts';
import { stubGit } from './open-repository.ts';

const file = 'pages/workshop.yaml';
const workshop = 'path: /workshop\ntitle: Workshop\ndescription: A page.\nblocks:\n  - type: page-header\n    heading: The bench\n';
const pages = { [file]: workshop, 'pages/shelf.yaml': workshop.replace('/workshop', '/shelf') };
const heading = ['blocks', 0, 'heading'];
const options = { isForced: false, keptName: 'Before' };
const author = { name: 'Ada Weaver', email: 'ada@loom.test' };

let folder: string;
let opened: OpenedSite;

beforeEach(() => stubGit({ isKnown: false }));

const git = (...args: string[]): string => execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();
const developer = ['-c', 'user.name=Dev', '-c', 'user.email=dev@loom.test'];
const site = (): string => basename(opened.copy.dir);

async function put(value: string, path: readonly (string | number)[] = heading): Promise<void> {
  const { version } = await opened.page('/workshop');
  writtenVersion(await opened.editing.apply({ file, version, changes: [{ kind: 'put', path, value }] }));
}

const publish = (message = 'Change the heading') => opened.editing.versions.publish({ message, author, sends: false });

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

test('the changed files of the site are published, and nothing else', async () => {
  await openInGit();
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

    expect(await versions.restore(options)).toMatchObject({ outcome: 'written' });
    expect(copy.read(file)).toBe(published);
    expect(existsSync(join(copy.dir, 'media/new.svg'))).toBe(false);
    expect((await versions.overview()).changes).toEqual([]);
    await put('Another title', ['title']);
    const { drafts } = await versions.overview();
    // What was not published is kept: the history takes back texts only.
    expect(drafts.map(({ id, name }) => [id, name]).sort()).toEqual([
      ['before', 'Before'],
      ['wine-evening', 'Wine evening'],
    ]);
    expect(await versions.openDraft('wine-evening', options)).toMatchObject({ outcome: 'written', file });
    expect(copy.read(file)).toContain('title: Another title');
    expect(copy.read(file)).toContain('heading: In the draft');
    expect(existsSync(join(copy.dir, 'media/new.svg'))).toBe(true);
    expect(editing.changes(1)).toMatchObject([{ what: { deed: 'draft-opened', name: 'Wine evening' } }]);
    expect(await editing.undo()).toMatchObject({ outcome: 'written', stepped: { what: { deed: 'draft-opened' }, page: '/workshop' } });
    expect(copy.read(file)).not.toContain('In the draft');

    await put('Something else');
    const asked = await versions.openDraft('wine-evening', options);
    expect(asked).toMatchObject({ outcome: 'clash', clashes: [{ file, here: 'Something else', there: 'In the draft' }] });
    const [clash] = 'clashes' in asked ? asked.clashes : [];
    expect(await versions.openDraft('wine-evening', { ...options, picks: { [clash?.key ?? '']: 'there' } })).toMatchObject({
      outcome: 'written',
    });
    expect(copy.read(file)).toContain('heading: In the draft');
    await versions.deleteDraft('wine-evening');
    await versions.deleteDraft('before');
    expect((await versions.overview()).drafts).toEqual([]);
    expect(await versions.openDraft('wine-evening', options)).toEqual({ outcome: 'nothing' });
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

test('what is left to do has samples and drafts, each with its field', async () => {
  folder = tempFolder('left');
  opened = await openEditing(folder, pages, 'minimal');
  const { copy, editing } = opened;
  copy.write(file, copy.read(file).replace(/^title: (.*)$/m, 'title: $1 # sample\ndraft: true'));
  await opened.reload();
  const { left } = await editing.versions.overview();
  expect(left).toContainEqual(expect.objectContaining({ kind: 'sample', text: 'Workshop', file, page: '/workshop', path: ['title'] }));
  expect(left).toContainEqual(expect.objectContaining({ kind: 'draft', file, page: '/workshop', path: ['draft'] }));
  expect(left.filter((one) => one.file === file && one.kind === 'sample').every(({ isUnseen }) => isUnseen)).toBe(true);
  copy.write(
    file,
    'path: /workshop\ntitle: Workshop\nblocks:\n  - type: notice\n    heading: Seen # sample\n  - type: notice\n    heading: Unseen # sample\n    hidden: true\n',
  );
  await opened.reload();
  const samples = (await editing.versions.overview()).left.filter((one) => one.file === file && one.kind === 'sample');
  expect(samples.map(({ text, isUnseen }) => [text, isUnseen ?? false])).toEqual([
    ['Seen', false],
    ['Unseen', true],
  ]);
  // The file has other lines by now, and the site was not read again.
  copy.write(file, `# A page that somebody writes.\n\n${copy.read(file)}`);
  const later = (await editing.versions.overview()).left.find((one) => one.kind === 'sample' && one.file === file);
  expect(later).toMatchObject({ path: [], text: undefined });
});

test('a picture that nothing uses is left to do, and published', async () => {
  await openInGit();
  const { copy, editing } = opened;
  for (const name of ['first.jpg', 'other.jpg']) {
    writeFileSync(join(copy.dir, 'media', name), sampleJpeg());
    await opened.reload();
    const { changes, left } = await editing.versions.overview();
    expect(changes).toContainEqual(expect.objectContaining({ file: `media/${name}`, kind: 'added' }));
    expect(left).toContainEqual(expect.objectContaining({ kind: 'warning', file: `media/${name}`, path: [], text: undefined }));
    expect(await publish()).toEqual({ outcome: 'published', isSent: false });
  }
});

test('a file that cannot be read as text is left to do', async () => {
  folder = tempFolder('left-unread');
  opened = await openEditing(folder, pages, 'minimal');
  writeFileSync(join(opened.copy.dir, file), Buffer.from(workshop.replace('bench', 'bänk'), 'latin1'));
  await opened.reload();
  const { left } = await opened.editing.versions.overview();
  expect(left).toContainEqual(expect.objectContaining({ kind: 'error', file, message: expect.stringContaining('UTF-8') }));
});

test('a draft page that another language has too is left to do once, and its page there is listed as not translated', async () => {
  folder = tempFolder('left-once');
  opened = await openEditing(folder, { [file]: workshop.replace('title:', 'draft: true\ntitle:') }, 'minimal');
  const { copy, editing } = opened;
  copy.write('site.yaml', `languages:\n  en: { name: English }\n  nl: { name: Nederlands, fallback: en }\n${copy.read('site.yaml')}`);
  await opened.reload();
  const { left } = await editing.versions.overview();
  expect(left.filter(({ kind }) => kind === 'draft')).toEqual([expect.objectContaining({ message: 'Workshop', page: '/workshop' })]);
  const listed = editing.outline().pages.filter(({ title }) => title === 'Workshop');
  expect(listed.map(({ path, isFallback }) => [path, isFallback])).toEqual([
    ['/workshop', false],
    ['/nl/workshop', true],
  ]);
});
