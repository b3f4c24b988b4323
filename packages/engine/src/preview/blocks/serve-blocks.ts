import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { memoizeCall, pageAddress, type SiteModel, usedName } from '@pagewright/core';
import type { Connect, ViteDevServer } from 'vite';
import { pictureParameter } from '../../browser/block-picture.ts';
import { describeBlock } from '../../editor-schema/block-schema.ts';
import { describeCodeError } from '../../files/describe-code-error.ts';
import type { DevRenderer } from '../dev-renderer.ts';
import type { DevSite } from '../dev-site.ts';
import { renderErrorPage, settingsErrorPage } from '../error-pages.ts';
import { decodePath, pathOf, sendText } from '../guard-requests.ts';
import type { OpenPages } from '../open-pages.ts';
import type { PreviewPage } from '../preview-page.ts';
import { send, sendPage } from '../tool-page.ts';
import { watchFolder } from '../watch-folder.ts';
import { withoutScripts } from '../without-scripts.ts';
import { blockList, blocksPath } from './block-list.ts';
import { examplePath, withoutFrame } from './example-site.ts';
import { examplesEditor } from './examples-editor.ts';

type Preview = { server: ViteDevServer; site: DevSite; renderer: DevRenderer; openPages: OpenPages };

type Exchange = Preview & { settings: SiteModel; response: ServerResponse };

/** Creates the middleware of the list of block types, of the link to the examples of each, and of pictures of blocks. `hasEditor`: an editor is installed. */
export function serveBlocks(preview: Preview, hasEditor: boolean): Connect.NextHandleFunction {
  const watch = memoizeCall(() => watchExamples(preview));
  return (request, response, next) => {
    const [, first, type = '', ...rest] = (decodePath(pathOf(request.url ?? '')) ?? '').split('/');
    if (`/${first}` !== blocksPath) return next();
    if (request.method !== 'GET' && request.method !== 'HEAD') return sendText(response, 405, 'Block types can only be read.');
    if (rest.length > 0) return sendText(response, 404, 'There is no such page of a block type.');
    watch();
    answer(type, request, response, preview, hasEditor).catch((error: unknown) =>
      sendHtml(response, 500, renderErrorPage(describeCodeError(error), preview.renderer.script)),
    );
  };
}

async function answer(type: string, request: IncomingMessage, response: ServerResponse, preview: Preview, hasEditor: boolean) {
  const { site, renderer } = preview;
  const { settings } = site;
  if (!settings) return sendHtml(response, 500, settingsErrorPage(site.formatReports(), renderer.script));
  const { examples } = renderer;
  const exchange = { ...preview, settings, response };
  const picture = new URLSearchParams(request.url?.split('?')[1]).get(pictureParameter);
  if (picture !== null) return sendPicture(exchange, type, picture);
  await examples.read(type);
  if (type === '') return sendList(exchange);
  const last = examples.of(type).at(-1);
  if (!last) return sendText(response, 404, `There is no block type "${type}".`);
  const path = examplePath(type, last.name);
  const address = hasEditor ? `${examplesEditor[examples.siteOf(type)]}?page=${encodeURIComponent(path)}` : pageAddress(path, settings);
  response.writeHead(302, { Location: address, 'Cache-Control': 'no-store' }).end();
}

function sendList({ renderer, settings, response }: Exchange): void {
  const { examples, code } = renderer;
  const { site } = code.current;
  const types = site.blockTypes.map((type) => ({
    type,
    description: describeBlock(type, site),
    isOwn: examples.isOwn(type),
    hasExample: examples.of(type).some(({ file }) => file !== undefined),
    folder: examples.folderOf(type),
  }));
  sendPage(response, blockList(types, settings));
}

/** Sends the picture of a block type, `short` or `long`, or without a type that of the shared block with this name. */
async function sendPicture({ site, renderer, settings, response }: Exchange, type: string, name: string): Promise<void> {
  const { examples } = renderer;
  await examples.get();
  // A gallery shows many at once, and with each type by itself, the stylesheet would be built as often.
  for (const one of renderer.code.current.site.blockTypes) for (const page of examples.pagesOf(one)) renderer.addStyles(page);
  const page = type === '' ? pageOfShared(name, site) : pageOfType(examples.pagesOf(type), name);
  if (!page) return sendText(response, 404, 'There is no such block.');
  renderer.addStyles(page);
  const rendered = await renderer.render(page, settings);
  sendHtml(response, 200, withoutScripts(withoutFrame(rendered.toDocument().join(''))));
}

/** Returns the page with the shortest or the longest example without problems. */
function pageOfType(pages: readonly PreviewPage[], length: string): PreviewPage | undefined {
  const valid = pages.filter(({ parts }) => parts.every((part) => !('card' in part)));
  return valid.at(length === 'short' ? 0 : -1) ?? pages[0];
}

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

const sendHtml = (response: ServerResponse, status: number, html: string): void => send(response, status, 'text/html; charset=utf-8', html);

/** Shows each change of an example in the open pages. */
function watchExamples({ server, renderer, openPages }: Preview): void {
  const onError = (error: unknown): void => server.config.logger.error(`Changes of examples are not shown: ${String(error)}`);
  const onEvent = (): void => void renderer.examples.read().then(() => openPages.sendChanges(), onError);
  for (const folder of new Set(renderer.examples.folders().filter((one) => existsSync(one))))
    server.httpServer?.once('close', watchFolder({ folder, onEvent, onError }));
}
