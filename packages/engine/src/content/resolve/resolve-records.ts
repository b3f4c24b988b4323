import { nearestName, nearestNames } from '../../problems/nearest-name.ts';
import type { ValuePath } from '../../yaml/yaml-file.ts';
import type { ReferenceFindings } from './reference-findings.ts';

/** Looks up records: all of a collection, those of one of its lists, or single ones by their ids. */
export function resolveRecords(collection: string, chosen: unknown, at: ValuePath, findings: ReferenceFindings): unknown[] {
  const { records } = findings.indexes;
  findings.inputs.add(`records:${collection}`);
  if (Array.isArray(chosen)) return chosenRecords(collection, chosen.map(String), at, findings);
  const list = chosen === 'all' ? undefined : String(chosen);
  const ids = records.ids(collection, list);
  if (!records.isComplete(collection)) findings.isIncomplete = true;
  else if (ids.length === 0) reportNone(collection, list, at, findings);
  return ids.flatMap((id) => resolveRecord(collection, id, at, findings) ?? []);
}

/** Looks up a record by its id. */
export function resolveRecord(collection: string, id: string, at: ValuePath, findings: ReferenceFindings): unknown {
  const { records } = findings.indexes;
  findings.inputs.add(`record:${collection}/${id}`);
  const found = records.get(collection, id);
  if (found) {
    for (const key of found.inputs) findings.inputs.add(key);
    for (const [path, facts] of found.mediaFiles) findings.mediaFiles.set(path, facts);
    // Its problems are reported at the record. A page is not rendered with a part of it.
    if (!found.isWhole) findings.isIncomplete = true;
    return found.value;
  }
  findings.inputs.add(`records:${collection}`);
  // An unreadable file may contain the record, and its problems are reported at the file.
  if (records.isComplete(collection)) reportMissing(collection, id, at, findings);
  else findings.isIncomplete = true;
  return undefined;
}

function chosenRecords(collection: string, ids: readonly string[], at: ValuePath, findings: ReferenceFindings): unknown[] {
  return ids.flatMap((id, index) => {
    const earlier = ids.indexOf(id);
    if (earlier === index) return resolveRecord(collection, id, [...at, index], findings) ?? [];
    const message = `"${id}" is in this list twice: entries ${earlier + 1} and ${index + 1}.`;
    findings.report({ code: 'repeated-record', at: [...at, index], message, hint: 'Remove one of them.' });
    return [];
  });
}

function reportMissing(collection: string, id: string, at: ValuePath, findings: ReferenceFindings): void {
  const known = findings.indexes.records.ids(collection);
  const nearest = nearestName(id, known);
  findings.report({
    code: 'missing-record',
    at,
    message: `There is no record "${id}" in the collection ${collection}.${nearest ? ` Did you mean "${nearest}"?` : ''}`,
    hint:
      known.length <= 12
        ? `Records: ${known.join(', ')}.`
        : `The nearest of ${known.length} records in collections/${collection}.yaml: ${nearestNames(id, known, 3).join(', ')}.`,
    nearest,
  });
}

function reportNone(collection: string, list: string | undefined, at: ValuePath, findings: ReferenceFindings): void {
  if (list === undefined) {
    const hint = `Add records to collections/${collection}.yaml.`;
    findings.report({ code: 'no-records', at, message: `The collection ${collection} has no records.`, hint });
    return;
  }
  const lists = findings.indexes.records.lists(collection);
  const nearest = nearestName(list, lists);
  findings.report({
    code: 'missing-list',
    at,
    message: `The collection ${collection} has no list "${list}".${nearest ? ` Did you mean "${nearest}"?` : ''}`,
    hint: `Lists: ${lists.join(', ')}.`,
    nearest,
  });
}
