import { type BlockModel, type ContentSchemas, planIn, planOf, type ValuePath } from '@pagewright/core';
import type { MappedNode } from './align-html.ts';
import { mapHtml } from './map-html.ts';
import { type MarkContext, markValue } from './mark-values.ts';
import { type FieldPlace, Marks, type NotedValue } from './marks.ts';
import { partOf } from './value-parts.ts';

/** A block of a page: its model, its fields as they are written, and where each of them is. */
export type BlockToMap = { model: BlockModel; written: object; placeOf: (field: string) => FieldPlace };

/** What the map of a block needs of the site and its code. `ofSite`: the texts of `site.yaml` that blocks may show. */
type MapContext = Pick<MarkContext, 'records' | 'template'> & {
  schemas: Pick<ContentSchemas, 'blockSchema'>;
  renderBlock: (block: BlockModel) => string;
  ofSite: readonly NotedValue[];
};

/**
 * Returns the nodes in the HTML of a block that show its fields: the block is rendered once more with a mark for each value, and both states are
 * compared. The marked one is used for nothing else. Empty for a block that cannot be rendered.
 */
export function mapBlock({ model, written, placeOf }: BlockToMap, { schemas, renderBlock, ofSite, ...context }: MapContext): MappedNode[] {
  const marks = new Marks();
  const mark = (block: BlockModel, fields: unknown, place: (field: string) => FieldPlace): BlockModel => {
    const plan = planOf(schemas.blockSchema(block.type));
    const props = Object.entries(block.props).map(([name, value]: [string, unknown]) => [
      name,
      markValue({ plan: planIn(plan, name), written: valueAt(fields, [name]), value, place: place(name) }, { ...context, marks }),
    ]);
    return { ...block, props: Object.fromEntries(props) };
  };
  const markNested = ([path, block]: [string, BlockModel]): [string, BlockModel] => {
    const [field = '', ...steps] = path.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
    const { path: outer, ...rest } = placeOf(String(field));
    return [path, mark(block, valueAt(written, [field, ...steps]), (name) => ({ ...rest, path: [...outer, ...steps, name] }))];
  };
  marks.noted.push(...ofSite);
  try {
    const plain = renderBlock(model);
    const nested = model.nested && Object.fromEntries(Object.entries(model.nested).map(markNested));
    return mapHtml(plain, renderBlock({ ...mark(model, written, placeOf), ...(nested && { nested }) }), marks);
  } catch {
    return [];
  }
}

const valueAt = (value: unknown, path: ValuePath): unknown => path.reduce<unknown>((found, step) => partOf(found, step), value);
