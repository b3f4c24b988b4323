import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Editing, type EditorContext, readBody, send as sendBody, sendPage } from 'pagewright/editing';
import { z } from 'zod';
import { changedEvent } from '../messages.ts';
import { type Language, preferredLanguage } from '../texts/index.ts';
import { draftSchema, editSchema, newBlockSchema, pastChangeSchema, taskRequestSchema } from './edit-schemas.ts';
import { editorPage } from './editor-page.ts';
import { EditorPassword } from './editor-password.ts';
import { readChoices, receiveFile } from './field-answers.ts';
import { fileFormat, isFromEditor, isFromOrigin, isFromPage, isFromThisMachine, mayWrite } from './guard-editor.ts';
import { passwordPage } from './password-page.ts';
import { readOffer } from './read-offer.ts';
import { readSource } from './read-source.ts';
import { sayAnswer } from './say-answer.ts';
import { readPlace, readTranslations, readUses } from './site-answers.ts';
import { answerReview, versionActions, versionReads } from './version-answers.ts';

/** The largest change and the largest form with a password that are accepted, in bytes. */
const maxBytes = 1024 * 1024;
const maxPasswordBytes = 4096;

/** What an editor answers: a status, and a JSON value or a sentence. */
type Answer = { status: number; value: unknown };

/** A page that no file has is null: it may have been deleted a moment ago. */
const ok = (value: unknown): Answer => ({ status: 200, value: value ?? null });

type Action = (editing: Editing, body: unknown) => Promise<unknown>;

/** What may be posted, by the last part of the address. */
const actions: Readonly<Record<string, Action>> = {
  ...versionActions,
  apply: (editing, body) => editing.apply(editSchema.parse(body)),
  draft: (editing, body) => {
    const { edit, path } = draftSchema.parse(body);
    return editing.draft(edit, path);
  },
  add: (editing, body) => editing.addBlock(newBlockSchema.parse(body)),
  undo: (editing) => editing.undo(),
  redo: (editing) => editing.redo(),
  run: (editing, body) => {
    const { task, isForced } = taskRequestSchema.parse(body);
    return editing.run(task, isForced);
  },
  'take-back': (editing, body) => editing.takeBack(pastChangeSchema.parse(body).id),
};

/** What may be read, by the last part of the address, with the parameter `path` and others. */
const reads: Readonly<Record<string, (editing: Editing, path: string, asked: URLSearchParams) => unknown>> = {
  ...versionReads,
  page: (editing, path) => editing.read(path),
  map: (editing, path) => editing.map(path),
  file: (editing, path) => editing.readFile(path),
  records: (editing, collection) => editing.records(collection),
  links: (editing, path) => editing.linksTo(path),
  block: (editing, path, asked) => editing.readBlock({ path, index: Number(asked.get('index')) }),
  source: readSource,
  place: readPlace,
  translations: readTranslations,
  uses: readUses,
};

/**
 * Creates the handler of the editor: its document, and what its script asks for. A browser on this machine gets both. One on another
 * machine gets nothing but a page that asks for the password, until it has sent that.
 */
