import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { type Role, roles, writePerson } from '@pagewright/core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createEditor } from '../../../packages/editor/src/index.ts';
import { actions } from '../../../packages/editor/src/server/actions.ts';
import { onlineActions } from '../../../packages/editor/src/server/online-actions.ts';
import { versionActions } from '../../../packages/editor/src/server/version-answers.ts';
import { createReview } from '../../../packages/engine/src/preview/review/create-review.ts';
import { Publishing } from '../../../packages/engine/src/publish/publishing.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import siteCode from '../../../src/site.ts';
import { type OpenedSite, openEditing } from '../edit/open-editing.ts';

const temp = tempFolder('roles');
const reported: unknown[] = [];
let opened: OpenedSite;
let server: Server;
let origin = '';
let token = '';

beforeAll(async () => {
  opened = await openEditing(temp);
  const { editing, copy, readLoader } = opened;
  const review = createReview({ root: temp, siteDir: copy.dir, readCode: () => siteCode, readLoader }, editing.versions);
  const publishing = new Publishing({ root: temp, siteDir: copy.dir, ways: join(temp, 'publish.yaml') });
  const handle = createEditor({
    editing,
    path: '/__editor',
    script: '/editor.js',
    send: () => undefined,
    report: (error: unknown) => reported.push(error),
    review,
    publishing,
    pageInLook: async () => undefined,
    schemaTexts: async () => [],
    password: '',
    isForAll: false,
    isOfStudio: true,
  });
  server = createServer(handle).listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  origin = `http://localhost:${typeof address === 'object' && address ? address.port : ''}`;
  token = /"token":"([^"]+)"/.exec(await (await as('owner', '')).text())?.[1] ?? '';
});
afterAll(() => server.close());
afterEach(() => expect(reported).toEqual([]));

const headersOf = (role: Role): Record<string, string> => ({
  'x-pagewright-person': writePerson({ id: `${role}@example.com`, name: `The ${role}`, role }),
  'x-editor-token': token,
  origin,
});

const as = (role: Role, name: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`${origin}/__editor${name && `/${name}`}`, { ...init, headers: { ...headersOf(role), ...init.headers } });

/** Posts a value as somebody with a role. */
const post = (role: Role, name: string, value: unknown): Promise<Response> =>
  as(role, name, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(value) });

const page = 'pages/workshop.yaml';

/** An edit of a file as it is now. */
async function edit(file: string, ...changes: object[]): Promise<object> {
  const { version } = (await opened.editing.readFile(file)) ?? {};
  return { file, version, changes, isForced: true };
}

const put = (path: (string | number)[], value: unknown): object => ({ kind: 'put', path, value });
const block = { type: 'page-header', heading: 'New' };
const options = { isForced: true, keptName: 'Kept' };

/** A request: the last part of the address, the least role that may send it, and what is sent. */
type Row = [does: string, name: string, least: Role, body: () => unknown];

const rows: Row[] = [
  ['changes a text', 'apply', 'writer', () => edit(page, put(['title'], `Title ${Math.random()}`))],
  ['changes a text in a block', 'apply', 'writer', () => edit(page, put(['blocks', 0, 'heading'], `Heading ${Math.random()}`))],
  ['changes a record', 'apply', 'writer', () => edit('collections/looms.yaml', put([0, 'name'], `Loom ${Math.random()}`))],
  ['moves a block', 'apply', 'builder', () => edit(page, { kind: 'move', path: ['blocks'], from: 0, to: 1 })],
  ['adds a block', 'apply', 'builder', () => edit(page, { kind: 'insert', path: ['blocks'], at: 0, value: block })],
  [
    'makes a block another one',
    'apply',
    'builder',
    () => edit(page, put(['blocks', 0], { type: 'notice', heading: 'Other', text: 'Words' })),
  ],
  ['hides a page', 'apply', 'builder', () => edit(page, put(['draft'], true))],
  ['moves a page', 'apply', 'builder', () => edit(page, put(['path'], `/moved-${Date.now()}`))],
  ['changes the navigation', 'apply', 'builder', () => edit('site.yaml', put(['navigation', 0, 'label'], `Home ${Math.random()}`))],
  ['changes a setting', 'apply', 'owner', () => edit('site.yaml', put(['company', 'name'], `Company ${Math.random()}`))],
  [
    'shows a change without writing it',
    'draft',
    'writer',
    async () => ({ edit: await edit(page, put(['title'], 'Other')), path: '/workshop' }),
  ],
  ['adds a block of a type', 'add', 'builder', async () => ({ ...(await edit(page)), changes: undefined, type: 'page-header', at: 0 })],
  ['takes back', 'undo', 'writer', () => ({})],
  ['makes again', 'redo', 'writer', () => ({})],
  ['makes a record', 'run', 'writer', () => ({ task: { kind: 'create-record', collection: 'looms' }, isForced: true })],
  ['deletes a page', 'run', 'builder', () => ({ task: { kind: 'delete-page', path: '/questions' }, isForced: true })],
  ['takes one change back', 'take-back', 'writer', () => ({ id: 1 })],
  ['sends a picture', 'upload', 'writer', () => ''],
  ['publishes', 'publish', 'owner', () => ({ message: 'Spring', sends: false })],
  ['writes a review', 'write-review', 'reader', () => ({})],
  ['saves a draft', 'save-draft', 'writer', () => ({ name: 'Spring', isForced: true })],
  ['opens a draft', 'open-draft', 'writer', () => ({ name: 'none', ...options })],
  ['deletes a draft', 'delete-draft', 'builder', () => ({ name: 'none', isForced: true })],
  ['restores what is published', 'restore', 'owner', () => options],
  ['gets what others have published', 'get-newer', 'owner', () => options],
  ['hands in', 'hand-in', 'owner', () => ({})],
  ['stops publishing', 'cancel-publishing', 'owner', () => ({})],
  ['removes locks', 'clear-locks', 'owner', () => ({})],
  ['brings the site online', 'put-online', 'owner', () => ({})],
  ['stops bringing it online', 'stop-online', 'owner', () => ({})],
];

