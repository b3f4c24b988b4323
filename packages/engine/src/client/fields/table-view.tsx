import { fillIn } from '@pagewright/core/browser';
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import type { Field } from '../../editor-schema/controls.ts';
import { FixButton, Frame, labelOf, ProblemWords } from './field-parts.tsx';
import { FieldsContext, useWriting } from './fields-context.ts';
import { isComposing } from './is-composing.ts';
import {
  addColumn,
  addRow,
  cellsOf,
  columnsOf,
  moveColumn,
  moveRow,
  pasteCells,
  putCell,
  putHead,
  readCells,
  removeColumn,
  removeRow,
  rowsOf,
  type TableShape,
} from './table-cells.ts';
import { Cell, inputAt, Moves, spotOf } from './table-parts.tsx';
import { isGroup } from './values.ts';

type TableProps = {
  shape: TableShape;
  /** The path of the group with the table. */
  path: readonly (string | number)[];
  value: unknown;
  onChange: (group: unknown) => void;
};

/** Columns and rows that are edited as a table, beside the other fields or in a large dialog. */
export function TableView(props: TableProps): ReactNode {
  const { shape, path } = props;
  const { texts, problems } = useContext(FieldsContext);
  const [isLarge, setLarge] = useState(false);
  const own = [shape.columns, shape.rows].map(({ name }) => [...path, name].join('.'));
  const found = problems.filter((problem) => own.some((start) => `${problem.path.join('.')}.`.startsWith(`${start}.`)));
  return (
    <Frame field={shape.rows} path={[...path, shape.rows.name]}>
      {found.map((problem) => (
        <p key={problem.code + problem.message} className={`problem ${problem.severity}`}>
          <ProblemWords problem={problem} /> <FixButton problem={problem} />
        </p>
      ))}
      {isLarge ? <LargeTable {...props} onClose={() => setLarge(false)} /> : <Grid {...props} />}
      <button type="button" aria-haspopup="dialog" onClick={() => setLarge(true)}>
        {texts.enlarge}
      </button>
    </Frame>
  );
}

function LargeTable({ onClose, ...props }: TableProps & { onClose: () => void }): ReactNode {
  const { texts } = useContext(FieldsContext);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className="large-table"
      aria-label={labelOf(props.shape.rows)}
      onClose={onClose}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <p className="about">{texts.pasteHint}</p>
      <Grid {...props} />
      <button type="button" onClick={() => dialog.current?.close()}>
        {texts.close}
      </button>
    </dialog>
  );
}

/** The inputs of the table. Enter and the arrow keys go up and down in a column, and cells of a spreadsheet can be pasted. */
function Grid(props: TableProps): ReactNode {
  const { shape, value, onChange } = props;
  const { texts } = useContext(FieldsContext);
  const table = useRef<HTMLTableElement>(null);
  const isRowNew = useRef(false);
  const rows = rowsOf(value, shape);
  useEffect(() => {
    if (isRowNew.current) table.current?.querySelector<HTMLElement>('tbody tr:last-child [data-spot]')?.focus();
    isRowNew.current = false;
  });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const spot = spotOf(event.target);
    const by = event.key === 'ArrowDown' || event.key === 'Enter' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (!spot || by === 0 || event.altKey || isComposing(event.nativeEvent) || event.target instanceof HTMLSelectElement) return;
    const next = table.current?.querySelector<HTMLElement>(`[data-spot="${spot.row + by} ${spot.column}"]`);
    next?.focus();
    if (next) event.preventDefault();
  };
  const onPaste = (event: ClipboardEvent<HTMLElement>): void => {
    const spot = spotOf(event.target);
    const cells = spot && readCells(event.clipboardData.getData('text/plain'));
    if (!cells) return;
    event.preventDefault();
    onChange(pasteCells(value, shape, spot, cells));
  };
  return (
    <div className="table grid">
      <table ref={table} onKeyDown={onKeyDown} onPaste={onPaste}>
        <Heads {...props} />
        <tbody>
          {rows.map((_, index) => (
            <Row key={index} {...props} index={index} />
          ))}
        </tbody>
      </table>
      <button
        type="button"
        disabled={rows.length >= (shape.rows.maxItems ?? Number.POSITIVE_INFINITY)}
        onClick={() => {
          isRowNew.current = true;
          onChange(addRow(value, shape, texts.newRow));
        }}
      >
        {texts.addRow}
      </button>
    </div>
  );
}

