import type { Field } from '../../editor-schema/controls.ts';
import { isGroup, moved, startOf, withField } from './values.ts';

/** Rows with cells, and beside them their columns: two fields of a group that are edited as one table. */
export type TableShape = {
  columns: Extract<Field, { control: 'list' }>;
  rows: Extract<Field, { control: 'list' }>;
  /** The fields of a column. Empty when a column is a text. */
  heads: readonly Field[];
  /** The fields of a row before its cells. Empty when a row is a list of cells. */
  leads: readonly Field[];
  /** The field of a row with its cells. Undefined when a row is a list of cells. */
  values: string | undefined;
  cell: Field;
};

const isShort = ({ control }: Field): boolean => control === 'text' || control === 'line';

/** Returns the table of a field with rows. Undefined for a field that cannot be shown as one. */
export function tableOf(fields: readonly Field[], rows: Field): TableShape | undefined {
  const columns = fields.find(({ name }) => name === rows.form.columns);
  if (rows.control !== 'list' || columns?.control !== 'list') return undefined;
  const heads = columns.item.control === 'group' ? columns.item.fields : [];
  if (!heads.every(isShort)) return undefined;
  const { item } = rows;
  if (item.control === 'list') return { columns, rows, heads, leads: [], values: undefined, cell: item.item };
  const list = item.control === 'group' ? item.fields.find(({ control }) => control === 'list') : undefined;
  if (item.control !== 'group' || list?.control !== 'list') return undefined;
  const leads = item.fields.filter((field) => field !== list);
  return leads.every(isShort) ? { columns, rows, heads, leads, values: list.name, cell: list.item } : undefined;
}

type Group = Record<string, unknown>;

const listIn = (group: unknown, name: string): readonly unknown[] => {
  const value = isGroup(group) ? group[name] : undefined;
  return Array.isArray(value) ? value : [];
};

export const columnsOf = (group: unknown, { columns }: TableShape): readonly unknown[] => listIn(group, columns.name);
export const rowsOf = (group: unknown, { rows }: TableShape): readonly unknown[] => listIn(group, rows.name);

/** Returns the cells of a row. */
export const cellsOf = (row: unknown, { values }: TableShape): readonly unknown[] =>
  values === undefined ? (Array.isArray(row) ? row : []) : listIn(row, values);

const withCells = (row: unknown, cells: readonly unknown[], { values }: TableShape): unknown =>
  values === undefined ? cells : withField(row, values, cells);

const withColumns = (
  group: unknown,
  shape: TableShape,
  change: (list: readonly unknown[], isHead: boolean) => readonly unknown[],
): Group => ({
  ...withField(group, shape.columns.name, change(columnsOf(group, shape), true)),
  [shape.rows.name]: rowsOf(group, shape).map((row) => withCells(row, change(cellsOf(row, shape), false), shape)),
});

const withRows = (group: unknown, shape: TableShape, rows: readonly unknown[]): Group => withField(group, shape.rows.name, rows);

const emptyCell = ({ cell }: TableShape): unknown => (cell.control === 'options' ? false : '');

/** Adds a column at the end, with an empty cell in every row. */
export function addColumn(group: unknown, shape: TableShape, title: string): Group {
  const [first, ...others] = shape.heads;
  const head = first
    ? Object.fromEntries([[first.name, title], ...others.flatMap((field) => (field.isOptional ? [] : [[field.name, title]]))])
    : title;
  const size = columnsOf(group, shape).length;
  return withColumns(group, shape, (list, isHead) => [
    ...list.slice(0, size),
    ...emptyCells(size - list.length, shape),
    isHead ? head : emptyCell(shape),
  ]);
}

const emptyCells = (count: number, shape: TableShape): unknown[] => Array.from({ length: Math.max(0, count) }, () => emptyCell(shape));

/** Removes a column with its cells in all rows. */
export const removeColumn = (group: unknown, shape: TableShape, at: number): Group =>
  withColumns(group, shape, (list) => list.filter((_, index) => index !== at));

/** Moves a column with its cells in all rows. */
export const moveColumn = (group: unknown, shape: TableShape, from: number, to: number): Group =>
  withColumns(group, shape, (list) => moved(list, from, to));

