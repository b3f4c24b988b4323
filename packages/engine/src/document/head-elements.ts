import type { HeadElement, PageHead } from '../definition/site-additions.ts';
import type { PageModel } from '../model/page-model.ts';
import type { SiteModel } from '../model/site-model.ts';

/** The metadata that the engine writes itself. */
const written = new Set([
  'viewport',
  'referrer',
  'description',
  'robots',
  'theme-color',
  'twitter:card',
  'og:type',
  'og:site_name',
  'og:locale',
  'og:title',
  'og:description',
  'og:url',
  'og:image',
  'og:image:width',
  'og:image:height',
]);

/** Returns the elements that a site adds to the head of a page. Throws for metadata that the engine writes. */
export function headElements(heads: readonly PageHead[], page: PageModel, site: SiteModel): HeadElement[] {
  const elements = heads.flatMap((head) => {
    try {
      return head(page, site);
    } catch (error) {
      throw new Error(`"head" of src/site.ts failed for the page ${page.path}: ${error instanceof Error ? error.message : String(error)}`);
    }
  });
  for (const element of elements) {
    const name = element.tag === 'meta' ? (element.name ?? element.property) : undefined;
    if (name !== undefined && written.has(name))
      throw new Error(`"head" of src/site.ts returns "${name}" for the page ${page.path}, which the engine writes. Leave it out.`);
  }
  return elements;
}
