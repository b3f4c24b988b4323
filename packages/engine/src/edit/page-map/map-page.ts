import { type ResolvedPage, type Site, usedName } from '@pagewright/core';
import type { MappedNode } from './align-html.ts';
import { type MapCode, mapBlock } from './map-block.ts';

/** The nodes of a page that show fields, by the key of their block. */
export type PageMap = Readonly<Record<string, MappedNode[]>>;

/** Returns the nodes of a page that show fields of its file, and of the shared blocks that it uses. `blocks` are its blocks as they are written. */
export function mapPage(resolved: ResolvedPage, blocks: readonly unknown[], site: Site, code: MapCode): PageMap {
  const { source, uses } = resolved.page;
  const { renderable, hidden } = site.blocksOf(resolved);
  const folder = source.displayPath.slice(0, -source.path.length);
  const models = new Map([...renderable, ...hidden.blocks]);
  return Object.fromEntries(
    [...models].map(([index, model]) => {
      const own = Object(blocks[index]);
      const use = usedName(own);
      const shared = use === undefined ? undefined : uses.get(use);
      const placeOf = (field: string) =>
        shared && !Object.hasOwn(own, field)
          ? { file: shared.file.displayPath.slice(folder.length), path: [field] }
          : { file: source.path, path: ['blocks', index, field] };
      return [model.key, mapBlock({ model, written: { ...shared?.fields?.values, ...own }, placeOf }, code)];
    }),
  );
}
