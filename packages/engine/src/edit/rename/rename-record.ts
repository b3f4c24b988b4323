import { dirname, join, resolve } from 'node:path';
import { accepts, nearestName, planIn, planOf, type Reference, slugOf, topLevelText } from '@pagewright/core';
import { pathProblemOf } from '../page-path.ts';
import { type NamedRecord, recordNames } from '../record-names.ts';
import { ChangeList, changeLinks, changeRedirects, fillPath, type MovedPaths, type Plan, type RenameTask } from './changes.ts';

/** Plans another id for a record: in its collection, its translations, every reference, and the paths of pages made from it. */
export const renameRecord: Plan = (task) => {
  const { sources, from } = task;
  const records = recordNames(sources);
  const [record, other] = records.filter(({ names }) => names.includes(from));
  if (!record) throw new Error(unknownRecordMessage(from, records));
  if (other) throw new Error(`Two records have the name ${from}: ${record.names[0]} and ${other.names[0]}. Use the full name.`);
  const id = toId(record, task);
  const key = record.list === undefined ? String(id) : `${record.list}/${id}`;
  if (records.some((one) => one.collection === record.collection && one.key === key)) {
    throw new Error(`There is a record ${record.collection}/${key} already. Choose another id.`);
  }
  const changes = new ChangeList();
  const moved = movedPaths(task, record, String(id));
  changeLinks(sources, moved, changes);
  const note = changeRedirects(task, moved, changes);
  if (hasWrittenId(task, record)) changes.put(record.absolute, { kind: 'set', path: [...record.path, 'id'], value: id });
  for (const reference of sources.references.filter(
    ({ kind, target }) => kind === 'record' && target === `${record.collection}/${record.key}`,
  )) {
    changes.put(resolve(reference.file.displayPath), { kind: 'set', path: reference.path, value: isNumberAt(reference) ? id : key });
  }
  const translations = sources.translations.flatMap(({ absolute, records: all }) =>
    all.flatMap((one) => (one.collection === record.collection && one.key === record.key ? [{ absolute, path: one.path }] : [])),
  );
  for (const { absolute, path } of translations)
    if (path.length > 0) changes.put(absolute, { kind: 'set', path: [...path, 'id'], value: id });
  const ownFiles = [
    ...(record.hasOwnFile ? [record.absolute] : []),
    ...translations.flatMap(({ absolute, path }) => (path.length === 0 ? [absolute] : [])),
  ];
  return {
    texts: changes.byFile(),
    moves: ownFiles.map((file) => ({ from: file, to: join(dirname(file), `${id}.yaml`) })),
    done: `The record ${record.collection}/${record.key} is now ${record.collection}/${key}.`,
    note,
  };
};

/** True for a record with an id in its file. The name of a file with one record is its id. */
function hasWrittenId({ sources }: RenameTask, { absolute, hasOwnFile }: NamedRecord): boolean {
  const found = sources.collections.find(({ source }) => source.absolute === absolute);
  return !hasOwnFile || Object.hasOwn(Object(found?.file.value), 'id');
}

function unknownRecordMessage(name: string, records: readonly NamedRecord[]): string {
  const nearest = nearestName(
    name,
    records.flatMap(({ names }) => names),
  );
  return `There is no record "${name}".${nearest ? ` Did you mean "${nearest}"?` : ''} Name it as collection/id, such as faqs/getting-started, or as list/id, such as garden/spade.`;
}

/** Parses the new id as a text or a number, as the collection requires. */
function toId({ collection, list }: NamedRecord, { to: written, schemas }: RenameTask): string | number {
  const bare = written.slice(written.startsWith(`${list}/`) ? `${list}/`.length : 0);
  const plan = planIn(planOf(schemas.recordSchema(collection)), 'id');
  if (/^\d+$/.test(bare) && accepts(plan, Number(bare))) return Number(bare);
  if (accepts(plan, bare)) return bare;
  const isNumbered = accepts(plan, 1);
  const meant = slugOf(bare);
  const rule = isNumbered
    ? 'Ids of this collection are whole numbers, such as 7.'
    : `An id has lowercase letters from a to z, digits and single hyphens${accepts(plan, meant) ? `: ${meant}` : ', such as how-long.'}`;
  throw new Error(`"${bare}" cannot be the id of a record of ${collection}. ${rule}`);
}

const isNumberAt = ({ file, path }: Reference): boolean => {
  const value = path.reduce<unknown>(
    (inner, step) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, step) : undefined),
    file.value,
  );
  return typeof value === 'number';
};

/** Returns the old and new paths of the pages that are made from the record, in all languages. */
function movedPaths({ site, sources }: RenameTask, { collection, key }: NamedRecord, id: string): MovedPaths {
  const name = `${collection}/${key}`;
  const files = [...sources.pages, ...sources.translatedPages];
  const pairs = site.pages.flatMap(({ page }): [string, string][] => {
    const pattern = page.generatedFrom === name && files.find(({ source }) => source.path === page.source.path);
    const path = pattern && topLevelText(pattern.file, 'path');
    return path && page.fields ? [[page.fields.path, fillPath(path, page, sources, { id })]] : [];
  });
  const moved = pairs.filter(([from, to]) => from !== to);
  const problem = moved.map(([, to]) => pathProblemOf(to, site)).find(Boolean);
  if (problem) throw new Error(problem);
  return new Map(moved);
}