/** The heads of the columns: a line for each field of a column, and a line of buttons. */
function Heads(props: TableProps): ReactNode {
  const { shape, value, onChange } = props;
  const { texts } = useContext(FieldsContext);
  const columns = columnsOf(value, shape);
  const { leads, heads } = shape;
  const lines: readonly (Field | undefined)[] = heads.length > 0 ? heads : [undefined];
  return (
    <thead>
      {lines.map((head, line) => (
        <tr key={head?.name ?? ''}>
          {leads.map((lead) => (
            <td key={lead.name}>{line === 0 && labelOf(lead)}</td>
          ))}
          {columns.map((_, at) => (
            <th key={at} scope="col">
              <Head {...props} at={at} head={head} line={line - lines.length} />
            </th>
          ))}
          <td>
            {line === 0 && (
              <button
                type="button"
                disabled={columns.length >= (shape.columns.maxItems ?? Number.POSITIVE_INFINITY)}
                onClick={() => onChange(addColumn(value, shape, texts.newColumn))}
              >
                + <span className="unseen">{texts.addColumn}</span>
              </button>
            )}
          </td>
        </tr>
      ))}
      <tr>
        {leads.map((lead) => (
          <td key={lead.name} />
        ))}
        {columns.map((_, at) => (
          <td key={at}>
            <Moves
              name={fillIn(texts.column, { number: at + 1 })}
              arrows={['←', '→']}
              at={at}
              count={columns.length}
              canRemove={columns.length > (shape.columns.minItems ?? 0)}
              onMove={(to) => onChange(moveColumn(value, shape, at, to))}
              onRemove={() => onChange(removeColumn(value, shape, at))}
            />
          </td>
        ))}
      </tr>
    </thead>
  );
}

type HeadProps = TableProps & { at: number; head: Field | undefined; line: number };

function Head({ shape, path, value, onChange, at, head, line }: HeadProps): ReactNode {
  const { texts, problems } = useContext(FieldsContext);
  const writing = useWriting();
  const column = columnsOf(value, shape)[at];
  const text = head && isGroup(column) ? column[head.name] : column;
  const own = [...path, shape.columns.name, at, ...(head ? [head.name] : [])];
  const label = `${head ? `${labelOf(head)}, ` : ''}${fillIn(texts.column, { number: at + 1 })}`;
  return (
    <input
      {...writing}
      {...inputAt({ row: line, column: shape.leads.length + at }, own, label, problems)}
      placeholder={head && labelOf(head)}
      value={textOf(text)}
      onChange={({ target }) => onChange(putHead(value, shape, at, head, target.value))}
    />
  );
}

const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** A row: the fields before its cells, its cells, and its buttons. */
function Row({ shape, path, value, onChange, index }: TableProps & { index: number }): ReactNode {
  const { texts, problems } = useContext(FieldsContext);
  const writing = useWriting();
  const { leads, heads, values } = shape;
  const columns = columnsOf(value, shape);
  const rows = rowsOf(value, shape);
  const row = rows[index];
  const cells = cellsOf(row, shape);
  const place = fillIn(texts.row, { number: index + 1 });
  const own = [...path, shape.rows.name, index];
  const titleOf = (at: number): string => {
    const column = columns[at];
    return textOf(heads[0] && isGroup(column) ? column[heads[0].name] : column) || fillIn(texts.column, { number: at + 1 });
  };
  return (
    <tr>
      {leads.map((lead, column) => (
        <td key={lead.name}>
          <input
            {...writing}
            {...inputAt({ row: index, column }, [...own, lead.name], `${labelOf(lead)}, ${place}`, problems)}
            value={textOf(isGroup(row) ? row[lead.name] : '')}
            onChange={({ target }) => onChange(putCell(value, shape, { row: index, column }, target.value))}
          />
        </td>
      ))}
      {Array.from({ length: Math.max(columns.length, cells.length) }, (_, at) => {
        const spot = { row: index, column: leads.length + at };
        const cellPath = [...own, ...(values === undefined ? [] : [values]), at];
        return (
          <td key={at}>
            <Cell
              attributes={inputAt(spot, cellPath, `${titleOf(at)}, ${place}`, problems)}
              shape={shape}
              value={cells[at]}
              onChange={(next) => onChange(putCell(value, shape, spot, next))}
            />
          </td>
        );
      })}
      <td>
        <Moves
          name={place}
          arrows={['↑', '↓']}
          at={index}
          count={rows.length}
          canRemove={rows.length > (shape.rows.minItems ?? 0)}
          onMove={(to) => onChange(moveRow(value, shape, index, to))}
          onRemove={() => onChange(removeRow(value, shape, index))}
        />
      </td>
    </tr>
  );
}
