import { basePath, count, nearestName, pathAtAddress, type SiteModel } from '@pagewright/core';
import { fragmentOf } from '@pagewright/core/browser';

/** A part of a page: its HTML, and the block or the part of the layout that wrote it. */
export type HtmlPart = { html: string; place: PlaceInPage };

/** A block by its key, or a part of the layout, such as `footer`. */
type PlaceInPage = { block: string; type: string } | { part: string };

/** A link in rendered HTML: its target as written, the path of its page, and where it is. */
export type WrittenLink = { to: string; page: string; place: PlaceInPage; isMissingAnchor?: true };

/**
 * Collects the links and pictures in rendered HTML whose target is on the site, each target once: the content rules know the links of
 * YAML files only, not those that components write themselves.
 */
export class WrittenLinks {
  readonly #seen = new Set<string>();
  #found: WrittenLink[] = [];

  /** Reads the parts of a page. */
  add(page: string, parts: readonly HtmlPart[]): void {
    const anchors: Omit<WrittenLink, 'isMissingAnchor'>[] = [];
    const ids = new Set(documentIds);
    for (const { html, place } of parts) {
      for (const { 1: id, 2: to = '', index } of html.matchAll(references)) {
        if (id !== undefined) ids.add(id);
        // The anchors of each page are its own.
        const isAnchor = to.startsWith('#');
        if ((!isAnchor && this.#seen.has(to)) || !isOnSite(to) || !isInTag(html, index)) continue;
        if (isAnchor) anchors.push({ to, page, place });
        else {
          this.#seen.add(to);
          this.#found.push({ to, page, place });
        }
      }
    }
    for (const link of anchors) if (!ids.has(fragmentOf(link.to))) this.#found.push({ ...link, isMissingAnchor: true });
  }

  /** Returns the links that were found since the last call. */
  take(): WrittenLink[] {
    const found = this.#found;
    this.#found = [];
    return found;
  }
}

/** The ids, and the attributes with an address, in one search: each search reads the whole HTML. */
const references = / (?:id="([^"]*)"|(?:href|src|poster)="([^"]*)")/g;

/** False for other sites, for schemes such as `mailto:`, and for the top of the page. */
const isOnSite = (to: string): boolean =>
  to !== '' && to !== '#' && to !== '#top' && !to.startsWith('//') && !/^[a-z][a-z\d+.-]*:/i.test(to);

/** False for the words of a text, such as those of a sample of HTML. */
const isInTag = (html: string, at: number): boolean => html.lastIndexOf('<', at) > html.lastIndexOf('>', at);

/** The ids that the document itself has. */
const documentIds = ['main'];

/** Returns the parts of a finished document: what comes before and after its data. */
export function partsOfDocument(html: string): HtmlPart[] {
  const place = { part: 'HTML' };
  const body = html.indexOf('<body');
  const data = html.indexOf('<script type="application/json" id="page-data"', body);
  const behind = html.indexOf('</script><div>', data);
  const end = html.indexOf('<p class="sr-only" aria-live="polite" data-announcer', behind);
  return [
    { html: html.slice(body, data), place },
    { html: html.slice(behind, end), place },
  ];
}

type Known = {
  settings: SiteModel;
  /** The paths of all published pages. */
  paths: readonly string[];
  /** True for a file of the built site. */
  hasFile: (path: string) => boolean;
  /** The paths whose pages are over: visitors got to them until then. */
  expired: readonly string[];
  /** Returns the HTML of a page. Undefined when it is missing. */
  readPage: (path: string) => string | undefined;
  /** Returns where a block is written. */
  placeOfBlock: (page: string, key: string) => string | undefined;
};

/** Throws an error that lists the links whose page, file or anchor the site does not have. */
export function assertLinks(links: readonly WrittenLink[], known: Known): void {
  const wrong = describeWrongLinks(links, known);
  if (wrong.length === 0) return;
  const verb = wrong.length === 1 ? 'leads' : 'lead';
  throw new Error([`${count(wrong.length, 'link')} in components ${verb} nowhere:`, ...wrong].join('\n  '));
}

/** Describes the links whose page, file or anchor the site does not have. */
export function describeWrongLinks(links: readonly WrittenLink[], known: Known): string[] {
  const pages = new Set(known.paths);
  const old = new Set([...known.expired, ...known.settings.redirects.map(({ from }) => from)]);
  const reported = new Set<string>();
  return links.flatMap((link) => {
    const fault = faultOf(link, known, { pages, old });
    // Most parts of layouts are the same on many pages.
    const key = JSON.stringify([link.to, link.place]);
    if (fault === undefined || reported.has(key)) return [];
    reported.add(key);
    return [`${placeOf(link, known)} has a link to "${unescaped(link.to)}", ${fault}`];
  });
}

function faultOf({ to, isMissingAnchor }: WrittenLink, known: Known, { pages, old }: Record<'pages' | 'old', ReadonlySet<string>>) {
  if (isMissingAnchor) return 'and the page has no element with this id.';
  const [address = '', ...rest] = unescaped(to).split(/[?#]/);
  if (!address.startsWith('/') && address !== '') return `which is not the same on each page. Start it with "/".`;
  const path = pathAtAddress(decoded(address), known.settings);
  if (path === undefined) return `which is outside of ${basePath(known.settings)}. Use pageAddress of pagewright/react.`;
  if (old.has(path) || known.hasFile(path.slice(1))) return undefined;
  if (!pages.has(path)) {
    const nearest = nearestName(path, [...pages]);
    return `and the site has no such page or file.${nearest === undefined ? '' : ` Did you mean "${nearest}"?`}`;
  }
  const id = to.includes('#') ? fragmentOf(`#${rest.at(-1) ?? ''}`) : '';
  const html = id === '' || id.startsWith(':~:') ? undefined : known.readPage(path);
  return html === undefined || html.includes(` id="${id}"`) ? undefined : `and the page ${path} has no element with this id.`;
}

function placeOf({ page, place }: WrittenLink, { placeOfBlock }: Known): string {
  if ('part' in place) return `The ${place.part} of the page ${page}`;
  const file = placeOfBlock(page, place.block);
  return `The block "${place.type}" of the page ${page}${file === undefined ? '' : ` (${file})`}`;
}

const unescaped = (value: string): string => value.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');

/** Returns an address without percent escapes. A wrong escape stays as it is. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
