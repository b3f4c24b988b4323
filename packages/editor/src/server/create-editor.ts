import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  describeSource,
  type EditorContext,
  englishTextsOf,
  type FormSource,
  isFromThisMachine,
  joinSchemaTexts,
  type Matter,
  NotAllowedError,
  type Outline,
  outlineInLanguage,
  type Person,
  personHeader,
  readBody,
  readPerson,
  reasonOf,
  requireRole,
  type SiteEditor,
  send as sendBody,
  sendPage,
  untranslatedOn,
} from 'pagewright/editing';
import { browserHeader, changedEvent } from '../messages.ts';
import { requestLimits } from '../request-limits.ts';
import { fieldTextsOf, type Language, preferredLanguage, type Texts, textFileOf, textsOf } from '../texts/index.ts';
import { type Action, actions } from './actions.ts';
import { sourceSchema } from './edit-schemas.ts';
import { editorPage } from './editor-page.ts';
import { EditorPassword } from './editor-password.ts';
import { readChoices, receiveFile } from './field-answers.ts';
import { fileFormat, isFromEditor, isFromOrigin, isFromPage, isSame, mayWrite } from './guard-editor.ts';
import { onlineActions } from './online-actions.ts';
import { passwordPage } from './password-page.ts';
import { isMalformed, parseJson, readBrowser, readIndex, readParameters } from './read-request.ts';
import { translateAnswer } from './say-answer.ts';
import { readPlace, readTranslations, readUses } from './site-answers.ts';
import { answerReview, versionActions, versionReads } from './version-answers.ts';

/** The largest form with a password that is accepted, in bytes. */
const maxPasswordBytes = 4096;

/** What an editor answers: a status, and a JSON value or a sentence. */
type Answer = { status: number; value: unknown };

/** A page that no file has is null: it may have been deleted a moment ago. */
const ok = (value: unknown): Answer => ({ status: 200, value: value ?? null });

/** What may be read, by the last part of the address, with the parameter `path` and others. `by`: who asks. */
const reads: Readonly<Record<string, (editing: SiteEditor, path: string, asked: URLSearchParams, by: Person) => unknown>> = {
  ...versionReads,
  page: (editing, path, _, by) => editing.read(path, by),
  map: (editing, path) => editing.map(path),
  file: (editing, path) => editing.readFile(path),
  records: (editing, collection) => editing.records(collection),
  links: (editing, path) => editing.linksTo(path),
  block: (editing, path, asked) => editing.readBlock({ path, index: readIndex(asked.get('index')) }),
  source: readSource,
  place: readPlace,
  translations: readTranslations,
  'english-texts': englishTextsOf,
  untranslated: untranslatedOn,
  uses: readUses,
};

/**
 * Creates the handler of the editor: its document, and what its script asks for. A browser on this machine gets both. One on another
 * machine gets nothing but a page that asks for the password, until it has sent that. No failure of a request leaves the handler.
 */
export function createEditor(context: EditorContext): (request: IncomingMessage, response: ServerResponse) => void {
  const { editing, path, password, send, report } = context;
  const door = { token: newSecret(), reviewKey: newSecret(), known: new EditorPassword(password, path) };
  editing.onChange(() => send(changedEvent));
  return (request, response) => {
    const language = preferredLanguage(request.headers['accept-language'] ?? '');
    respond({ request, response, language }, context, door).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else void failure(error, language, report).then((answered) => sendJson(response, answered));
    });
  };
}

const newSecret = (): string => randomBytes(24).toString('base64url');

/** What opens the editor: the token of its documents, the secret in the addresses of the review, and the password. */
type Door = { token: string; reviewKey: string; known: EditorPassword };

/** A request, its response, and the language of the browser. */
type Exchange = { request: IncomingMessage; response: ServerResponse; language: Language };

