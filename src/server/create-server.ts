import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { type HeaderRules, parseHeaders } from '../render/headers-file.ts';

/**
 * Serves a built site as a static host would: the headers of `_headers`, files stored compressed where the
 * browser takes them, 404.html with status 404 for what is not there.
 */
export function createServer(folder: string): Hono {
  const rules = parseHeaders(readFileSync(join(folder, '_headers'), 'utf8'));
  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(headersFor(rules, context.req.path))) context.header(name, value);
    const isMissing = context.res.status === 404;
    if (isMissing) context.header('Cache-Control', 'no-store');
    else if (!context.res.headers.has('Cache-Control')) context.header('Cache-Control', 'no-cache');
  });
  app.get('/:path{.+}/', (context) => context.redirect(context.req.path.replace(/\/+$/, ''), 301));
  // `_headers` and `build.json` are for hosts and builds.
  app.get('/_headers', (context) => context.notFound());
  app.use(serveStatic({ root: folder, precompressed: true }));
  app.notFound((context) => {
    if (/^\/(assets|media)\//.test(context.req.path)) return context.text('Not found', 404);
    return context.html(readFileSync(join(folder, '404.html'), 'utf8'), 404);
  });
  return app;
}

/** The headers that apply to a path; a later, narrower rule goes before an earlier one. */
function headersFor(rules: HeaderRules, path: string): Record<string, string> {
  const applying = rules.filter(({ path: pattern }) => (pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern));
  return Object.assign({}, ...applying.map(({ headers }) => headers));
}
