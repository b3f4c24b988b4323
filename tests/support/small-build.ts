import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { contentSecurityPolicy, metaPolicy } from '../../packages/core/src/output/content-security-policy.ts';
import { formatHeaders, headerRules } from '../../packages/core/src/output/headers-file.ts';
import { withCompressed, writePageFile } from '../../packages/engine/src/files/compress.ts';
import { OutputFolder } from '../../packages/engine/src/render/output/output-folder.ts';

/** The input of `buildSmallSite`. */
export type SmallSite = {
  /** Written into the stylesheet and every page, so that builds differ. */
  version: number;
  /** Paths, such as `/about`. */
  pages: readonly string[];
  redirects?: Readonly<Record<string, string>>;
  /** More files by their paths. */
  files?: Readonly<Record<string, string>>;
};

/** Writes a site as a build does, with everything that must fit together in a deploy: policy, stylesheet, redirects, 404 page. */
export async function buildSmallSite(
  folder: string,
  cache: string,
  { version, pages, redirects = {}, files = {} }: SmallSite,
): Promise<void> {
  const stylesheet = `:root{--version:${version}}`;
  const policy = contentSecurityPolicy({ stylesheet, boot: `boot(${version})` });
  const htmlOf = (title: string): string =>
    [
      '<!doctype html><html><head><meta charSet="utf-8"/>',
      `<meta http-equiv="Content-Security-Policy" content="${metaPolicy(policy).replaceAll("'", '&#x27;')}"/>`,
      `<style>${stylesheet}</style></head><body><h1>${title}</h1><p>build ${version}</p>`,
      `<p>${'some words '.repeat(1_500)}</p><script>boot(${version})</script></body></html>`,
    ].join('');
  const output = await OutputFolder.open(folder, cache);
  for (const path of [...pages, '/404']) {
    const file = path === '/404' ? '404.html' : join(path, 'index.html').replace(/^\//, '');
    const html = htmlOf(path);
    await output.write(file, html);
    writePageFile(join(output.staging, file), [html], true);
    output.record('', withCompressed(file));
  }
  await output.write('_headers', `${formatHeaders(headerRules({ policy, hsts: 'host', url: 'https://site.example' }))}\n`);
  await output.write(
    '_redirects',
    Object.entries(redirects)
      .map(([from, to]) => `${from} ${to} 301\n`)
      .join(''),
  );
  for (const [path, text] of Object.entries(files)) await output.write(path, text);
  for (const [from, to] of Object.entries(redirects)) await output.writeLast(`${from.slice(1)}/index.html`, `<a href="${to}">${to}</a>`);
  await output.finish({ build: String(version) });
}

/** Returns the inline scripts and styles of a page whose hash is not in its policy. */
export function blockedInlines(html: string, policy: string | null): string[] {
  const inlines = [...html.matchAll(/<(?:style|script)>([^<]*)(?:<\/|$)/g)].map(([, text = '']) => text);
  return inlines.filter((text) => !policy?.includes(`'sha256-${createHash('sha256').update(text).digest('base64')}'`));
}
