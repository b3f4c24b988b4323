import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { kindOf, objectIn, planOf, readYaml, type Site, sampleOf } from '@pagewright/core';

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
  const sample = `type: ${type}\nfields: ${sampleOf(planOf(schemas.blockSchema(type)))}\n`;
  const { fields } = Object(readYaml('', sample).value);
  return [
    ...(existsSync(example) ? [readYaml(example, readFileSync(example, 'utf8')).value] : []),
    ...own.slice(0, 3),
    ...(fields === undefined ? [] : [{ ...fields, type }]),
  ]
    .map((block) => withoutId(block))
    .map((block) => withRecords(block, type, { site, schemas }));
}

/** Returns a block with records that the site has, in place of those of another site: a list of none would not be seen. */
function withRecords(block: object, type: string, { site, schemas }: Pick<Context, 'site' | 'schemas'>): object {
  const { records } = site.named;
  const filled = schemas.collectionNames.filter((name) => records.ids(name).length > 0);
  const first = filled.find((name) => schemas.types[name]?.source.startsWith('types/')) ?? filled[0];
  const fields = objectIn(planOf(schemas.blockSchema(type)))?.fields ?? {};
  const start = (name: string, value: unknown): unknown => {
    const kind = fields[name] && kindOf(fields[name])?.kind;
    const [of] = String(Object(value).of ?? value).split('/');
    if (first === undefined || of === undefined || filled.includes(of)) return value;
    if (kind === 'anyRecords') return first;
    return kind === 'anyRecord' ? `${first}/${records.ids(first)[0]}` : value;
  };
  return Object.fromEntries(Object.entries(block).map(([name, value]) => [name, start(name, value)]));
}

function withoutId(block: unknown): object {
  const { id: _, ...others } = Object(block);
  return others;
}
