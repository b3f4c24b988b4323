import {
  type ContentSchemas,
  createPageSettings,
  isOwnPath,
  type PageModel,
  planIn,
  planOf,
  type SiteModel,
  settingsIn,
} from '@pagewright/core';
import type { Layout } from '../../definition/site-code.ts';
import { footerOf, renderHeader } from '../../render/render-layout.tsx';
import type { MappedNode } from './align-html.ts';
import { mapHtml } from './map-html.ts';
import { type MarkContext, markValue } from './mark-values.ts';
import { Marks } from './marks.ts';

/** A file with its value. */
export type ReadFile = { file: string; value: unknown };

/** A page, its file, the settings of the site, and their files: `site.yaml`, and that of the language of the page. */
export type LayoutToMap = { page: PageModel; pageFile: string; site: SiteModel; settings: ReadFile; own: ReadFile | undefined };

type LayoutContext = Pick<MarkContext, 'records'> & {
  layouts: Readonly<Record<string, Layout>>;
  schemas: Pick<ContentSchemas, 'siteSchema' | 'pageSchema'>;
};

/** The nodes in the parts around the blocks of a page that show fields. */
type MappedLayout = { header: MappedNode[]; footer: MappedNode[] };

const settingsOf = createPageSettings<SiteModel>();

/** Returns the nodes in the header and the footer of a page that show fields. Empty for a part that cannot be rendered with marks. */
export function mapLayout(given: LayoutToMap, { layouts, ...context }: LayoutContext): MappedLayout {
  const { page, site, own } = given;
  const layout = layouts[page.layout];
  if (!layout) return { header: [], footer: [] };
  const marks = new Marks();
  const plain = { site: settingsIn(site, page.language), page };
  const marked = markAround(given, plain, { ...context, marks });
  const render = (of: (shown: typeof plain) => string): MappedNode[] => {
    const part = (shown: typeof plain) => of({ ...shown, site: settingsOf(shown.site, page) });
    try {
      return mapHtml(part(plain), part(marked), marks).map((node) => ({ ...node, fields: node.fields.map(inOwnFile) }));
    } catch {
      return [];
    }
  };
  const inOwnFile = (field: MappedNode['fields'][number]) =>
    own && field.file === given.settings.file && isOwnPath(own.value, field.path) ? { ...field, file: own.file } : field;
  return {
    header: render((shown) => renderHeader(layout, { ...shown, isOverDark: false })),
    footer: render((shown) => footerOf(layout, shown.site, page.layout)),
  };
}

/** Returns the settings and the page that a layout gets, with marks. */
function markAround(
  { pageFile, settings }: LayoutToMap,
  { site, page }: Pick<LayoutToMap, 'site' | 'page'>,
  { schemas, ...context }: MarkContext & Pick<LayoutContext, 'schemas'>,
): Pick<LayoutToMap, 'site' | 'page'> {
  const plan = planOf(schemas.siteSchema);
  const names = Object.keys(site).flatMap((name) => (planIn(plan, name) ? [name] : []));
  const marked = names.map((name) => {
    const place = { file: settings.file, path: [name], start: 1 };
    const value: unknown = Reflect.get(site, name);
    return [name, markValue({ plan: planIn(plan, name), written: Object(settings.value)[name], value, place }, context)];
  });
  const anchors = page.anchors.map((anchor, index) => {
    const label = context.marks.text(anchor.label, { file: pageFile, path: ['anchors', index, 'label'], start: 0 });
    return { ...anchor, label };
  });
  return { site: { ...site, ...Object.fromEntries(marked) }, page: { ...page, anchors } };
}
