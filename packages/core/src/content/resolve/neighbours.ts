import type { NeighboursChoice } from '../../field-kinds/resolve-context.ts';
import { queryOf } from '../../schema/fields/any-records.ts';
import type { Neighbours, ShownRecord } from '../../schema/fields/field-kinds.ts';
import { checkedPlan, resolveAnyRecords } from './any-records.ts';
import type { ReferenceFindings } from './reference-findings.ts';
import { reportUnknownValues, resolveRecords } from './resolve-records.ts';

/** Returns the records before and after a record among those that a selection lists. Without the record among them there are none. */
export function resolveNeighbours({ record, selection, at }: NeighboursChoice, findings: ReferenceFindings): Neighbours | undefined {
  const { of, only, where = {} } = selection;
  const { records, schemas } = findings.indexes;
  // The record itself is reported at its own field.
  if (!schemas.isCollection(record.of)) return undefined;
  if (of !== record.of && schemas.isCollection(of)) {
    findings.report({
      code: 'unknown-collection',
      at: [...at, 'of'],
      message: `The records before and after one of ${record.of} are ${record.of} too, not ${of}.`,
      hint: `Write "${record.of}", or a selection of them.`,
      nearest: record.of,
    });
    return undefined;
  }
  const plan = checkedPlan({ selection, at }, findings);
  if (!plan) return undefined;
  // Reports ids and values that do not exist.
  if (only) resolveRecords({ collection: of, item: plan, chosen: only, mayBeEmpty: true, at: [...at, 'only'] }, findings);
  else reportUnknownValues({ collection: of, query: where, at: [...at, 'where'] }, findings);
  const ids = only
    ? only.map(String).filter((id) => records.raw(of, id) && !records.absence(of, id))
    : records.select(of, queryOf(selection));
  const position = ids.indexOf(record.id);
  const shown = (index: number): ShownRecord | undefined => {
    const id = ids[index];
    if (position < 0 || id === undefined) return undefined;
    return resolveAnyRecords({ selection: { of, only: [id], show: [] }, at, isWhole: false }, findings)?.records[0];
  };
  const [previous, next] = [shown(position - 1), shown(position + 1)];
  return { ...(previous && { previous }), ...(next && { next }) };
}
