import type { SiteModel } from '@pagewright/core';
import { basePath } from '@pagewright/core';
import { decodePath } from '../guard-requests.ts';
import { withoutScripts } from '../without-scripts.ts';

/** What stands in the place of addresses: the folder of media, and the file of a page. Undefined for a page that is not among them. */
type Places = { media: string; pageOf: (address: string) => string | undefined };

/** Returns the HTML of a page that needs no server and runs no script, and the names of the media files that it shows. */
export function staticHtml(html: string, site: SiteModel, { media, pageOf }: Places): { html: string; media: Set<string> } {
  const shown = new Set<string>();
  const start = `${basePath(site)}/media/`.replaceAll('.', '\\.');
  const after = (before: string): RegExp => new RegExp(`(${before})${start}([^"'(),\\s?#]+)`, 'g');
  const toFolder = (_: string, before: string, name: string): string => {
    shown.add(decodePath(name) ?? name);
    return `${before}${media}${name}`;
  };
  const { origin } = new URL(site.url);
  const text = withoutScripts(html)
    .replace(/<link\b[^<>]*>/g, '')
    .replace('<head>', '<head><meta name="robots" content="noindex">')
    // In attributes, in lists of sizes, and in the stylesheet; not in texts.
    .replace(/<[a-z][^<>]*>/g, (tag) => tag.replace(after(`["'(,\\s]`), toFolder))
    .replace(after(`url\\(["']?`), toFolder)
    .replace(/(<a\b[^<>]*?\shref=")(\/[^"]*)"/g, (_, before: string, address: string) => {
      const page = pageOf(address.split(/[?#]/, 1)[0] ?? '');
      return `${before}${page ?? origin + address}"`;
    });
  return { html: text, media: shown };
}
