import { nearestName, nearestNames } from '../../problems/nearest-name.ts';
import type { RecordQuery } from '../../schema/fields/record-query.ts';
import type { ValuePath } from '../../yaml/yaml-file.ts';
import { absentByDate, reportEmptyList } from './empty-list.ts';
import type { ReferenceFindings } from './reference-findings.ts';
import { conditionsOf } from './select-records.ts';

type Selection = { collection: string; query: RecordQuery; at: ValuePath; mayBeEmpty: boolean; isEmpty: boolean };

/** Reports each value of a query that no record has, or that a query with known values selects nothing. */
export function reportNoMatch({ isEmpty, ...selection }: Selection, findings: ReferenceFindings): void {
  const { collection, query, at } = selection;
  const { records } = findings.indexes;
  // A value is known while one record has it, so the problem depends on all records.
  const unknown = conditionsOf(query).flatMap(([field, values]) => {
    const known = records.values(collection, field, query.list);
    return values.flatMap((value, index) => (known.includes(value) ? [] : [{ field, value, index, known }]));
  });
  for (const { field, value, index, known } of unknown) {
    const path = Array.isArray(query[field]) ? [...at, field, index] : [...at, field];
    const nearest = nearestName(value, known);
    findings.report({
      code: 'unknown-value',
      at: path,
      message: `No record of ${collection} has "${value}" in the field "${field}".${nearest === undefined ? '' : ` Did you mean "${nearest}"?`}`,
      hint: describeValues(value, field, known),
      nearest,
    });
  }
  if (unknown.length === 0 && isEmpty) reportNone(selection, findings);
}

function describeValues(value: string, field: string, known: readonly string[]): string {
  if (known.length === 0) return `No record has the field "${field}".`;
  if (known.length <= 12) return `The records have: ${known.join(', ')}.`;
  return `The nearest of ${known.length} values: ${nearestNames(value, known, 3).join(', ')}.`;
}

function reportNone({ collection, query, at, mayBeEmpty }: Omit<Selection, 'isEmpty'>, findings: ReferenceFindings): void {
  const { records } = findings.indexes;
  const absent = absentByDate(collection, records.selectAtAnyTime(collection, query), findings);
  if (absent.length > 0) {
    reportEmptyList({ collection, absent, mayBeEmpty, at }, findings);
    return;
  }
  const subject = query.list === undefined ? `The collection ${collection}` : `The list "${query.list}" of ${collection}`;
  if (records.ids(collection).length === 0) {
    const hint = `Add records to collections/${collection}.yaml, or write them in the block.`;
    findings.report({ code: 'no-records', at, message: `The collection ${collection} has no records.`, hint });
    return;
  }
  if (conditionsOf(query).length > 0) {
    const message = `No listed record of ${collection} has all of these values.`;
    const hint = 'Records that are drafts, not published now, or have "listed: false" do not count. Remove a value from the query.';
    findings.report({ code: 'no-match', at, message, hint });
    return;
  }
  const message = `${subject} has no record that is listed and published now.`;
  const hint = 'Remove "listed: false" or "draft: true" from a record, choose records by their ids, or write them in the block.';
  findings.report({ code: 'no-records', at, message, hint });
}
