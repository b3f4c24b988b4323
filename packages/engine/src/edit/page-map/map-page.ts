import { type BlockModel, type ContentSchemas, isGenerated, type ResolvedPage, type Site, usedName } from '@pagewright/core';
import type { MapCode } from '../site-editor-types.ts';
import type { MappedNode } from './align-html.ts';
import { mapBlock } from './map-block.ts';
import { mapLayout, type ReadFile } from './map-layout.ts';
import type { FieldPlace, NotedValue } from './marks.ts';
import { RecordPlaces, recordOfPage } from './record-places.ts';
import { partOf } from './value-parts.ts';

/** The nodes of a page that show fields, by the key of their block. */
export type PageMap = Readonly<Record<string, MappedNode[]>>;

/** The keys of the parts around the blocks in the map of a page. No block has them. */
const layoutKeys = { header: ':header', footer: ':footer' } as const;

/** A page with the blocks of its file as they are written, the files of its settings, and the code that renders it. */
export type PageToMap = MapCode & {
  resolved: ResolvedPage;
  blocks: readonly unknown[];
  settings: ReadFile;
  own: ReadFile | undefined;
  site: Site;
  schemas: ContentSchemas;
};

/** Returns the nodes of a page that show fields: of its file, of the shared blocks and records that it uses, and of `site.yaml`. */
export function mapPage(given: PageToMap): PageMap {
  const { resolved, blocks, site, schemas, renderBlock, layouts, settings, own: ownSettings } = given;
  const { source, uses, language = '' } = resolved.page;
  const { renderable, hidden } = site.blocksOf(resolved);
  const folder = source.displayPath.slice(0, -source.path.length);
  const inSite = (block: BlockModel): string => renderBlock(block, site.settings);
  const models = new Map([...renderable, ...hidden.blocks]);
  const records = new RecordPlaces(site, schemas, language);
  const template = isGenerated(resolved.page) ? { record: recordOfPage(resolved.page, records) } : undefined;
  const ofSite = [settings, ...(ownSettings ? [ownSettings] : [])].flatMap(({ file, value }) =>
    ['company', 'navigation'].flatMap((name) => notedTexts(partOf(value, name), { file, path: [name], start: 1 })),
  );
  const ofBlocks = [...models].map(([index, model]): [string, MappedNode[]] => {
    const own = Object(blocks[index]);
    const use = usedName(own);
    const shared = use === undefined ? undefined : uses.get(use);
    const placeOf = (field: string) =>
      shared && !Object.hasOwn(own, field)
        ? { file: shared.file.displayPath.slice(folder.length), path: [field], start: 0 }
        : { file: source.path, path: ['blocks', index, field], start: 2 };
    const written = { ...shared?.fields?.values, ...own };
    return [model.key, mapBlock({ model, written, placeOf }, { schemas, renderBlock: inSite, records, template, ofSite })];
  });
  const page = site.modelOf(resolved);
  const around = page && site.settings && { page, pageFile: source.path, site: site.settings, settings, own: ownSettings };
  const { header, footer } = around ? mapLayout(around, { layouts, schemas, records }) : { header: [], footer: [] };
  return { ...Object.fromEntries(ofBlocks), [layoutKeys.header]: header, [layoutKeys.footer]: footer };
}

/** Returns the texts of a value, each with its place. */
function notedTexts(value: unknown, place: FieldPlace): NotedValue[] {
  if (typeof value === 'string') return [{ place, value }];
  const parts: [string | number, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value ?? {});
  return parts.flatMap(([step, part]) => notedTexts(part, { ...place, path: [...place.path, step] }));
}
