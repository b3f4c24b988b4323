import { type PageModel, SiteCodeError, type SiteModel } from '@pagewright/core';
import { type HeadElement, type JoinedAdditions, linkRelations, type Owned, type PageHead } from '../definition/site-additions.ts';
import { placeInCode } from '../files/place-in-code.ts';

const openGraph = ['type', 'site_name', 'locale', 'title', 'description', 'url', 'image', 'image:width', 'image:height'];
const others = ['viewport', 'referrer', 'description', 'robots', 'theme-color', 'twitter:card'];

/** The metadata that the engine writes itself. */
const written = new Set([...others, ...openGraph.map((name) => `og:${name}`)]);

/** The attributes of each element that a site can add. */
const shapes: Readonly<Record<string, { required: readonly string[]; optional: readonly string[] }>> = {
  meta: { required: ['content'], optional: ['name', 'property'] },
  link: { required: ['rel', 'href'], optional: ['hrefLang', 'type', 'title', 'crossOrigin'] },
};

/** Returns the elements that a site adds to the head of a page. Throws for metadata that the engine writes, and for what types forbid. */
export const headElements = (heads: JoinedAdditions['heads'], page: PageModel, site: SiteModel): HeadElement[] =>
  heads.flatMap((head) => elementsOf(head, page, site));

function elementsOf({ head, owner }: Owned<{ head: PageHead }>, page: PageModel, site: SiteModel): readonly HeadElement[] {
  let elements: readonly HeadElement[];
  try {
    elements = head(page, site);
  } catch (error) {
    throw new SiteCodeError(`"head" of ${owner} failed for the page ${page.path}`, error, placeInCode);
  }
  if (!Array.isArray(elements))
    throw new Error(`"head" of ${owner} returned no list for the page ${page.path}. Return an empty list for a page without elements.`);
  for (const element of elements) {
    const fault = faultOf(element);
    if (fault !== undefined) throw new Error(`"head" of ${owner} returns ${fault.found} for the page ${page.path}. ${fault.hint}`);
  }
  return elements;
}

/** Returns what is wrong with an element and what to do. The live preview and JavaScript do not check its type. */
function faultOf(element: HeadElement): { found: string; hint: string } | undefined {
  if (typeof element !== 'object' || element === null) return { found: `"${String(element)}" in its list`, hint: 'Return elements only.' };
  const { tag, ...attributes } = element;
  const shape = Object.hasOwn(shapes, tag) ? shapes[tag] : undefined;
  if (!shape) return { found: `an element "${tag}"`, hint: 'Only "meta" and "link" are possible.' };
  const { required, optional } = shape;
  const values = new Map<string, unknown>(Object.entries(attributes));
  const unknown = [...values.keys()].find((name) => !required.includes(name) && !optional.includes(name));
  if (unknown !== undefined)
    return { found: `a "${tag}" with the attribute "${unknown}"`, hint: `It can have ${[...required, ...optional].join(', ')}.` };
  const names = tag === 'meta' ? [...required, values.get('name') === undefined ? 'property' : 'name'] : required;
  const empty = [...names, ...values.keys()].find((name) => {
    const value = values.get(name);
    return typeof value === 'string' ? value === '' : value !== undefined || names.includes(name);
  });
  if (empty !== undefined) return { found: `a "${tag}" without a value for "${empty}"`, hint: 'Write a text, or leave the element out.' };
  if (element.tag === 'link') {
    if (linkRelations.includes(element.rel)) return undefined;
    return { found: `a link with rel "${element.rel}"`, hint: `It can be ${linkRelations.join(', ')}.` };
  }
  const name = element.name ?? element.property;
  return written.has(name) ? { found: `"${name}"`, hint: 'The engine writes it. Leave it out.' } : undefined;
}