/** Adds a row at the end, with an empty cell in every column. `title` names the row. */
export function addRow(group: unknown, shape: TableShape, title: string): Group {
  const cells = emptyCells(columnsOf(group, shape).length, shape);
  const [first, ...others] = shape.leads;
  const needed = others.flatMap((field) => (field.isOptional ? [] : [[field.name, startOf(field)] as const]));
  const row = first ? { ...Object.fromEntries([[first.name, title], ...needed]) } : undefined;
  return withRows(group, shape, [
    ...rowsOf(group, shape),
    row ? withCells(row, cells, shape) : cells.length > 0 ? [title, ...cells.slice(1)] : [title],
  ]);
}

export const removeRow = (group: unknown, shape: TableShape, at: number): Group =>
  withRows(
    group,
    shape,
    rowsOf(group, shape).filter((_, index) => index !== at),
  );

export const moveRow = (group: unknown, shape: TableShape, from: number, to: number): Group =>
  withRows(group, shape, moved(rowsOf(group, shape), from, to));

/** Where a text stands in a table: the line of the heads is -1, and the fields of a row before its cells are columns too. */
export type Spot = { row: number; column: number };

/** Puts a value into a cell. Fills a shorter row up. */
export function putCell(group: unknown, shape: TableShape, { row, column }: Spot, value: unknown): Group {
  const rows = rowsOf(group, shape);
  const lead = shape.leads[column];
  const cells = cellsOf(rows[row], shape);
  const at = column - shape.leads.length;
  const changed = lead
    ? withField(rows[row], lead.name, value === '' && lead.isOptional ? undefined : value)
    : withCells(rows[row], [...cells, ...emptyCells(at + 1 - cells.length, shape)].with(at, value), shape);
  return withRows(group, shape, rows.with(row, changed));
}

/** Puts a text into the head of a column. `head` is the field of the column; undefined when the column is a text. */
export function putHead(group: unknown, shape: TableShape, at: number, head: Field | undefined, text: string): Group {
  const columns = columnsOf(group, shape);
  const next = head ? withField(columns[at], head.name, text === '' && head.isOptional ? undefined : text) : text;
  return withField(group, shape.columns.name, columns.with(at, next));
}

/** Returns the value of a cell for a text. In a table with ticks and dashes, some texts stand for them. */
export function cellValue(text: string, { cell }: TableShape): unknown {
  if (cell.control !== 'options') return text;
  if (/^(?:true|yes|ja|x|✓|✔|✅)$/i.test(text.trim())) return true;
  return /^(?:false|no|nein|[-–—]|)$/i.test(text.trim()) ? false : text;
}

/** Puts the cells of a spreadsheet into a table, from a spot on. Adds the rows and columns that it lacks, up to the limits of the fields. */
export function pasteCells(group: unknown, shape: TableShape, from: Spot, cells: readonly (readonly string[])[]): Group {
  const { leads, columns, rows, heads } = shape;
  const width = from.column - leads.length + Math.max(...cells.map(({ length }) => length));
  // A line that goes into the heads is followed by the first row.
  const isFromHead = from.row < 0;
  const first = isFromHead ? -1 : from.row;
  const height = first + cells.length;
  let table: Group = { ...(isGroup(group) ? group : {}) };
  while (columnsOf(table, shape).length < Math.min(width, columns.maxItems ?? width)) table = addColumn(table, shape, '?');
  while (rowsOf(table, shape).length < Math.min(height, rows.maxItems ?? height)) table = addRow(table, shape, '?');
  for (const [down, line] of cells.entries())
    for (const [across, text] of line.entries()) {
      const spot = { row: first + down, column: from.column + across };
      const at = spot.column - leads.length;
      if (at >= columnsOf(table, shape).length || spot.row >= rowsOf(table, shape).length) continue;
      if (spot.row >= 0) table = putCell(table, shape, spot, at < 0 ? text : cellValue(text, shape));
      else if (at >= 0) table = putHead(table, shape, at, heads[isFromHead ? from.row + heads.length : 0], text);
    }
  return table;
}

/** Reads the cells that a spreadsheet copies: lines with tabs, where a cell with a line break is in quotes. Undefined for a single text. */
export function readCells(text: string): string[][] | undefined {
  const lines: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text
    .replaceAll('\r\n', '\n')
    .matchAll(/(?:"((?:[^"]|"")*)"(?=[\t\n]|$)|([^\t\n]*))(\t|\n|$)/gy)) {
    lines.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain).replaceAll(/\s+/g, ' ').trim());
    if (end === '\n') lines.push([]);
    if (end === '') break;
  }
  if (lines.length > 1 && lines.at(-1)?.join('') === '') lines.pop();
  return lines.length > 1 || (lines[0]?.length ?? 0) > 1 ? lines : undefined;
}
