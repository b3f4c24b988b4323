import { fillIn } from '@pagewright/core/browser';
import { type ReactNode, useContext } from 'react';
import type { FieldProblem } from '../../edit/paths-of-problems.ts';
import { FieldsContext, useWriting } from './fields-context.ts';
import { cellValue, type Spot, type TableShape } from './table-cells.ts';

/** Returns the attributes of the input at a spot of a table, for the value at a path. */
export const inputAt = (spot: Spot, path: readonly (string | number)[], label: string, problems: readonly FieldProblem[]) => ({
  'aria-label': label,
  'aria-invalid': problems.some((problem) => problem.path.join('.') === path.join('.')),
  'data-path': path.join('.'),
  'data-spot': `${spot.row} ${spot.column}`,
});

/** Returns the spot of an input of a table. */
export function spotOf(target: EventTarget): Spot | undefined {
  const [row, column] = (target instanceof HTMLElement ? (target.dataset.spot ?? '') : '').split(' ').map(Number);
  return row === undefined || column === undefined ? undefined : { row, column };
}

type CellProps = { attributes: object; shape: TableShape; value: unknown; onChange: (value: unknown) => void };

/** A cell: a text, or in a table with ticks, a tick, a dash or a text. */
export function Cell({ attributes, shape, value, onChange }: CellProps): ReactNode {
  const { texts } = useContext(FieldsContext);
  const writing = useWriting();
  const isText = typeof value !== 'boolean';
  const input = (
    <input
      {...writing}
      {...attributes}
      value={typeof value === 'string' || typeof value === 'number' ? String(value) : ''}
      onChange={({ target }) => onChange(target.value)}
    />
  );
  if (shape.cell.control !== 'options') return input;
  return (
    <>
      <select
        {...(isText ? { 'aria-label': texts.cellKind } : attributes)}
        value={isText ? 'text' : String(value)}
        onChange={({ target }) => onChange(target.value === 'text' ? texts.newCell : cellValue(target.value, shape))}
      >
        <option value="true">✓</option>
        <option value="false">–</option>
        <option value="text">{texts.cellText}</option>
      </select>
      {isText && input}
    </>
  );
}

type MovesProps = {
  name: string;
  arrows: readonly [string, string];
  at: number;
  count: number;
  canRemove?: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
  /** What the button that removes shows. */
  children?: string;
};

/** The buttons that move or remove a row, a column or an entry. */
export function Moves({ name, arrows, at, count, canRemove = true, onMove, onRemove, children = '×' }: MovesProps): ReactNode {
  const { texts } = useContext(FieldsContext);
  const [back, on] = arrows[0] === '↑' ? [texts.up, texts.down] : [texts.moveBack, texts.moveOn];
  return (
    <span className="moves">
      <button type="button" aria-label={fillIn(back, { name })} disabled={at === 0} onClick={() => onMove(at - 1)}>
        {arrows[0]}
      </button>
      <button type="button" aria-label={fillIn(on, { name })} disabled={at === count - 1} onClick={() => onMove(at + 1)}>
        {arrows[1]}
      </button>
      <button type="button" aria-label={fillIn(texts.remove, { name })} disabled={!canRemove} onClick={onRemove}>
        {children}
      </button>
    </span>
  );
}
