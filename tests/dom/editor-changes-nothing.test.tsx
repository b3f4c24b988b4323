import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { useBlockTools } from '../../packages/editor/src/client/blocks/block-tools.ts';
import { Collections } from '../../packages/editor/src/client/collections.tsx';
import { EditorSession } from '../../packages/editor/src/client/editor-session.ts';
import { Outline } from '../../packages/editor/src/client/outline.tsx';
import { Panel } from '../../packages/editor/src/client/panel.tsx';
import { Records } from '../../packages/editor/src/client/records.tsx';
import type { Requests } from '../../packages/editor/src/client/requests.ts';
import { SiteSections } from '../../packages/editor/src/client/site-sections.tsx';
import { textsOf } from '../../packages/editor/src/texts/index.ts';
import { isSweep, representatives } from '../../packages/engine/tests/support/sweeps.ts';
import { tempFolder } from '../../packages/engine/tests/support/temp-folder.ts';
import { openShipped, type ShippedSite } from '../unit/edit/open-shipped.ts';

const texts = textsOf('en');
let site: ShippedSite;

beforeAll(async () => {
  site = await openShipped('studio', tempFolder('editor-changes-nothing'));
});

// jsdom lacks it.
beforeEach(() => {
  vi.stubGlobal('reportError', vi.fn());
});

/** The requests of the editor without a preview between. Those that write are noted in `written`. */
function requestsTo({ editing }: ShippedSite, written: unknown[]): Pick<Requests, keyof Requests> {
  const note = async (request: unknown) => {
    written.push(request);
    return { outcome: 'nothing' } as const;
  };
  return {
    outline: async () => editing.outline(),
    page: (path) => editing.read(path),
    map: (path) => editing.map(path),
    file: (path) => editing.readFile(path),
    records: (collection) => editing.records(collection),
    links: (path) => editing.linksTo(path),
    uses: async () => [],
    place: async () => undefined,
    translations: async () => undefined,
    englishTexts: async () => ({ file: '', missing: 0, known: 0, texts: [] }),
    untranslated: async () => [],
    source: async () => undefined,
    block: async () => undefined,
    draft: async () => undefined,
    run: note,
    revert: note,
    apply: note,
    add: note,
    undo: async () => note('undo'),
    redo: async () => note('redo'),
  };
}

/** The editor without the frame of the page. */
function Parts({ session, site }: { session: EditorSession; site: ShippedSite }): ReactNode {
  const state = useSyncExternalStore(session.subscribe, session.read);
  const parts = { session, state, texts };
  const tools = useBlockTools('');
  const { choices } = site.editing;
  const sources = {
    media: () => choices.media(),
    thumbnail: () => '',
    addMedia: () => Promise.reject(new Error('Nothing is added.')),
    icons: async (words: string) => choices.icons(words),
    links: async () => choices.links(),
    records: async (collection: string) => choices.records(collection),
  };
  return (
    <>
      {state.view === 'page' && <Outline {...parts} tools={tools} />}
      {state.view === 'site' && <SiteSections {...parts} />}
      {state.view === 'collections' && <Collections {...parts} />}
      {state.view === 'collections' && <Records {...parts} language="en" sources={sources} />}
      <Panel {...parts} language="en" sources={sources} />
    </>
  );
}

/** When each file was changed last, to the nanosecond. */
const timesIn = (folder: string): Map<string, bigint> =>
  new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => [
      path,
      statSync(join(folder, path), { bigint: true }).mtimeNs,
    ]),
  );

test('opening every page, selecting every block and every field, and closing writes nothing', { timeout: 600_000 }, async () => {
  const [bytes, times] = [site.texts(), timesIn(site.dir)];
  const written: unknown[] = [];
  const session = new EditorSession(requestsTo(site, written));
  render(<Parts session={session} site={site} />);
  let fields = 0;
  const touchFields = (): void => {
    const panel = screen.getByRole('region', { name: texts.fields });
    for (const details of panel.querySelectorAll('details')) details.open = true;
    for (const field of panel.querySelectorAll('input, textarea, select')) {
      fireEvent.focus(field);
      fireEvent.blur(field);
      fields += 1;
    }
  };
  const go = async (work: () => unknown): Promise<void> => {
    await act(async () => {
      await work();
    });
    touchFields();
  };
  await go(() => session.open('/'));
  const { outline } = session.read();
  for (const { path } of representatives(outline?.pages.filter(({ file }) => file !== undefined) ?? [])) {
    await go(() => session.open(path));
    for (const index of session.read().page?.blocks.keys() ?? []) await go(() => session.select(index));
  }
  await go(() => session.show('site'));
  for (const { name } of representatives(outline?.siteFields ?? [], 5)) await go(() => session.openForm('site.yaml', [name]));
  for (const { name } of representatives(outline?.collections ?? [], 2)) {
    await go(() => session.show('collections', name));
    for (const { file, path } of representatives(session.read().records, 1))
      await go(() =>
        session.openForm(
          file,
          path.map((step) => (typeof step === 'number' ? step : String(step))),
        ),
      );
  }
  await go(() => session.show('page'));
  session.flush();
  await act(async () => session.refresh());
  expect(fields).toBeGreaterThan(isSweep ? 1_500 : 50);
  expect(written).toEqual([]);
  expect(site.texts()).toEqual(bytes);
  expect(timesIn(site.dir)).toEqual(times);
});

test('what was typed into a field is written at once when the field is left', async () => {
  const written: unknown[] = [];
  const session = new EditorSession(requestsTo(site, written));
  render(<Parts session={session} site={site} />);
  await act(() => session.open('/'));
  const title = screen.getByLabelText('Title');
  fireEvent.change(title, { target: { value: 'Another title' } });
  expect(written).toEqual([]);
  fireEvent.blur(title);
  await Promise.resolve();
  await Promise.resolve();
  expect(written).toEqual([expect.objectContaining({ changes: [{ kind: 'put', path: ['title'], value: 'Another title' }] })]);
});
