import { kindOf } from '../../content/validate/field-kind.ts';
import type { ValidPage } from '../../content/validate/validate-page.ts';
import type { Finding } from '../../problems/create-problem.ts';
import type { RuleInput } from './rule-input.ts';

/** Returns the places at which blocks of a page show all records of a collection. Validates a page from the cache. */
export function blocksWithAll(
  page: ValidPage,
  collection: string,
  { contentOf, schemas: { blockSchema } }: Pick<RuleInput, 'contentOf' | 'schemas'>,
): Pick<Finding, 'place' | 'text' | 'context'>[] {
  const { file, blocks } = contentOf(page);
  return blocks.flatMap(({ index, block, shared }) => {
    const fields: [string, unknown][] = Object.entries(blockSchema(block.type).shape);
    const context = `page "${page.name}", block ${index + 1} (${block.type}${shared ? `, shared "${shared.name}"` : ''})`;
    return fields.flatMap(([name, field]) => {
      const mark = kindOf(field);
      if (mark?.kind !== 'records' || mark.collection !== collection || Reflect.get(block, name) !== 'all') return [];
      const isShared = shared !== undefined && !shared.own.has(name);
      const source = isShared ? shared.file : file;
      return [{ place: source.locate(isShared ? [name] : ['blocks', index, name], 'value'), text: source.readText(), context }];
    });
  });
}
