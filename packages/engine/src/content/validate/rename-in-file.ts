import type { z } from 'zod';
import { memoizeByKey } from '../../cache/memoize.ts';
import { createProblem } from '../../problems/create-problem.ts';
import type { Problem } from '../../problems/problem.ts';
import type { ContentSchemas } from '../../schema/content-schemas.ts';
import { correction, indexOf } from '../../yaml/source-lines.ts';
import type { ValuePath, YamlFile } from '../../yaml/yaml-file.ts';
import { earlierNames, hasRenames, Renaming, renameFields } from './rename-fields.ts';
import { usedName } from './shared-block-use.ts';
import type { SharedBlocks } from './shared-blocks.ts';

/** A file with old names replaced by new ones. `locate` accepts new names and returns places in the text. */
export type RenamedFile = { file: YamlFile; problems: Problem[] };

type PageContext = { pageName: string; shared: SharedBlocks; schemas: ContentSchemas };

/** Replaces old names in a page and its blocks, and reports each. */
export function renameInPage(file: YamlFile, { pageName, shared, schemas }: PageContext): RenamedFile {
  const renaming = new Renaming(file);
  const page = renameFields({ schema: schemas.pageSchema, value: file.value, path: [], context: `page "${pageName}"` }, renaming);
  if (typeof page !== 'object' || page === null) return finish(renaming, page);
  const blocks: unknown = Reflect.get(page, 'blocks');
  if (!Array.isArray(blocks)) return finish(renaming, page);
  const present = blocks.map((entry: unknown, index) => {
    const context = `page "${pageName}", block ${index + 1}`;
    const use = usedName(entry);
    const type = use === undefined ? undefined : shared.get(use)?.fields?.type;
    return renameBlock({ value: entry, path: ['blocks', index], context, type, schemas }, renaming);
  });
  const isSame = present.every((block, index) => block === blocks[index]);
  return finish(renaming, isSame ? page : { ...page, blocks: present });
}

/** Replaces old names in a file that contains one block. */
export function renameInBlock(file: YamlFile, schemas: ContentSchemas): RenamedFile {
  const renaming = new Renaming(file);
  return finish(renaming, renameBlock({ value: file.value, path: [], context: 'shared block', type: undefined, schemas }, renaming));
}

/** Replaces old names in a file of records: a list, or several named lists. */
export function renameInRecords(file: YamlFile, schema: z.ZodType): RenamedFile {
  if (!hasRenames(schema)) return { file, problems: [] };
  const renaming = new Renaming(file);
  const { value } = file;
  const inList = (list: unknown, path: ValuePath): unknown =>
    Array.isArray(list)
      ? list.map((item: unknown, index) => renameFields({ schema, value: item, path: [...path, index] }, renaming))
      : list;
  if (Array.isArray(value) || typeof value !== 'object' || value === null) return finish(renaming, inList(value, []));
  return finish(renaming, Object.fromEntries(Object.entries(value).map(([name, list]) => [name, inList(list, [name])])));
}

/** Replaces old names in a file that contains one record. */
export function renameInRecord(file: YamlFile, schema: z.ZodType): RenamedFile {
  const renaming = new Renaming(file);
  return finish(renaming, renameFields({ schema, value: file.value, path: [] }, renaming));
}

/** Replaces old names in `site.yaml`. */
export function renameInSettings(file: YamlFile, { siteSchema }: ContentSchemas): RenamedFile {
  const renaming = new Renaming(file);
  return finish(renaming, renameFields({ schema: siteSchema, value: file.value, path: [] }, renaming));
}

function finish(renaming: Renaming, value: unknown): RenamedFile {
  const { file, problems } = renaming;
  if (problems.length === 0) return { file, problems };
  return { file: { ...file, value, locate: (path, part) => file.locate(renaming.toWritten(path), part) }, problems };
}

type BlockPart = { value: unknown; path: ValuePath; context: string; type: string | undefined; schemas: ContentSchemas };

function renameBlock({ value, path, context, type, schemas }: BlockPart, renaming: Renaming): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const written: unknown = Reflect.get(value, 'type');
  const present = typeof written === 'string' ? newTypes(schemas).get(written) : undefined;
  if (present !== undefined && type === undefined) renaming.problems.push(renamedType(renaming.file, { path, context, present }));
  const block = present === undefined ? value : { ...value, type: present };
  const known = type ?? present ?? (schemas.isBlockType(written) ? written : undefined);
  return known === undefined ? block : renameFields({ schema: schemas.blockSchema(known), value: block, path, context }, renaming);
}

const typesBySite = new WeakMap<ContentSchemas, ReadonlyMap<string, string>>();

/** Returns the new block type for each earlier name. */
const newTypes = (schemas: ContentSchemas): ReadonlyMap<string, string> =>
  memoizeByKey(typesBySite, schemas, () => {
    const { blockTypes, blockSchema, isBlockType } = schemas;
    return new Map(
      blockTypes.flatMap((type) =>
        earlierNames(blockSchema(type)).flatMap((old): [string, string][] => (isBlockType(old) ? [] : [[old, type]])),
      ),
    );
  });

type OldType = { path: ValuePath; context: string; present: string };

function renamedType({ locate, readText }: YamlFile, { path, context, present }: OldType): Problem {
  const text = readText();
  const place = locate([...path, 'type'], 'value');
  const start = indexOf(text, place);
  return createProblem({
    code: 'renamed-type',
    place,
    text,
    context,
    message: `This block type was renamed to "${present}". The old name still works.`,
    ...correction(text, [start, start + place.length], present),
  });
}
