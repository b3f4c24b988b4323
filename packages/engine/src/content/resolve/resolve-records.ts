import type { RecordsChoice } from '../../field-kinds/resolve-context.ts';
import { nearestName } from '../../problems/nearest-name.ts';
import { anyQuerySchema, type RecordQuery } from '../../schema/fields/record-query.ts';
import type { ValuePath } from '../../yaml/yaml-file.ts';
import type { ReferenceFindings } from './reference-findings.ts';
import { reportNoMatch } from './report-no-match.ts';
import { resolveListed } from './resolve-listed.ts';
import { resolveRecord } from './resolve-record.ts';

/** Returns the records that a block chooses: all of a collection, those of one of its lists, those of a query, or listed ones. */
export function resolveRecords(choice: RecordsChoice, findings: ReferenceFindings): unknown[] {
  const { collection, chosen } = choice;
  findings.collections.add(collection);
  if (Array.isArray(chosen)) return resolveListed(choice, chosen, findings);
  return selected(choice, anyQuerySchema.safeParse(chosen).data ?? (chosen === 'all' ? {} : { list: String(chosen) }), findings);
}

/** Looks up the records of a query; an empty one selects all. */
function selected({ collection, chosen, mayBeEmpty, at }: RecordsChoice, query: RecordQuery, findings: ReferenceFindings): unknown[] {
  const { records } = findings.indexes;
  const ids = records.select(collection, query);
  if (!records.isComplete(collection)) findings.isIncomplete = true;
  else if (query.list !== undefined && !records.lists(collection).includes(query.list))
    reportMissingList(collection, query.list, typeof chosen === 'object' ? [...at, 'list'] : at, findings);
  else reportNoMatch({ collection, query, at, mayBeEmpty, isEmpty: ids.length === 0 }, findings);
  return ids.flatMap((id) => resolveRecord(collection, id, at, findings) ?? []);
}

function reportMissingList(collection: string, list: string, at: ValuePath, findings: ReferenceFindings): void {
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
