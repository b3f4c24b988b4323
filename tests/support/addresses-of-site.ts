import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Parser } from 'htmlparser2';

/** An address of the site, and the file that names it. */
export type NamedAddress = { file: string; address: string };

/** JSON that browsers get: what is an address there, and no path inside of the site. */
const addressFields = new Set([
  'address',
  'action',
  'canonical',
  'href',
  'icons',
  'index',
  'islands',
  'src',
  'srcSet',
  'start_url',
  'thankYou',
  'to',
]);

/**
 * Returns every address within the site at `url` that a built site names: in attributes and scripts of pages, data of pages and
 * islands, styles, feeds, sitemaps, search indexes, the manifest, `robots.txt`, `_redirects` and what the mail service gets.
 */
export function addressesOfSite(folder: string, url: string): NamedAddress[] {
  const { origin } = new URL(url);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
  return files.flatMap((file) =>
    writtenIn(file, readFileSync(join(folder, file), 'utf8')).flatMap((written) => {
      const isOwn = written.startsWith('/') || written === origin || written.startsWith(`${origin}/`);
      return isOwn ? [{ file, address: new URL(written, origin).pathname }] : [];
    }),
  );
}

function writtenIn(file: string, text: string): string[] {
  const name = file.split('/').at(-1) ?? '';
  if (name.endsWith('.html')) return inHtml(text);
  if (name === 'search.json') return [...text.matchAll(/"path":"([^"]*)"/g)].map(([, path = '']) => path);
  if (name === 'build.json') return [];
  if (name.endsWith('.json') || name.endsWith('.webmanifest')) return inJson(JSON.parse(text));
  if (name.endsWith('.xml')) return inXml(text);
  if (name === 'robots.txt') return [...text.matchAll(/^Sitemap: (.*)$/gm)].map(([, one = '']) => one);
  if (name === '_redirects') return [...text.matchAll(/^\S+ (\S+) 301$/gm)].map(([, one = '']) => one);
  return [];
}

/** Returns what a feed or sitemap names. The id of an entry is no address: it never changes. */
function inXml(xml: string): string[] {
  const locations = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, one = '']) => one);
  const escaped: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'" };
  return [...locations, ...inHtml(xml.replaceAll(/&(?:lt|gt|quot|apos);/g, (entity) => escaped[entity] ?? entity))];
}

/** Returns what attributes, JSON and styles of a page name. */
function inHtml(html: string): string[] {
  const found: string[] = [];
  let open = '';
  const parser = new Parser({
    onopentag(tag, attributes) {
      open = tag === 'script' ? (attributes.type ?? '') : tag;
      for (const [name, value] of Object.entries(attributes)) {
        // The name of a form, for the mail service and for the storage of drafts.
        if ((tag === 'input' && name === 'value') || name === 'data-draft') continue;
        if (name === 'srcset' || name === 'data-srcset') found.push(...value.split(', ').map((one) => one.split(' ')[0] ?? ''));
        else if (name === 'content' && value.startsWith('0; url=')) found.push(value.slice('0; url='.length));
        else if (name === 'data-enhance' && value.startsWith('{')) found.push(...inJson(JSON.parse(value)));
        else found.push(value);
      }
    },
    ontext(text) {
      if (open === 'application/ld+json') found.push(...[...text.matchAll(/"(https:[^"]*)"/g)].map(([, one = '']) => one));
      else if (open === 'application/json') found.push(...inJson(JSON.parse(text)));
      else if (open === 'style') found.push(...[...text.matchAll(/url\(["']?([^"')]*)/g)].map(([, one = '']) => one));
      // The boot script imports modules.
      else if (open === '') found.push(...[...text.matchAll(/import\([`"']([^`"']*)/g)].map(([, one = '']) => one));
    },
    onclosetag() {
      open = 'closed';
    },
  });
  parser.end(html);
  return found;
}

function inJson(value: unknown, field = ''): string[] {
  if (typeof value === 'string') {
    if (value.startsWith('<')) return inHtml(value);
    return addressFields.has(field) ? value.split(', ').map((one) => one.split(' ')[0] ?? '') : [];
  }
  if (Array.isArray(value)) return value.flatMap((one: unknown) => inJson(one, field));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]: [string, unknown]) => inJson(one, name));
}
