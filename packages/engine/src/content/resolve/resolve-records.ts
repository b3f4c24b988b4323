import { nearestName, nearestNames } from '../../problems/nearest-name.ts';
import type { ValuePath } from '../../yaml/yaml-file.ts';
import type { Resolver } from './resolver.ts';

/** The records that a block chose: all of a collection, one of its lists, or single ones by their ids. */
export function resolveRecords(collection: string, chosen: unknown, at: ValuePath, resolver: Resolver): unknown[] {
  const { records } = resolver.indexes;
  resolver.inputs.add(`records:${collection}`);
  if (Array.isArray(chosen)) return chosenRecords(collection, chosen.map(String), at, resolver);
  const list = chosen === 'all' ? undefined : String(chosen);
  const ids = records.ids(collection, list);
  if (!records.isComplete(collection)) resolver.isIncomplete = true;
  else if (ids.length === 0) reportNone(collection, list, at, resolver);
  return ids.flatMap((id) => resolveRecord(collection, id, at, resolver) ?? []);
}

/** One record by its id. */
export function resolveRecord(collection: string, id: string, at: ValuePath, resolver: Resolver): unknown {
  const { records } = resolver.indexes;
  resolver.inputs.add(`record:${collection}/${id}`);
  const found = records.get(collection, id);
  if (found) {
    for (const key of found.inputs) resolver.inputs.add(key);
    for (const [path, facts] of found.mediaFiles) resolver.mediaFiles.set(path, facts);
    // Its problems are told at the record; a page cannot be drawn with a part of it.
    if (!found.isWhole) resolver.isIncomplete = true;
    return found.value;
  }
  resolver.inputs.add(`records:${collection}`);
  // A record of a file with problems may be the one meant; those are told at the file.
  if (records.isComplete(collection)) reportMissing(collection, id, at, resolver);
  else resolver.isIncomplete = true;
  return undefined;
}

function chosenRecords(collection: string, ids: readonly string[], at: ValuePath, resolver: Resolver): unknown[] {
  return ids.flatMap((id, index) => {
    const earlier = ids.indexOf(id);
    if (earlier === index) return resolveRecord(collection, id, [...at, index], resolver) ?? [];
    const message = `"${id}" is chosen twice: entries ${earlier + 1} and ${index + 1} of this list.`;
    resolver.report({ code: 'repeated-record', at: [...at, index], message, hint: 'Remove one of them.' });
    return [];
  });
}

function reportMissing(collection: string, id: string, at: ValuePath, resolver: Resolver): void {
  const known = resolver.indexes.records.ids(collection);
  const nearest = nearestName(id, known);
  resolver.report({
    code: 'missing-record',
    at,
    message: `There is no record "${id}" in ${collection}.${nearest ? ` Did you mean "${nearest}"?` : ''}`,
    hint:
      known.length <= 12
        ? `Records: ${known.join(', ')}.`
        : `The nearest of the ${known.length} records in collections/${collection}.yaml: ${nearestNames(id, known, 3).join(', ')}.`,
    nearest,
  });
}

function reportNone(collection: string, list: string | undefined, at: ValuePath, resolver: Resolver): void {
  if (list === undefined) {
    const hint = `Write them into collections/${collection}.yaml.`;
    resolver.report({ code: 'no-records', at, message: `There are no records in ${collection}.`, hint });
    return;
  }
  const lists = resolver.indexes.records.lists(collection);
  const nearest = nearestName(list, lists);
  resolver.report({
    code: 'missing-list',
    at,
    message: `${collection} has no list "${list}".${nearest ? ` Did you mean "${nearest}"?` : ''}`,
    hint: `Lists: ${lists.join(', ')}.`,
    nearest,
  });
}