async function respond(exchange: Exchange, context: EditorContext, { token, reviewKey, known }: Door): Promise<void> {
  const { request, response, language } = exchange;
  const { editing, path, script, isForAll, isOfStudio, review, pageInLook, examples } = context;
  const { pathname, search } = new URL(request.url ?? '', 'http://localhost');
  const asked = readParameters(search);
  const isDocument = pathname === path;
  const by = whoAsks(request, isOfStudio);
  if (!by) return sendJson(response, { status: 403, value: textsOf(language).unknownPerson });
  if (!isOfStudio && (isForAll || !isFromThisMachine(request)) && !known.isKnown(request)) {
    if (!isDocument) return sendJson(response, { status: 403, value: `Open ${path} and enter the password first.` });
    if (request.method !== 'POST') return sendPage(response, passwordPage(language), 403);
    return signIn(exchange, known, path + search);
  }
  if (isDocument && request.method === 'GET') {
    const known = textsOf(language);
    const texts = examples ? { ...known, title: known.examples, saved: known.tried } : known;
    const person = isOfStudio ? { name: by.name ?? by.id, role: by.role } : undefined;
    const data = { token, path, list: examples?.list ?? '', language, texts, fieldTexts: fieldTextsOf(language), person };
    return sendPage(response, editorPage({ data, script }));
  }
  // The password was sent twice.
  if (isDocument && request.method === 'POST') return redirect(response, path + search);
  const name = pathname.slice(path.length + 1);
  // An open editor whose preview was started again asks for the new token. Whoever may ask for it may open the document that has it.
  if (name === 'token' && request.method === 'GET' && isFromPage(request)) return sendJson(response, ok(token));
  // An `<img>` sends no token, and neither does an `<iframe>`. They get what pages of the preview show anyway.
  if (name === 'thumbnail' && request.method === 'GET' && isFromPage(request))
    return sendThumbnail(response, await editing.choices.thumbnail(asked.get('path') ?? ''));
  if (name === 'look' && request.method === 'GET' && isFromPage(request)) {
    const page = await pageInLook(asked.get('path') ?? '', asked.get('name') ?? '');
    return page ? sendPage(response, page) : sendJson(response, { status: 404, value: 'Not found' });
  }
  const [folder, key = '', ...file] = name.split('/');
  // Its pages and pictures send no token either: the secret is in their addresses. Somebody may type one.
  if (folder === 'review' && request.method === 'GET' && (isFromPage(request) || request.headers['sec-fetch-site'] === 'none'))
    return review.send(isSame(key, reviewKey) ? file.join('/') : '', response);
  const { status, value } = await answer({ ...exchange, context, name, asked, by, token, reviewPath: `${path}/review/${reviewKey}` });
  // A draft says nothing: writing it says what is wrong.
  sendJson(response, { status, value: name === 'draft' ? value : translateAnswer(value, language) });
}

/**
 * Returns who asks: the person whom the studio names, or a browser, whose person may do everything once the password was checked. Undefined for
 * a request in which a studio names nobody.
 */
const whoAsks = ({ headers }: IncomingMessage, isOfStudio: boolean): Person | undefined =>
  isOfStudio ? readPerson(headers[personHeader]) : { id: readBrowser(headers[browserHeader]) ?? 'unnamed', role: 'owner' };

/** Checks the password that a browser has sent, and leads to the editor when it is right. Only the page that asks for it may send one. */
async function signIn({ request, response, language }: Exchange, known: EditorPassword, address: string): Promise<void> {
  const sent = isFromPage(request) && isFromOrigin(request) ? await readBody(request, maxPasswordBytes).catch(() => undefined) : undefined;
  if (sent === undefined) return sendPage(response, passwordPage(language), 403);
  const result = known.check(request.socket.remoteAddress ?? '', new URLSearchParams(sent).get('password') ?? '');
  if (result !== 'right') return sendPage(response, passwordPage(language, result), result === 'busy' ? 429 : 403);
  response.setHeader('Set-Cookie', known.cookie(request));
  redirect(response, address);
}

function redirect(response: ServerResponse, address: string): void {
  response.setHeader('Location', address);
  sendBody(response, 303, 'text/plain', '');
}

type Asked = Exchange & { context: EditorContext; name: string; asked: URLSearchParams; by: Person; token: string; reviewPath: string };