export function createEditor({
  editing,
  path,
  script,
  password,
  send,
  review,
  schemaTexts,
}: EditorContext): (request: IncomingMessage, response: ServerResponse) => void {
  const token = randomBytes(24).toString('base64url');
  const known = new EditorPassword(password, path);
  editing.onChange(() => send(changedEvent));
  return (request, response) => {
    const { pathname, search, searchParams } = new URL(request.url ?? '', 'http://localhost');
    const isDocument = pathname === path;
    const language = preferredLanguage(request.headers['accept-language'] ?? '');
    if (!isFromThisMachine(request) && !known.isKnown(request)) {
      if (!isDocument) return sendJson(response, { status: 403, value: `Open ${path} and enter the password first.` });
      if (request.method !== 'POST') return sendPage(response, passwordPage(language), 403);
      return void signIn({ request, response, known, language, address: path + search });
    }
    if (isDocument && request.method === 'GET') return sendPage(response, editorPage({ data: { token, path, language }, script }));
    // The password was sent twice.
    if (isDocument && request.method === 'POST') return redirect(response, path + search);
    const name = pathname.slice(path.length + 1);
    // An `<img>` sends no token. It gets what pages of the preview show anyway.
    if (name === 'thumbnail' && request.method === 'GET' && isFromPage(request))
      return sendThumbnail(response, editing.choices.thumbnail(searchParams.get('path') ?? ''));
    // Somebody may type its address.
    const isOpened = isFromPage(request) || request.headers['sec-fetch-site'] === 'none';
    if (name.startsWith('review/') && request.method === 'GET' && isOpened) return void review.send(name.slice('review/'.length), response);
    const offer = () => readOffer({ editing, schemaTexts }, language);
    const own = { 'write-review': async () => answerReview({ editing, review, path, offer: await offer() }, language) };
    const all = { actions: { ...actions, ...own }, reads: { ...reads, offer } };
    answer({ name, asked: searchParams, token, request, editing, ...all }).then(
      // A draft says nothing: writing it says what is wrong.
      async ({ status, value }) => sendJson(response, { status, value: name === 'draft' ? value : await sayAnswer(value, language) }),
      (error: unknown) => sendJson(response, failure(error)),
    );
  };
}

type SignIn = { request: IncomingMessage; response: ServerResponse; known: EditorPassword; language: Language; address: string };

/** Checks the password that a browser has sent, and leads to the editor when it is right. Only the page that asks for it may send one. */
async function signIn({ request, response, known, language, address }: SignIn): Promise<void> {
  const sent = isFromPage(request) && isFromOrigin(request) ? await readBody(request, maxPasswordBytes).catch(() => undefined) : undefined;
  if (sent === undefined) return sendPage(response, passwordPage(language), 403);
  const result = await known.check(request.socket.remoteAddress ?? '', new URLSearchParams(sent).get('password') ?? '');
  if (result !== 'right') return sendPage(response, passwordPage(language, result), result === 'busy' ? 429 : 403);
  response.setHeader('Set-Cookie', known.cookie(request));
  redirect(response, address);
}

function redirect(response: ServerResponse, address: string): void {
  response.setHeader('Location', address);
  sendBody(response, 303, 'text/plain', '');
}

type Asked = {
  name: string;
  asked: URLSearchParams;
  token: string;
  request: IncomingMessage;
  editing: Editing;
  actions: typeof actions;
  reads: typeof reads;
};

async function answer({ name, asked, token, request, editing, actions, reads }: Asked): Promise<Answer> {
  if (request.method === 'GET' && isFromEditor(request, token)) {
    const read = Object.hasOwn(reads, name) ? reads[name] : undefined;
    return ok(read ? await read(editing, asked.get('path') ?? '', asked) : await readChoices(name, asked, editing));
  }
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
  if (request.method !== 'POST' || (!action && name !== 'upload')) return { status: 404, value: 'Not found' };
  if (!mayWrite(request, token, action ? undefined : fileFormat))
    return { status: 403, value: 'Only the open editor may change the site.' };
  if (!action) return ok(await receiveFile(request, asked, editing));
  const text = await readBody(request, maxBytes);
  return text === undefined ? { status: 413, value: 'The change is too large.' } : ok(await action(editing, JSON.parse(text)));
}

/** A request that is not as expected is the mistake of whoever has sent it. */
function failure(error: unknown): Answer {
  const isOfRequest = error instanceof z.ZodError || error instanceof SyntaxError;
  return { status: isOfRequest ? 400 : 500, value: error instanceof Error ? error.message : String(error) };
}

function sendThumbnail(response: ServerResponse, picture: Promise<Buffer | undefined>): void {
  picture.then(
    // While a path is typed, there is often no file: no error for the console of the browser.
    (bytes) => sendBody(response, bytes ? 200 : 204, 'image/webp', bytes ?? ''),
    (error: unknown) => sendJson(response, failure(error)),
  );
}

const sendJson = (response: ServerResponse, { status, value }: Answer): void =>
  sendBody(response, status, 'application/json', JSON.stringify(value));
