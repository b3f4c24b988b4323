import { resolve } from 'node:path';
import { planOf, type Reference, rolesOf, type Site, type ValuePath, valueAt } from '@pagewright/core';
import { pathInSite } from './path-in-site.ts';
import type { LinkingPlace } from './site-editor-types.ts';
import type { TaskSite } from './task-site.ts';

/** Returns where something is named: a line of a file, and what an author knows it by. */
export function linkingPlace({ file, path }: Reference, { siteDir, site }: Pick<TaskSite, 'siteDir' | 'site'>): LinkingPlace {
  const { file: name, line } = file.locate(path, 'value');
  const inSite = pathInSite(siteDir, resolve(name));
  const record = recordTitle(inSite, file.value, path, site);
  if (record !== undefined) return { file: inSite, line, record };
  const { type, use } = Object(valueAt(file.value, path.slice(0, 2)));
  const [field] = path;
  if (field !== 'blocks') return { file: inSite, line, ...(inSite.startsWith('shared/') ? {} : { field: String(field) }) };
  return { file: inSite, line, ...(typeof type === 'string' ? { block: type } : typeof use === 'string' && { shared: use }) };
}

/** Returns the title of the record with a value in a file of records, else its id. Undefined for another file. */
export function recordTitle(file: string, value: unknown, at: ValuePath, { schemas }: Site): string | undefined {
  const [folder, ...names] = file.replace(/\.yaml$/, '').split('/');
  const collection = folder === 'collections' ? names.find(schemas.isCollection) : undefined;
  if (collection === undefined) return undefined;
  const { title = 'id' } = rolesOf(planOf(schemas.recordSchema(collection)), schemas.types[collection]?.roles);
  for (const [index] of [undefined, ...at].entries()) {
    const record = Object(valueAt(value, at.slice(0, index)));
    const name = Array.isArray(record) ? undefined : (record[title] ?? record.id);
    if (typeof name === 'string' || typeof name === 'number') return String(name);
  }
  return undefined;
}