const onlineNames = Object.keys(onlineActions(new Publishing({ root: '', siteDir: '', ways: '' })));

test('the table has every request that changes something', () => {
  const names = [...Object.keys(actions), ...Object.keys(versionActions), ...onlineNames, 'upload', 'write-review'];
  expect([...new Set(rows.map(([, name]) => name))].sort()).toEqual(names.sort());
});

test.each(rows)('%s (%s): %s at least', async (_, name, least, body) => {
  // A review takes a while, and everybody may write one.
  for (const role of name === 'write-review' ? roles.slice(0, 1) : roles) {
    const before = opened.bytes();
    const sent = await body();
    const response =
      name === 'upload'
        ? await as(role, 'upload?name=a.svg&endings=svg', {
            method: 'POST',
            headers: { 'content-type': 'application/octet-stream' },
            body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
          })
        : await post(role, name, sent);
    const text = await response.text();
    // The preview does so after each change.
    await opened.reload();
    if (roles.indexOf(role) >= roles.indexOf(least)) expect([role, response.status, text]).toEqual([role, 200, expect.anything()]);
    else {
      expect([role, response.status, text]).toEqual([role, 403, expect.stringMatching(/(?:[Ww]riters|[Bb]uilders|Owners)/)]);
      expect(opened.bytes()).toEqual(before);
    }
  }
});

test('a request in which the studio names nobody, or somebody without a role, gets nothing', async () => {
  const forged = ['', 'x', '%', encodeURIComponent('{"id":"a","name":"A"}'), encodeURIComponent('{"id":"a","name":"A","role":"boss"}')];
  for (const person of forged)
    for (const path of ['', '/outline', '/token', '/page?path=/workshop']) {
      const response = await fetch(`${origin}/__editor${path}`, { headers: { ...headersOf('owner'), 'x-pagewright-person': person } });
      expect(response.status).toBe(403);
    }
});

test('what a person may not do is not offered', async () => {
  const offered = await Promise.all(roles.map(async (role) => (await (await as(role, 'outline')).json()).may));
  expect(offered).toEqual([
    [],
    ['text'],
    ['text', 'block', 'page', 'draft', 'navigation', 'structure'],
    ['text', 'block', 'page', 'draft', 'navigation', 'structure', 'settings', 'version'],
  ]);
});

test('changes have their person, and each takes back the own ones', async () => {
  await opened.restore();
  const { editing, copy } = opened;
  const file = copy.read(page);
  const [ann, bob] = (['builder', 'writer'] as const).map((role) => ({ id: `${role}@example.com`, name: `The ${role}`, role }));
  for (const [by, path] of [
    [ann, 'title'],
    [bob, 'description'],
  ] as const) {
    const { version = '' } = (await editing.readFile(page)) ?? {};
    await editing.apply({ file: page, version, changes: [{ kind: 'put', path: [path], value: `By ${by?.name}` }], by, isForced: true });
  }
  expect(editing.changes().map(({ name }) => name)).toEqual(['The writer', 'The builder']);
  await editing.undo(ann);
  expect(copy.read(page)).toBe(file.replace(/^description: .*$/m, 'description: By The writer'));
});
