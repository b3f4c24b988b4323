import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { kindOf, objectIn, planOf, readYamlOf, type Site, sampleOf, withFutureDates } from '@pagewright/core';
import { fieldsOf } from '../editor-schema/field-controls.ts';
import { nameListsOf } from '../editor-schema/name-lists.ts';
import { readTextFile } from '../files/read-text-file.ts';
import { listNames } from './block-groups.ts';
import { fitFields, fitValue } from './fit-value.ts';
import { markedBlock } from './mark-samples.ts';
import { inSchemaOrder } from './schema-order.ts';

/** A block to start with, and how it is written: each text for visitors is marked as a sample. */
type StartingBlock = { value: object; source: string };

/** `now`: days of the samples are not before it. */
type Context = { root: string; site: Site; schemas: Site['schemas']; now: Date };

/**
 * Returns values to start a block of a type with, the best first: its minimal example, the blocks of this type in the presets and
 * the pages of the site, a value made from its schema. They have what the site has. Ids are left out, because each is on a page once.
 */
export function startingBlocks(type: string, { root, site, schemas, now }: Context): StartingBlock[] {
  if (!schemas.isBlockType(type)) return [];
  const example = join(root, 'tests', 'blocks', type, 'minimal.yaml');
  const own = [...site.named.files.presets, ...site.named.files.pages].flatMap(({ absolute, path }) => {
    const { blocks } = Object(readYamlOf(path, readTextFile(absolute) ?? '').value);
    return Array.isArray(blocks) ? blocks.filter((block) => Object(block).type === type).slice(0, 1) : [];
  });
  const plan = planOf(schemas.blockSchema(type));
  const { fields: sample } = Object(readYamlOf('', `fields: ${sampleOf(plan)}\n`).value);
  const fields = fieldsOf(plan);
  const names = nameListsOf(site, schemas);
  // Of several optional fields with records, a rule may demand one.
  const withRecordsOf = objectIn(plan)?.hasRules ? fields.filter((field) => field.isOptional && listNames(field).length > 0) : [];
  const alternatives = withRecordsOf.flatMap((field) => {
    const value = fitValue(field, field.sample, names);
    return value === undefined ? [] : [{ ...sample, type, [field.name]: value }];
  });
  return [
    ...(existsSync(example) ? [readYamlOf('', readFileSync(example, 'utf8')).value] : []),
    ...own.slice(0, 3),
    ...(sample === undefined ? [] : [{ ...sample, type }]),
    ...alternatives,
  ]
    .map((block) => withRecords(inFuture(withoutId(block), now), type, { site, schemas }))
    .flatMap((block) => [...new Set([fitFields(fields, block, names) ?? block, block])])
    .map((block) => {
      const value = Object(inSchemaOrder(plan, block));
      return { value, source: markedBlock(value, schemas) };
    });
}

/** Returns a block with records that the site has, in place of those of another site: a list of none would not be seen. */
function withRecords(block: Record<string, unknown>, type: string, { site, schemas }: Pick<Context, 'site' | 'schemas'>) {
  const { records } = site.named;
  const filled = schemas.collectionNames.filter((name) => records.ids(name).length > 0);
  const first = filled.find((name) => schemas.types[name]?.source.startsWith('types/')) ?? filled[0];
  const fields = objectIn(planOf(schemas.blockSchema(type)))?.fields ?? {};
  const start = (name: string, value: unknown): unknown => {
    const kind = fields[name] && kindOf(fields[name])?.kind;
    const [of, id] = String(Object(value).of ?? value).split('/');
    if (first === undefined || of === undefined) return value;
    if (kind === 'anyRecords') return filled.includes(of) ? value : first;
    const isThere = filled.includes(of) && (id === undefined || records.ids(of).some((one) => String(one) === id));
    return kind === 'anyRecord' && !isThere ? `${first}/${records.ids(first)[0]}` : value;
  };
  return Object.fromEntries(Object.entries(block).map(([name, value]) => [name, start(name, value)]));
}

/** Returns a block whose days are not before `now`. */
const inFuture = (block: Record<string, unknown>, now: Date): Record<string, unknown> =>
  JSON.parse(withFutureDates(JSON.stringify(block), now));

function withoutId(block: unknown): Record<string, unknown> {
  const { id: _, ...others } = Object(block);
  return others;
}
