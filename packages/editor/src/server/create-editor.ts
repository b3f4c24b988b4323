import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Editing, type EditorContext, type EditResult, readBody, send as sendBody, sendPage } from 'pagewright/editing';
import { z } from 'zod';
import { changedEvent } from '../messages.ts';
import { preferredLanguage } from '../texts/index.ts';
import { editSchema, newBlockSchema, pastChangeSchema, taskRequestSchema } from './edit-schemas.ts';
import { editorPage } from './editor-page.ts';
import { readChoices, receiveFile } from './field-answers.ts';
import { fileFormat, isFromEditor, isFromPage, isFromThisMachine, mayWrite } from './guard-editor.ts';

/** The largest request that is accepted, in bytes. */
const maxBytes = 1024 * 1024;

/** What an editor answers: a status, and a JSON value or a sentence. */
type Answer = { status: number; value: unknown };

/** A page that no file has is null: it may have been deleted a moment ago. */
const ok = (value: unknown): Answer => ({ status: 200, value: value ?? null });

type Action = (editing: Editing, body: unknown) => Promise<EditResult>;

/** What may be posted, by the last part of the address. */
const actions: Readonly<Record<string, Action>> = {
  apply: (editing, body) => editing.apply(editSchema.parse(body)),
  add: (editing, body) => editing.addBlock(newBlockSchema.parse(body)),
  undo: (editing) => editing.undo(),
  redo: (editing) => editing.redo(),
  run: (editing, body) => {
    const { task, isForced } = taskRequestSchema.parse(body);
    return editing.run(task, isForced);
  },
  'take-back': (editing, body) => editing.takeBack(pastChangeSchema.parse(body).id),
};

/** What may be read, by the last part of the address, with the parameter `path`. */
const reads: Readonly<Record<string, (editing: Editing, path: string) => unknown>> = {
  offer: (editing) => editing.offer(),
  page: (editing, path) => editing.read(path),
  map: (editing, path) => editing.map(path),
  file: (editing, path) => editing.readFile(path),
  records: (editing, collection) => editing.records(collection),
  links: (editing, path) => editing.linksTo(path),
  changes: (editing) => editing.changes(),
};

/** Creates the handler of the editor: its document, and what its script asks for. Only a browser on this machine gets it. */
export function createEditor({ editing, path, script, send }: EditorContext): (request: IncomingMessage, response: ServerResponse) => void {
  const token = randomBytes(24).toString('base64url');
  editing.onChange(() => send(changedEvent));
  return (request, response) => {
    if (!isFromThisMachine(request)) return sendJson(response, { status: 403, value: 'Only a browser on this machine may edit the site.' });
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    if (pathname === path && request.method === 'GET') {
      const language = preferredLanguage(request.headers['accept-language'] ?? '');
      return sendPage(response, editorPage({ data: { token, path, language }, script }));
    }
    const name = pathname.slice(path.length + 1);
    // An `<img>` sends no token. It gets what pages of the preview show anyway.
    if (name === 'thumbnail' && request.method === 'GET' && isFromPage(request))
      return sendThumbnail(response, editing.choices.thumbnail(searchParams.get('path') ?? ''));
    answer({ name, asked: searchParams, token, request, editing }).then(
      (result) => sendJson(response, result),
      (error: unknown) => sendJson(response, failure(error)),
    );
  };
}

type Asked = { name: string; asked: URLSearchParams; token: string; request: IncomingMessage; editing: Editing };

async function answer({ name, asked, token, request, editing }: Asked): Promise<Answer> {
  if (request.method === 'GET' && isFromEditor(request, token)) {
    const read = Object.hasOwn(reads, name) ? reads[name] : undefined;
    return ok(read ? await read(editing, asked.get('path') ?? '') : await readChoices(name, asked, editing));
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
