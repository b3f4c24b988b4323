import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fromHtml } from 'hast-util-from-html';

/** An address of the site, and the file that names it. */
export type NamedAddress = { file: string; address: string };

type Root = ReturnType<typeof fromHtml>;
type Element = Extract<Root['children'][number], { type: 'element' }>;

/** JSON that browsers get: what is an address there, and no path inside of the site. */
const addressFields = new Set([
  'address',
  'action',
  'canonical',
  'href',
  'icons',
  'index',
  'islands',
  'page',
  'src',
  'srcSet',
  'start_url',
  'thankYou',
  'to',
]);

/**
 * Returns every address within the site at `url` that a built site names: in attributes and scripts of pages, data of pages and
 * islands, styles, feeds, calendars, sitemaps, search indexes, the manifest, `robots.txt`, `_redirects` and what the mail service gets.
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
  // The mail service finds the file of a page by its path.
  if (name === '_mail.json') return inJson(JSON.parse(text.replaceAll(/"page":"[^"]*",/g, '')));
  if (name.endsWith('.json') || name.endsWith('.webmanifest')) return inJson(JSON.parse(text));
  if (name.endsWith('.xml')) return inXml(text);
  if (name.endsWith('.ics')) return [...text.replaceAll('\r\n ', '').matchAll(/^URL:(.*)\r$/gm)].map(([, one = '']) => one);
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
const inHtml = (html: string): string[] => inElements(fromHtml(html, { fragment: !html.startsWith('<!doctype') }));

const inElements = ({ children }: Root | Element): string[] =>
  children.flatMap((child) => {
    if (child.type !== 'element') return [];
    const inside = child.content ? inElements(child.content) : inElements(child);
    return [...inAttributes(child), ...inTexts(child), ...inside];
  });

const inAttributes = ({ properties }: Element): string[] =>
  Object.entries(properties).flatMap(([name, value]) => {
    if (typeof value !== 'string') return [];
    if (/srcset$/i.test(name)) return firstWords(value);
    if (name === 'dataEnhance' && value.startsWith('{')) return inJson(JSON.parse(value));
    return [value.replace(/^0; url=/, '')];
  });

/** Returns what the text of a script or style names. The boot script imports modules. */
function inTexts({ tagName, properties: { type }, children: [text] }: Element): string[] {
  if (text?.type !== 'text') return [];
  const found = (pattern: RegExp): string[] => [...text.value.matchAll(pattern)].map(([, one = '']) => one);
  if (tagName === 'style') return found(/url\(["']?([^"')]*)/g);
  if (tagName !== 'script') return [];
  if (type === 'application/ld+json') return found(/"(https:[^"]*)"/g);
  return type === 'application/json' ? inJson(JSON.parse(text.value)) : found(/import\([`"']([^`"']*)/g);
}

const firstWords = (list: string): string[] => list.split(', ').map((one) => one.split(' ')[0] ?? '');

function inJson(value: unknown, field = ''): string[] {
  if (typeof value === 'string') {
    if (value.startsWith('<')) return inHtml(value);
    return addressFields.has(field) ? firstWords(value) : [];
  }
  if (Array.isArray(value)) return value.flatMap((one: unknown) => inJson(one, field));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]: [string, unknown]) => inJson(one, name));
}
