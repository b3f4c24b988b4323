import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { htmlFilePath, type PageModel, pageFile, SiteCodeError } from '@pagewright/core';
import { Parser } from 'htmlparser2';
import type { FinishedBuild, JoinedAdditions, Owned, SiteHooks } from '../definition/site-additions.ts';
import { writePageFile } from '../files/compress.ts';
import { placeInCode } from '../files/place-in-code.ts';
import type { RenderablePage } from './build-input.ts';
import { partsOfDocument, type WrittenLink, WrittenLinks } from './written-links.ts';

/**
 * Calls `onPage` for each page that was rendered into `folder`, and writes the HTML that a hook returns. Returns the links of changed
 * pages. Throws an error that names the page, also for HTML with a script or a style that the policy does not allow.
 */
export async function callOnPage(
  hooks: JoinedAdditions['hooks'],
  pages: readonly Pick<RenderablePage, 'path' | 'readModel'>[],
  { folder, compress }: { folder: string; compress: boolean },
): Promise<WrittenLink[]> {
  const called = hooks.filter(({ onPage }) => onPage !== undefined);
  const links = new WrittenLinks();
  if (called.length === 0) return [];
  for (const { path, readModel } of pages) {
    // A hook may change its copy.
    const page: PageModel = JSON.parse(JSON.stringify(readModel()));
    const rendered = await readFile(htmlFilePath(folder, path), 'utf8');
    let html = rendered;
    for (const hook of called) {
      const before = html;
      html = (await call(hook, 'onPage', `for the page ${path}`, () => hook.onPage?.({ page, html: before }))) ?? html;
      if (html !== before) assertSamePolicy(path, before, html, hook.owner);
    }
    if (html === rendered) continue;
    writePageFile(join(folder, pageFile(path)), [html], compress);
    links.add(path, partsOfDocument(html));
  }
  return links.take();
}

/** Throws when HTML has a script, a style, a handler or a frame that the rendered page does not have: its policy names those of the build. */
function assertSamePolicy(path: string, rendered: string, changed: string, owner: string): void {
  const known = new Set(partsOfPolicy(rendered));
  const added = partsOfPolicy(changed)
    .find((part) => !known.has(part))
    ?.slice(0, 200);
  if (added === undefined) return;
  throw new Error(
    `hooks.onPage of ${owner} adds ${added} to the page ${path}, which the Content-Security-Policy forbids. It may change texts, classes, links and metadata; scripts come from blocks and \`enhance\`.`,
  );
}

/** Returns what the policy of a page is about: each part as it is written, a script and a style with its text. */
function partsOfPolicy(html: string): string[] {
  const parts: string[] = [];
  let hasCode = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      const isPart = policyElements.has(name) || (name === 'meta' && 'http-equiv' in attributes) || attributes.rel === 'stylesheet';
      const written = Object.entries(attributes).filter(([key]) => isPart || key === 'style' || key.startsWith('on'));
      if (isPart || written.length > 0) parts.push(`<${[name, ...written.map(([key, value]) => `${key}="${value}"`)].join(' ')}>`);
      hasCode = name === 'script' || name === 'style';
    },
    ontext(text) {
      if (hasCode) parts.push(`${parts.pop()}${text}`);
    },
    onclosetag() {
      hasCode = false;
    },
  });
  parser.end(html);
  return parts;
}

const policyElements: ReadonlySet<string> = new Set(['base', 'embed', 'iframe', 'object', 'script', 'style']);

/**
 * Calls `onFile` for a file that the build writes for hosts, search engines and readers, such as `sitemap.xml`. Returns its text, which a
 * hook may have changed.
 */
export async function callOnFile(hooks: JoinedAdditions['hooks'], path: string, written: string): Promise<string> {
  let text = written;
  for (const hook of hooks) text = (await call(hook, 'onFile', `for ${path}`, () => hook.onFile?.({ path, text }))) ?? text;
  return text;
}

/** Calls `onBuilt` for a site that is in place. `pages` are the paths of its pages. */
export async function callOnBuilt(hooks: JoinedAdditions['hooks'], outDir: string, pages: readonly string[]): Promise<void> {
  const build: FinishedBuild = { outDir, pages: pages.map((path) => ({ path, file: htmlFilePath(outDir, path) })) };
  for (const hook of hooks) await call(hook, 'onBuilt', 'after the site was built', () => hook.onBuilt?.(build));
}

/** Calls a hook. Its error says who declares it, and `when` it failed. */
async function call<Result>({ owner }: Owned<SiteHooks>, name: keyof SiteHooks, when: string, run: () => Result): Promise<Awaited<Result>> {
  try {
    return await run();
  } catch (error) {
    throw new SiteCodeError(`hooks.${name} of ${owner} failed ${when}`, error, placeInCode);
  }
}
