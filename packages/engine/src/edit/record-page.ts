import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type ContentSchemas, isGenerated, kindOf, objectIn, planOf, rolesOf, type Site, slugOf, wordsOfName } from '@pagewright/core';
import { stringify } from 'yaml';
import { inSchemaOrder } from './schema-order.ts';
import type { SiteTask } from './site-editor-types.ts';
import type { PlannedTask, TaskSite } from './task-site.ts';

type Task = Extract<SiteTask, { kind: 'create-record-page' }>;

/** Returns the path of a page that shows one record of a collection. Undefined while the collection has no such pages. */
export const recordPageOf = (collection: string, { pages }: Site): string | undefined =>
  pages.find(({ page }) => isGenerated(page) && page.template?.collection === collection && !page.list && !page.isFallback)?.page.fields
    ?.path;

/** Returns the block that heads the page of a record of a collection: one for its records alone, else one for any. Undefined when the site has none. */
export function recordBlock(collection: string, schemas: ContentSchemas): object | undefined {
  const blocks = schemas.blockTypes.flatMap((type) => {
    if (!schemas.traitsOf(type).pageHeading) return [];
    const needed = Object.entries(objectIn(planOf(schemas.blockSchema(type)))?.fields ?? {}).filter(
      ([name, plan]) => name !== 'type' && !plan.isOptional && plan.default === undefined,
    );
    const [field, ...others] = needed;
    const kind = field && kindOf(field[1]);
    if (!field || others.length > 0) return [];
    if (kind?.kind === 'record' && kind.collection === collection) return [{ rank: 0, block: { type, [field[0]]: '{id}' } }];
    return kind?.kind === 'anyRecord' ? [{ rank: 1, block: { type, [field[0]]: `${collection}/{id}` } }] : [];
  });
  return blocks.toSorted((one, other) => one.rank - other.rank)[0]?.block;
}

/** Plans the file that makes a page for each record of a collection: its path has the id, and its first block shows the record. It starts as a draft. */
export async function createRecordPage({ collection, path }: Task, { siteDir, site, schemas }: TaskSite): Promise<PlannedTask> {
  if (!schemas.isCollection(collection)) throw new Error(`There is no collection ${collection}.`);
  const there = recordPageOf(collection, site);
  if (there !== undefined) throw new Error(`Each record of ${collection} has a page already, such as ${there}.`);
  const block = schemas.hasLists(collection) ? undefined : recordBlock(collection, schemas);
  if (!block) throw new Error(`This site has no block that shows one record of ${collection}.`);
  const written = path ?? `/${slugOf(collection)}/{id}`;
  if (written.split('{id}').length !== 2)
    throw new Error(`The path of these pages needs {id} once, for the id of the record: /${slugOf(collection)}/{id}`);
  const words = written.replace('{id}', '').split('/').map(slugOf);
  const absolute = join(siteDir, 'pages', `${words.filter((word) => word !== '').join('-') || collection}-page.yaml`);
  if (existsSync(absolute)) throw new Error(`There is a file ${absolute} already. Rename it, or choose another path.`);
  const value = { path: written, collection, ...wordsOf(collection, { site, schemas }), draft: true, blocks: [block] };
  const text = stringify(inSchemaOrder(planOf(schemas.pageSchema), value), { lineWidth: 0 });
  const [first] = site.named.records.ids(collection);
  return {
    files: [{ absolute, before: undefined, after: text }],
    what: { deed: 'page-created', name: written },
    ...(first !== undefined && { page: written.replace('{id}', String(first)) }),
  };
}

/** Returns the title and the description of the pages: fields that each record has, so that every placeholder stands for something. */
function wordsOf(collection: string, { site, schemas }: Pick<TaskSite, 'site' | 'schemas'>): { title: string; description: string } {
  const { records } = site.named;
  const roles = rolesOf(planOf(schemas.recordSchema(collection)), schemas.types[collection]?.roles);
  const isInAll = (field: string): boolean =>
    records.ids(collection).every((id) => typeof Reflect.get(Object(records.raw(collection, String(id))), field) === 'string');
  const title = roles.title !== undefined && isInAll(roles.title) ? `{${roles.title}}` : '{id}';
  const summary = roles.summary !== undefined && isInAll(roles.summary) ? `{${roles.summary}}` : undefined;
  // The name of the site would stay when that changes.
  return { title, description: summary ?? `${title} – ${schemas.types[collection]?.many ?? wordsOfName(collection)}` };
}
