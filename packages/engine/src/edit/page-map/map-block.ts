import { type BlockModel, type ContentSchemas, planIn, planOf, type ValuePath } from '@pagewright/core';
import { alignHtml, type MappedNode } from './align-html.ts';
import { markValue } from './mark-values.ts';
import { type FieldPlace, Marks } from './marks.ts';

/** A block of a page: its model, its fields as they are written, and where each of them is. */
export type BlockToMap = { model: BlockModel; written: object; placeOf: (field: string) => FieldPlace };

/** What a map needs of the code of a site. */
export type MapCode = { schemas: Pick<ContentSchemas, 'blockSchema'>; renderBlock: (block: BlockModel) => string };

/**
 * Returns the nodes in the HTML of a block that show its fields: the block is rendered once more with a mark for each value, and both states are
 * compared. The marked one is used for nothing else. Empty for a block that cannot be rendered.
 */
export function mapBlock({ model, written, placeOf }: BlockToMap, { schemas, renderBlock }: MapCode): MappedNode[] {
  const marks = new Marks();
  const mark = (block: BlockModel, fields: unknown, place: (field: string) => FieldPlace): BlockModel => {
    const plan = planOf(schemas.blockSchema(block.type));
    const props = Object.entries(block.props).map(([name, value]: [string, unknown]) => [
      name,
      markValue({ plan: planIn(plan, name), written: valueAt(fields, [name]), value, place: place(name) }, marks),
    ]);
    return { ...block, props: Object.fromEntries(props) };
  };
  const markNested = ([path, block]: [string, BlockModel]): [string, BlockModel] => {
    const [field = '', ...steps] = path.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
    const { file, path: start } = placeOf(String(field));
    return [path, mark(block, valueAt(written, [field, ...steps]), (name) => ({ file, path: [...start, ...steps, name] }))];
  };
  try {
    const plain = renderBlock(model);
    const nested = model.nested && Object.fromEntries(Object.entries(model.nested).map(markNested));
    return alignHtml(plain, renderBlock({ ...mark(model, written, placeOf), ...(nested && { nested }) }), marks);
  } catch {
    return [];
  }
}

const valueAt = (value: unknown, path: ValuePath): unknown =>
  path.reduce<unknown>((found, step) => (typeof found === 'object' && found !== null ? Reflect.get(found, step) : undefined), value);
