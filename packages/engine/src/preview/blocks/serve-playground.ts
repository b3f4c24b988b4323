import type { IncomingMessage, ServerResponse } from 'node:http';
import { memoizeCall, type SiteModel, usedName } from '@pagewright/core';
import type { Connect, ViteDevServer } from 'vite';
import { parse } from 'yaml';
import { z } from 'zod';
import { pictureParameter } from '../../browser/block-picture.ts';
import { playgroundEntry, playgroundFrameEntry } from '../../bundle/entry-modules.ts';
import { cacheKey } from '../../cache/text-cache.ts';
import { describeCodeError } from '../../files/describe-code-error.ts';
import type { DevRenderer } from '../dev-renderer.ts';
import type { DevSite } from '../dev-site.ts';
import { renderErrorPage, settingsErrorPage } from '../error-pages.ts';
import { decodePath, pathOf, sendText } from '../guard-requests.ts';
import type { PreviewPage } from '../preview-page.ts';
import { readBody, send, sendPage } from '../tool-page.ts';
import { withoutScripts } from '../without-scripts.ts';
import type { ExampleSite } from './example-site.ts';
import type { DraftAnswer, PlaygroundData } from './messages.ts';
import { blockTypePath, inlineCode, navigationOf, playgroundPage, playgroundPath, typeList } from './playground-page.ts';
import { watchExamples } from './watch-examples.ts';

type Preview = { server: ViteDevServer; site: DevSite; renderer: DevRenderer };

/** A request below `playgroundPath`: the names after it. */
type Asked = { type?: string | undefined; example?: string | undefined; rest?: string | undefined };

type Exchange = Preview & { settings: SiteModel; examples: ExampleSite; response: ServerResponse };

/**
 * Creates the middleware of the playground: the list of block types, the page of each, frames with its examples, and the check of
 * edited blocks. `projects` are the folders with `tests/blocks`.
 */
export function servePlayground(preview: Preview, projects: readonly string[]): Connect.NextHandleFunction {
  const watch = memoizeCall(() => watchExamples(preview.server, projects));
  return (request, response, next) => {
    const [, first, type, example, rest] = (decodePath(pathOf(request.url ?? '')) ?? '').split('/');
    if (`/${first}` !== playgroundPath) return next();
    watch();
    answer({ type: type || undefined, example, rest }, request, response, preview).catch((error: unknown) => {
      const reports = describeCodeError(error);
      if (request.method === 'POST') sendText(response, 500, reports.join('\n\n'));
      else sendHtml(response, 500, renderErrorPage(reports, preview.renderer.script));
    });
  };
}

async function answer({ type, example, rest }: Asked, request: IncomingMessage, response: ServerResponse, preview: Preview): Promise<void> {
  const { site, renderer } = preview;
  const { settings } = site;
  if (!settings) return sendHtml(response, 500, settingsErrorPage(site.formatReports(), renderer.script));
  const isDraft = request.method === 'POST' && type !== undefined && example === undefined;
  if (!isDraft && request.method !== 'GET' && request.method !== 'HEAD')
    return sendText(response, 405, 'Only blocks of a type can be posted.');
  const picture = new URLSearchParams(request.url?.split('?')[1]).get(pictureParameter);
  const examples = await (isDraft || picture !== null ? renderer.examples.get() : renderer.examples.read());
  const exchange = { ...preview, settings, examples, response };
  if (picture !== null) addAllStyles(exchange);
  if (type === undefined) return picture === null ? sendList(exchange) : sendStill(exchange, pageOfShared(picture, site));
  if (!examples.code.isBlockType(type)) return sendText(response, 404, `There is no block type "${type}".`);
  if (isDraft) return sendDraft(exchange, type, request);
  if (example === undefined) return picture === null ? sendType(exchange, type) : sendPicture(exchange, type, picture);
  const page = examples.pageOf(type, example);
  if (!page) return sendText(response, 404, `There is no example "${example}" of the block type "${type}".`);
  return sendFrame(exchange, inFrame(page, type, example), rest === 'islands.json');
}

function sendList({ examples, settings, response }: Exchange): void {
  const { code } = examples;
  const types = code.blockTypes.map((type) => ({
    type,
    description: examples.describe(type),
    isOwn: examples.isOwn(type),
    examples: examples.examplesOf(type).filter(({ file }) => file !== undefined).length,
    folder: examples.folderOf(type),
  }));
  const navigation = navigationOf(settings, 'Blocks');
  sendPage(response, playgroundPage({ title: 'Blocks', navigation, main: typeList(types), script: moduleUrl(playgroundEntry) }));
}

