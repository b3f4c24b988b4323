import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { factsFile } from '../mail/facts-file.ts';
import type { Peer } from '../mail/http/peer.ts';
import type { MailService } from '../mail/service.ts';
import { buildMark } from '../render/output-folder.ts';
import { headersFor, readHeaderRules } from './header-rules.ts';
import { readRedirects } from './read-redirects.ts';

/**
 * Serves a built site as a static host would: the headers of `_headers`, files stored compressed where the
 * browser takes them, 404.html with status 404 for what is not there. The mail service answers its paths with headers
 * of its own.
 */
export function createServer(folder: string, mail?: Pick<MailService, 'fetch' | 'paths'>): Hono<{ Bindings: Peer }> {
  const rules = readHeaderRules(folder);
  const app = new Hono<{ Bindings: Peer }>();
  if (mail) for (const path of mail.paths) app.all(path, (context) => mail.fetch(context.req.raw, context.env));
  app.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(headersFor(rules, context.req.path))) context.header(name, value);
    const isMissing = context.res.status === 404;
    if (isMissing) context.header('Cache-Control', 'no-store');
    else if (!context.res.headers.has('Cache-Control')) context.header('Cache-Control', 'no-cache');
  });
  app.use(async (context, next) => {
    const { path } = context.req;
    if (!/^\/[^/\\].*\/$/.test(path)) return next();
    return context.redirect(path.replace(/\/+$/, ''), 301);
  });
  const moved = readRedirects(folder);
  app.use(async (context, next) => {
    const to = moved.get(context.req.path);
    return to === undefined ? next() : context.redirect(to, 301);
  });
  // These are for hosts and builds.
  for (const file of ['/_headers', '/_redirects', `/${factsFile}`, `/${buildMark}`]) app.get(file, (context) => context.notFound());
  app.use(serveStatic({ root: folder, precompressed: true }));
  app.notFound((context) => {
    const page = /^\/(assets|media)\//.test(context.req.path) ? undefined : nearestNotFoundPage(folder, context.req.path);
    return page === undefined ? context.text('Not found', 404) : context.html(readFileSync(page, 'utf8'), 404);
  });
  return app;
}

/** The 404.html of the address' folder, or of the nearest folder above that has one. */
function nearestNotFoundPage(folder: string, path: string): string | undefined {
  const segments = path.split('/').filter((segment) => /^[a-z0-9-]+$/.test(segment));
  const folders = segments.map((_, index) => join(folder, ...segments.slice(0, segments.length - 1 - index)));
  return [...folders, folder].map((one) => join(one, '404.html')).find((file) => existsSync(file));
}
