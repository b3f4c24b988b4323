import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FieldPlan, kindOf, objectIn, planOf, readYaml, type Site, sampleOf } from '@pagewright/core';

type Context = { root: string; site: Site; schemas: Site['schemas'] };

/**
 * Returns values to start a block of a type with, the best first: its minimal example, the blocks of this type in the presets and
 * the pages of the site, a value made from its schema. Ids are left out, because each is on a page once.
 */
export function startingBlocks(type: string, { root, site, schemas }: Context): unknown[] {
  const example = join(root, 'tests', 'blocks', type, 'minimal.yaml');
  const own = [...site.named.files.presets, ...site.named.files.pages].flatMap(({ absolute, displayPath }) => {
    const { blocks } = Object(readYaml(displayPath, readFileSync(absolute, 'utf8')).value);
    return Array.isArray(blocks) ? blocks.filter((block) => Object(block).type === type).slice(0, 1) : [];
  });
  const plan = planOf(schemas.blockSchema(type));
  const sample = `type: ${type}\nfields: ${sampleOf(plan)}\n`;
  const { fields } = Object(readYaml('', sample).value);
  return [
    ...(existsSync(example) ? [readYaml(example, readFileSync(example, 'utf8')).value] : []),
    ...own.slice(0, 3),
    ...(fields === undefined ? [] : [{ ...fields, type }]),
  ].map((block) => withRecords(withoutId(block), plan, site));
}

function withoutId(block: unknown): object {
  const { id: _, ...others } = Object(block);
  return others;
}

/** Returns a block with the records of a collection that has some, best one of the site's own types: an example may name one that is empty here. */
function withRecords(block: object, plan: FieldPlan, { named, schemas }: Site): object {
  const name = Object.entries(objectIn(plan)?.fields ?? {}).find(([, field]) => kindOf(field)?.kind === 'anyRecords')?.[0];
  const hasRecords = (collection: string): boolean => named.records.ids(collection).length > 0;
  const used = name === undefined ? undefined : Reflect.get(block, name);
  if (name === undefined || typeof used !== 'string' || !schemas.collectionNames.includes(used) || hasRecords(used)) return block;
  const filled = schemas.collectionNames.filter(hasRecords);
  const chosen = filled.findLast((one) => schemas.types[one] !== undefined) ?? filled[0];
  return chosen === undefined ? block : { ...block, [name]: chosen };
}