async function answer({ request, language, context, name, asked, by, token, reviewPath }: Asked): Promise<Answer> {
  const { editing, review, examples, publishing } = context;
  const outline = (): Promise<Outline> => readOutline(context, language, by);
  if (request.method === 'GET' && isFromEditor(request, token)) {
    const read = Object.hasOwn(reads, name) ? reads[name] : undefined;
    if (name === 'outline') return ok(await outline());
    if (name === 'online') return ok(publishing.state());
    return ok(read ? await read(editing, asked.get('path') ?? '', asked, by) : await readChoices(name, asked, editing));
  }
  const writeReview: Action = {
    matter: undefined,
    run: async () => answerReview({ editing, review, path: reviewPath, outline: await outline() }, language),
  };
  const known: typeof actions = {
    ...actions,
    ...(!examples && { ...versionActions, ...onlineActions(publishing), 'write-review': writeReview }),
  };
  const action = Object.hasOwn(known, name) ? known[name] : undefined;
  if (request.method !== 'POST' || (!action && name !== 'upload')) return { status: 404, value: 'Not found' };
  if (!mayWrite(request, token, action ? undefined : fileFormat))
    return { status: 403, value: 'Only the open editor may change the site.' };
  const matter = action ? action.matter : 'text';
  if (matter) requireRole(matter, by);
  if (!action) return ok(await receiveFile(request, asked, editing));
  const text = await readBody(request, requestLimits.bytes);
  return text === undefined ? { status: 413, value: 'The change is too large.' } : ok(await action.run(editing, parseJson(text), by));
}

/** The texts that say who may change something. */
const refusals = {
  text: 'onlyWriters',
  block: 'onlyBuildersBlocks',
  page: 'onlyBuildersPages',
  draft: 'onlyBuildersDrafts',
  navigation: 'onlyBuildersNavigation',
  structure: 'onlyBuildersStructure',
  settings: 'onlyOwnersSettings',
  version: 'onlyOwnersVersions',
} as const satisfies Record<Matter, keyof Texts>;

/** Answers a request that failed, in words for an author. The terminal has what a developer needs. */
async function failure(error: unknown, language: Language, report: EditorContext['report']): Promise<Answer> {
  const { malformedRequest, failedRequest, ...texts } = textsOf(language);
  if (error instanceof NotAllowedError) return { status: 403, value: texts[refusals[error.matter]] };
  const reason = reasonOf(error);
  if (isMalformed(error) || reason?.kind === 'unknown') return { status: 400, value: malformedRequest };
  // 507: Insufficient Storage.
  if (reason) return { status: reason.kind === 'not-stored' ? 507 : 409, value: translateAnswer(reason.message, language) };
  report(error);
  return { status: 500, value: failedRequest };
}

/** While a path is typed, there is often no file: no error for the console of the browser. */
const sendThumbnail = (response: ServerResponse, bytes: Buffer | undefined): void =>
  sendBody(response, bytes ? 200 : 204, 'image/webp', bytes ?? '');

const sendJson = (response: ServerResponse, { status, value }: Answer): void =>
  sendBody(response, status, 'application/json', JSON.stringify(value));

/** Returns what a site offers, in the language of the browser. */
async function readOutline({ editing, examples, schemaTexts }: EditorContext, language: Language, by: Person): Promise<Outline> {
  const own = editing.outline(by);
  const outline = examples ? examples.outline(own) : own;
  // A person may search for a block with words of another language than that of the editor.
  const packs = await schemaTexts(language === 'en' ? 'de' : 'en');
  const others = packs.map(({ search = {} }) => ({ ...joinSchemaTexts([]), search }));
  return outlineInLanguage(outline, joinSchemaTexts([textFileOf(language), ...(await schemaTexts(language)), ...others]));
}

/** Returns what a form edits and which pages show it. `asked` is JSON: a file and a path in it. */
function readSource(editing: SiteEditor, asked: string): Promise<FormSource | undefined> {
  const { file, path } = sourceSchema.parse(parseJson(asked));
  return editing.readSite((site) => describeSource(file, path, site));
}