function sendType({ examples, settings, response }: Exchange, type: string): void {
  const shown = examples.examplesOf(type);
  const { siteLanguages = [] } = settings;
  const data: PlaygroundData = {
    type,
    fields: examples.fieldsOf(type).filter(({ name }) => name !== 'type'),
    examples: shown.map(({ name, file, text }) => ({ name, file, block: blockOf(text) })),
    names: examples.nameLists(type),
    languages: siteLanguages.length > 1 ? siteLanguages.map(({ code, direction }) => ({ code, direction })) : [],
    hasDarkMode: settings.theme.darkMode !== undefined,
  };
  const missing = shown.every(({ file }) => file === undefined)
    ? `<p class="missing">This type has no example yet. These are values made from its schema. Write an example as ${inlineCode(`\`${examples.folderOf(type)}/full.yaml\``)}: one block, from <code>type: ${type}</code> on.</p>`
    : '';
  const main = `<h1>${type}</h1><p>${inlineCode(examples.describe(type))}</p>${missing}<div id="playground"></div><noscript><p>This page needs script.</p></noscript>`;
  const navigation = navigationOf(settings, undefined);
  sendPage(response, playgroundPage({ title: `${type} · Blocks`, navigation, main, script: moduleUrl(playgroundEntry), data }));
}

function blockOf(text: string): object {
  try {
    const block: unknown = parse(text);
    return typeof block === 'object' && block !== null ? block : {};
  } catch {
    // The frame shows why the example cannot be read.
    return {};
  }
}

/** Returns the page of an example as its frame shows it: at an address of the playground, with the script of frames. */
const inFrame = (page: PreviewPage, type: string, example: string): PreviewPage => ({
  ...page,
  model: { ...page.model, path: blockTypePath(type, example) },
  script: moduleUrl(playgroundFrameEntry),
});

/** Hides what stands around the block. */
const frameStyles =
  '<style>body > :is(.skip-link, div:has(> footer)), [data-header-slot] > :not([data-block]) { display: none !important; } #main { padding-top: 0 !important; }</style>';

/** The examples that have their styles. */
const styled = new WeakSet<ExampleSite>();

/** Styles all examples: a gallery shows many of them at once, and with each type by itself, the stylesheet would be built as often. */
function addAllStyles({ renderer, examples }: Exchange): void {
  if (styled.has(examples)) return;
  styled.add(examples);
  for (const type of examples.code.blockTypes)
    for (const { name } of examples.examplesOf(type)) {
      const page = examples.pageOf(type, name);
      if (page) renderer.addStyles(page);
    }
}

/** Sends the shortest or the longest example without problems. */
function sendPicture(exchange: Exchange, type: string, length: string): Promise<void> {
  const { examples } = exchange;
  const shown = examples.examplesOf(type).flatMap(({ name }) => examples.pageOf(type, name) ?? []);
  const valid = shown.filter(({ parts }) => parts.every((part) => !('card' in part)));
  return sendStill(exchange, valid.at(length === 'short' ? 0 : -1) ?? shown[0]);
}

/** Sends a page without its scripts. */
async function sendStill(exchange: Exchange, page: PreviewPage | undefined): Promise<void> {
  if (!page) return sendText(exchange.response, 404, 'There is no such block.');
  sendHtml(exchange.response, 200, withoutScripts(await renderFrame(exchange, page)));
}

async function sendFrame(exchange: Exchange, page: PreviewPage, wantsIslands: boolean): Promise<void> {
  if (!wantsIslands) return sendHtml(exchange.response, 200, await renderFrame(exchange, page));
  exchange.renderer.addStyles(page);
  sendJson(exchange.response, (await exchange.renderer.render(page, exchange.settings)).islands);
}

async function renderFrame({ renderer, settings }: Exchange, page: PreviewPage): Promise<string> {
  renderer.addStyles(page);
  const rendered = await renderer.render(page, settings);
  return rendered
    .toDocument()
    .join('')
    .replace('</head>', () => `${frameStyles}</head>`);
}

/** The largest block that is accepted, in bytes. */
const maxBytes = 256 * 1024;

const draftSchema = z.object({ block: z.record(z.string(), z.unknown()), styles: z.string() });

/** Checks and renders a posted block. Only a page of this preview may post one. */
async function sendDraft({ renderer, examples, settings, response }: Exchange, type: string, request: IncomingMessage): Promise<void> {
  const { 'sec-fetch-site': from, 'content-type': format } = request.headers;
  if (from !== 'same-origin' || format !== 'application/json')
    return sendText(response, 403, 'Only pages of the live preview may post blocks, as JSON.');
  const text = await readBody(request, maxBytes);
  if (text === undefined) return sendText(response, 413, `A block has at most ${maxBytes} bytes.`);
  const draft = draftSchema.safeParse(readJson(text)).data;
  if (!draft) return sendText(response, 400, 'A block is a group of fields.');
  const { page, yaml, problems } = await examples.checkDraft(type, draft.block);
  if (page) renderer.addStyles(page);
  const stylesheet = await renderer.stylesheet.current();
  const styles = cacheKey(stylesheet);
  const result: DraftAnswer = {
    yaml,
    problems,
    ...(page && { page: (await renderer.render(inFrame(page, type, 'draft'), settings)).live }),
    styles,
    ...(styles !== draft.styles && { stylesheet }),
  };
  sendJson(response, result);
}

/** Reads JSON. Undefined for a text that is none. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const moduleUrl = (entry: string): string => `/@id/${entry}`;

const sendHtml = (response: ServerResponse, status: number, html: string): void => send(response, status, 'text/html; charset=utf-8', html);

const sendJson = (response: ServerResponse, value: unknown): void => send(response, 200, 'application/json', JSON.stringify(value));

/** Returns a page with a shared block alone, as the first page shows it that uses it. Undefined for one that no page shows. */
function pageOfShared(name: string, dev: DevSite): PreviewPage | undefined {
  const { site } = dev;
  const resolved = site?.pages.find((one) => site.usesOf(one).has(`shared:${name}`));
  const shown = resolved?.page.fields && dev.page(resolved.page.fields.path);
  if (!site || !resolved || !shown) return undefined;
  const index = site.contentOf(resolved).entries.findIndex((entry) => usedName(entry) === name);
  const block = site.blocksOf(resolved).renderable.get(index);
  return block && { ...shown, model: { ...shown.model, blocks: [block], declared: 1 }, parts: [{ block }] };
}
