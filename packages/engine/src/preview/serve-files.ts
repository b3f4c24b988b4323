import { createReadStream } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isGone } from '@pagewright/core';
import { mediaTypeOf } from 'pagewright-mail';
import type { Connect } from 'vite';
import type { SiteCode } from '../definition/site-code.ts';
import { isInside } from '../files/is-inside.ts';
import { iconNames } from '../icons/icon-names.ts';
import { siteIcons } from '../icons/site-icons.ts';
import { ensureEncoded } from '../media/encodings.ts';
import type { CurrentStylesheet } from './current-stylesheet.ts';
import type { DevSite } from './dev-site.ts';
import { decodePath, pathOf } from './guard-requests.ts';

/** The response to a request of a file. `siteDir` is the folder that must contain it. */
type Sending = { siteDir: string; response: ServerResponse; hasBody: boolean };

/**
 * Creates a middleware for files. `find` returns what is at a path; `send` sends its file. A path without a file, or whose file is
 * not there, goes to the next middleware.
 */
const serveFiles =
  <Found>(
    siteDir: string,
    find: (path: string) => Found | undefined,
    send: (found: Found, sending: Sending) => Promise<void>,
  ): Connect.NextHandleFunction =>
  (request, response, next) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const found = isRead ? find(decodePath(pathOf(request.url ?? '')) ?? '') : undefined;
    if (found === undefined) next();
    else
      send(found, { siteDir, response, hasBody: request.method === 'GET' }).catch((error: unknown) =>
        next(isNotThere(error) ? undefined : error),
      );
  };

/** Sends a file of a site. Rejects only while nothing has been sent; a file or browser that disappears later ends the response. */
async function sendFile(path: string, { siteDir, response, hasBody }: Sending): Promise<void> {
  await assertInside(siteDir, path);
  const { size } = await stat(path);
  response.setHeader('Content-Type', mediaTypeOf(path));
  response.setHeader('Content-Length', size);
  if (!hasBody) {
    response.end();
    return;
  }
  await pipeline(createReadStream(path), response).catch(() => response.destroy());
}

/** Throws when a file is missing, or a symbolic link out of the site has replaced it since it was loaded. */
async function assertInside(siteDir: string, path: string): Promise<void> {
  if (!isInside(await realpath(path), await realpath(siteDir))) throw new OutsideError();
}

/** True for the error of a file that is missing, or outside of the site. */
const isNotThere = (error: unknown): boolean => isGone(error) || error instanceof OutsideError;

/** A file that is missing, or outside of the site. */
class OutsideError extends Error {
  override readonly name = 'OutsideError';
}

/** Serves the files in `root/` as they are at the moment. */
export const serveRootFiles = (site: DevSite, siteDir: string): Connect.NextHandleFunction =>
  serveFiles(
    siteDir,
    (path) => site.rootFile(path),
    async ({ absolute }, sending) => {
      sending.response.setHeader('Cache-Control', 'no-store');
      await sendFile(absolute, sending);
    },
  );

/** Serves the calendar files of records, also of those that are not published. */
export const serveCalendars = (site: DevSite): Connect.NextHandleFunction =>
  serveFiles(
    site.siteDir,
    (path) => site.calendarFile(path),
    async ({ path, text }, { response, hasBody }) => {
      response.setHeader('Content-Type', mediaTypeOf(path));
      response.setHeader('Cache-Control', 'no-store');
      response.end(hasBody ? text : undefined);
    },
  );

/** Serves the media files of pages at `/media/`. Encodes a missing width on its first request. */
export const serveMedia = (site: DevSite, siteDir: string): Connect.NextHandleFunction =>
  serveFiles(
    siteDir,
    (path) => site.media(path.slice(1)),
    async (file, sending) => {
      await assertInside(siteDir, 'copyOf' in file ? file.copyOf : file.encoding.source);
      await sendFile('copyOf' in file ? file.copyOf : await ensureEncoded(join(siteDir, 'media'), file.encoding), sending);
    },
  );

/** Serves the files that the stylesheets of components refer to, such as the fonts of a package, at `/assets/`. */
export const serveFilesOfStylesheet = (stylesheet: CurrentStylesheet): Connect.NextHandleFunction =>
  serveFiles(
    '',
    (path) => stylesheet.file(path.slice(1)),
    // In the folder of the package, which may be outside of the site.
    (file, sending) => sendFile(file, { ...sending, siteDir: dirname(file) }),
  );

/** Every address of an icon. */
const iconPath = new RegExp(`^/(?:${iconNames.ico}|${iconNames.touch.replace('.png', '(?:-[0-9a-f]+)?.png')}|icon-[a-z0-9-]+\\.png)$`);

type Options = { readCode: () => Promise<Pick<SiteCode, 'theme'>>; root: string; siteDir: string };

/** Serves the icons of the site. Draws them on the first request. */
export const serveIcons = (site: DevSite, { readCode, root, siteDir }: Options): Connect.NextHandleFunction =>
  serveFiles(
    // The icons are in the cache of the project.
    root,
    (path) => (site.settings && iconPath.test(path) ? { path, settings: site.settings } : undefined),
    async ({ path, settings }, sending) => {
      const fileOf = async (published: string): Promise<string> => {
        const media = site.media(published.slice('/media/'.length));
        const file = media && ('copyOf' in media ? media.copyOf : media.encoding.source);
        if (file === undefined) throw new OutsideError();
        await assertInside(siteDir, file);
        return file;
      };
      const icon = (await siteIcons({ settings, code: await readCode(), root, fileOf })).find((one) => `/${one.path}` === path);
      if (!icon) throw new OutsideError();
      sending.response.setHeader('Cache-Control', 'no-store');
      await sendFile(icon.file, sending);
    },
  );
