import type { SiteTask, UnreadFile } from 'pagewright/editing';
import { describe, expect, test, vi } from 'vitest';
import { deleteBlock, duplicateBlock, moveBlock, toggleHidden } from '../src/client/blocks/change-blocks.ts';
import type { EditorSession } from '../src/client/editor-session.ts';
import { problemsOfForm, shownBlock, shownForm, shownPage } from '../src/client/editor-state.ts';
import { goTo } from '../src/client/go-to.ts';
import { stepAndShow } from '../src/client/step-and-show.ts';
import { block, type FakeRequests, pageWith } from './support/fake-requests.ts';
import { openBeforeEach } from './support/open-session.ts';
import { typeInto } from './support/type-into.ts';

let requests: FakeRequests;
let session: EditorSession;
let paths: () => string[];

openBeforeEach((opened) => {
  ({ requests, session, paths } = opened);
});

describe('what is typed', () => {
  test('is shown at once, and written once when nobody has typed for a moment', async () => {
    for (const heading of ['N', 'Ne', 'New']) {
      typeInto(session, block(heading));
      await vi.advanceTimersByTimeAsync(100);
      expect(shownBlock(session.read())).toEqual(block(heading));
    }
    expect(requests.edits).toEqual([]);
    requests.shown = pageWith('New', 'Two');
    await vi.advanceTimersByTimeAsync(400);
    expect(requests.edits).toEqual([
      expect.objectContaining({ version: 'One,Two', changes: [{ kind: 'put', path: ['blocks', 0], value: block('New') }] }),
    ]);
    expect(session.read()).toMatchObject({ draft: undefined, notice: { kind: 'saved' } });
  });

  test('is taken back as one change, after a pause as another', async () => {
    for (const [heading, pause] of [
      ['N', 1000],
      ['Ne', 6000],
      ['New', 1000],
    ] as const) {
      typeInto(session, block(heading));
      await vi.advanceTimersByTimeAsync(pause);
    }
    const [first, second, third] = requests.edits.map(({ group }) => group);
    expect(first).toBe(second);
    expect(third).not.toBe(first);
  });

  test('is one change with what follows it: a space at the end of a label changes no name', async () => {
    for (const [heading, name] of [
      ['N', 'n'],
      ['N ', 'n'],
      ['N e', 'nE'],
    ] as const) {
      typeInto(session, { ...block(heading), name });
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect(new Set(requests.edits.map(({ group }) => group)).size).toBe(1);
    expect(requests.edits).toHaveLength(3);
  });

  test('with a group of its own is one change, however long it takes', async () => {
    for (const heading of ['N', 'New']) {
      typeInto(session, block(heading), 'in one go');
      await vi.advanceTimersByTimeAsync(6000);
    }
    expect(requests.edits.map(({ group }) => group)).toEqual(['in one go', 'in one go']);
    expect(requests.edits[1]?.changes).toEqual([{ kind: 'put', path: ['blocks', 0], value: block('New') }]);
  });

  test('is sent at once when the tab is closed, whatever is asked before it', async () => {
    requests.page = () => new Promise(() => undefined);
    void session.refresh();
    await vi.advanceTimersByTimeAsync(0);
    typeInto(session, block('New'));
    session.close();
    expect(requests.edits).toEqual([expect.objectContaining({ changes: [{ kind: 'put', path: ['blocks', 0], value: block('New') }] })]);
  });

  test('stays with its page while the file of that has a mistake, and reaches no other one when it is gone', async () => {
    const home = requests.shown;
    const about = { ...home, path: '/about', file: 'pages/about.yaml' };
    requests.page = async (path) => (path === '/' ? home : about);
    await session.open('/about');
    await session.select(0);
    typeInto(session, block('New'));
    requests.page = async (path) => (path === '/' ? home : undefined);
    await session.refresh();
    await vi.advanceTimersByTimeAsync(400);
    expect(requests.edits.map((edit) => edit.file)).toEqual(['pages/about.yaml']);
    await session.refresh();
    expect(session.read()).toMatchObject({
      path: '/about',
      page: { blocks: about.blocks },
      notice: { kind: 'page-problem', file: 'pages/about.yaml', reason: 'Empty.' },
    });

    typeInto(session, block('Newer'));
    requests.file = async () => undefined;
    await session.refresh();
    await vi.advanceTimersByTimeAsync(400);
    expect(requests.edits).toHaveLength(1);
    expect(session.read()).toMatchObject({ path: '/', draft: undefined, notice: { kind: 'page-gone', file: 'pages/about.yaml' } });
  });

  test('is written before another block is selected', async () => {
    typeInto(session, block('New'));
    session.select(1);
    await vi.advanceTimersByTimeAsync(0);
    expect(requests.edits).toHaveLength(1);
    expect(session.read().selected).toBe(1);
  });

  test('stays while the site is read again, and what was typed meanwhile is written too', async () => {
    typeInto(session, block('New'));
    await session.refresh();
    expect(shownBlock(session.read())).toEqual(block('New'));
    requests.shown = pageWith('New', 'Two');
    session.flush();
    await Promise.resolve();
    typeInto(session, block('Newer'));
    await vi.advanceTimersByTimeAsync(0);
    expect(shownBlock(session.read())).toEqual(block('Newer'));
    await vi.advanceTimersByTimeAsync(400);
    // Never the version that an answer names: the blocks may have other places in it.
    expect(requests.edits.map(({ version }) => version)).toEqual(['One,Two', 'New,Two']);
  });

  test('is written once, with what was typed after it, when it had to wait', async () => {
    typeInto(session, block('New'));
    session.flush();
    typeInto(session, block('Newer'));
    await vi.advanceTimersByTimeAsync(400);
    expect(requests.edits.map(({ changes }) => changes)).toEqual([[{ kind: 'put', path: ['blocks', 0], value: block('Newer') }]]);
  });

  test('a block that is selected while the site is read again stays selected', async () => {
    const refreshed = session.refresh();
    await session.select(1);
    await refreshed;
    expect(session.read()).toMatchObject({ selected: 1 });
  });

  test('waits for a decision when it would cause an error', async () => {
    const problem = { path: ['blocks', 0, 'heading'], severity: 'error', code: 'empty', message: 'Empty.' } as const;
    requests.result = { outcome: 'refused', problems: [problem], caused: [] };
    typeInto(session, block(''));
    await vi.advanceTimersByTimeAsync(400);
    await moveBlock(session, 1);
    await session.add('quote', 2);
    expect(session.read()).toMatchObject({ selected: 0, draft: block(''), draftProblems: [problem], elsewhere: undefined });
    expect(session.read().notice).toMatchObject({ kind: 'refused', isBlocking: true });
    expect(requests.edits).toHaveLength(1);
    requests.result = { outcome: 'written', file: 'pages/home.yaml', version: 'next' };
    await session.writeAnyway();
    expect(requests.edits[1]).toMatchObject({ isForced: true });
    expect(session.read().draft).toBeUndefined();
  });

  test('and would cause an error stays where it was typed while something else is chosen and changed', async () => {
    const problem = { path: ['blocks', 0, 'heading'], severity: 'error', code: 'empty', message: 'Empty.' } as const;
    requests.result = { outcome: 'refused', problems: [problem], caused: [] };
    typeInto(session, block(''));
    await vi.advanceTimersByTimeAsync(400);
    session.select(1);
    const elsewhere = { file: 'pages/home.yaml', path: problem.path };
    expect(session.read()).toMatchObject({
      selected: 1,
      draft: undefined,
      draftProblems: [problem],
      elsewhere,
      notice: { kind: 'refused' },
    });
    requests.result = { outcome: 'written', file: 'pages/home.yaml', version: 'next' };
    typeInto(session, block('Else'));
    await vi.advanceTimersByTimeAsync(400);
    expect(requests.edits.at(-1)?.changes).toEqual([{ kind: 'put', path: ['blocks', 1], value: block('Else') }]);
    await session.openForm('site.yaml', ['company']);
    expect(session.read()).toMatchObject({ form: { file: 'site.yaml' }, elsewhere, notice: { kind: 'refused' } });
    await goTo(session, elsewhere, { focuses: false });
    expect(session.read()).toMatchObject({ selected: 0, draft: block(''), elsewhere: undefined, notice: { kind: 'refused' } });
  });

  test('while another change is discarded stays', async () => {
    requests.result = { outcome: 'conflict', file: 'pages/home.yaml' };
    typeInto(session, block('New'));
    await vi.advanceTimersByTimeAsync(400);
    const discarded = session.discard();
    await vi.advanceTimersByTimeAsync(0);
    requests.page = async () => {
      typeInto(session, block('Typed'));
      return pageWith('Theirs', 'Two');
    };
    await session.discard();
    await discarded;
    expect(shownBlock(session.read())).toEqual(block('Typed'));
  });

  test('is taken back first when it waits for a decision', async () => {
    requests.result = { outcome: 'conflict', file: 'pages/home.yaml' };
    typeInto(session, block('New'));
    await vi.advanceTimersByTimeAsync(400);
    await session.redo();
    expect(session.read()).toMatchObject({ draft: block('New'), notice: { kind: 'conflict', isBlocking: true } });
    await session.undo();
    expect(requests.asked).toEqual([]);
    expect(shownBlock(session.read())).toEqual(block('One'));
    expect(session.read().notice).toEqual({ kind: 'dropped' });
    await session.undo();
    expect(requests.asked).toEqual(['undo']);
    expect(session.read().notice).toEqual({ kind: 'undo-conflict', file: 'pages/home.yaml' });
  });

  test('and waits for a decision elsewhere stays when the last change is taken back: it is shown and asked for', async () => {
    requests.result = { outcome: 'refused', problems: [], caused: [] };
    typeInto(session, block(''));
    await vi.advanceTimersByTimeAsync(400);
    await session.select(1);
    await stepAndShow(session, 'undo');
    expect(session.read()).toMatchObject({ selected: 0, draft: block(''), notice: { kind: 'refused', isBlocking: true } });
    expect(requests.asked).toEqual([]);
  });
});

describe('blocks', () => {
  test('are moved, copied without their id, hidden, deleted and added', async () => {
    await moveBlock(session, -1);
    await moveBlock(session, 1);
    expect(session.read().selected).toBe(1);
    await moveBlock(session, 1);
    session.select(0);
    await duplicateBlock(session);
    session.select(0);
    await toggleHidden(session);
    await deleteBlock(session);
    await session.add('quote', 1);
    expect(paths()).toEqual(['move blocks', 'copy blocks', 'delete blocks 1 id', 'put blocks 0', 'delete blocks 0']);
    expect(requests.edits[2]?.changes).toEqual([{ kind: 'put', path: ['blocks', 0], value: { ...block('One'), hidden: true } }]);
    expect(requests.asked).toEqual(['add quote at 1']);
    expect(session.read().selected).toBe(1);
  });
});

describe('beside blocks', () => {
  test('the page itself is changed field by field', async () => {
    session.select(undefined);
    expect(shownBlock(session.read())).toBeUndefined();
    typeInto(session, { path: '/', title: 'Start' });
    expect(shownPage(session.read())).toEqual({ path: '/', title: 'Start' });
    await vi.advanceTimersByTimeAsync(400);
    expect(requests.edits).toEqual([
      expect.objectContaining({
        file: 'pages/home.yaml',
        changes: [
          { kind: 'put', path: ['title'], value: 'Start' },
          { kind: 'delete', path: ['draft'] },
        ],
      }),
    ]);
  });

  test('a part of site.yaml is changed in its file, after what was typed before', async () => {
    typeInto(session, block('New'));
    await session.show('site');
    await session.openForm('site.yaml', ['company']);
    expect(problemsOfForm(session.read()).map(({ path }) => path)).toEqual([['company', 'name']]);
    typeInto(session, { name: 'Another' });
    expect(shownForm(session.read())).toEqual({ name: 'Another' });
    await vi.advanceTimersByTimeAsync(400);
    typeInto(session, undefined);
    await vi.advanceTimersByTimeAsync(400);
    expect(requests.edits.map(({ file, version, changes: [change] }) => [file, version, change?.kind])).toEqual([
      ['pages/home.yaml', 'One,Two', 'put'],
      ['site.yaml', 'settings', 'put'],
      ['site.yaml', 'settings', 'delete'],
    ]);
    session.select(1);
    expect(session.read()).toMatchObject({ view: 'page', form: undefined, selected: 1 });
  });

  test('a new page is opened, and not while a change waits for a decision', async () => {
    const task: SiteTask = { kind: 'copy-page', from: '/', path: '/copied', title: 'Copied' };
    requests.result = { outcome: 'written', file: 'pages/copied.yaml', version: 'next', page: '/copied' };
    await session.run(task);
    expect(session.read()).toMatchObject({ path: '/copied', selected: undefined, notice: { kind: 'saved', file: 'pages/copied.yaml' } });
    await session.refresh();
    session.select(0);
    requests.result = { outcome: 'conflict', file: 'pages/home.yaml' };
    typeInto(session, block('New'));
    await vi.advanceTimersByTimeAsync(400);
    expect(await session.run(task)).toBeUndefined();
    expect(await session.make(() => requests.revert(0))).toBeUndefined();
    expect(requests.tasks).toEqual([task]);
  });
});

test('a page that is chosen while another one is read is opened, although the block of that one is selected when it is there', async () => {
  requests.page = async (path) => {
    await new Promise((done) => setTimeout(done, 100));
    return { ...pageWith('One'), path, file: `pages${path}.yaml` };
  };
  const stop = session.subscribe(() => {
    const { page, block: selected } = session.read();
    if (page && !selected) void session.select(0, false);
  });
  const opened = [session.open('/first')];
  await vi.advanceTimersByTimeAsync(50);
  opened.push(session.open('/second'));
  await vi.advanceTimersByTimeAsync(500);
  await Promise.all(opened);
  stop();
  expect(session.read()).toMatchObject({ path: '/second', page: { path: '/second' }, selected: 0 });
});

test('a failed request is told, and the next one is made', async () => {
  requests.page = () => Promise.reject(new Error('Away'));
  await session.refresh();
  expect(session.read().notice).toEqual({ kind: 'failed', reason: 'Away' });
  requests.page = async () => pageWith('Three');
  await session.refresh();
  expect(session.read().page?.blocks).toHaveLength(1);
});

describe('a file that cannot be read', () => {
  const reason = 'This file has 9000 KiB. The maximum is 8 MiB.';
  const unreadable: UnreadFile = { file: 'collections/posts.yaml', isUnreadable: true, reason, problems: [] };

  test('has no form that would write over it, and says why', async () => {
    requests.file = async () => unreadable;
    await session.openForm('collections/posts.yaml', [0]);
    expect(session.read()).toMatchObject({
      form: undefined,
      notice: { kind: 'unreadable', file: 'collections/posts.yaml', reason },
    });
  });

  test('loses its form when it becomes unreadable, and is said no more when it can be read', async () => {
    const { file } = requests;
    await session.openForm('site.yaml', ['company']);
    requests.file = async (name) => ({ ...unreadable, file: name });
    await session.refresh();
    expect(session.read()).toMatchObject({ form: undefined, notice: { kind: 'unreadable' } });
    requests.file = file;
    await session.openForm('site.yaml', ['company']);
    await session.refresh();
    expect(session.read()).toMatchObject({ form: { version: 'settings' }, notice: undefined });
  });
});
