/** Which cells of a picture show something: one row of cells after the other. */
export type Ink = { columns: number; rows: number; cells: readonly boolean[] };

/** A rectangle of cells. `right` and `bottom` are behind its last cell. */
export type Box = { left: number; top: number; right: number; bottom: number };

/** A part of a picture, divided into parts below each other or beside each other. One without parts is a leaf. */
export type Region = { kind: 'below' | 'beside' | 'leaf'; box: Box; parts: readonly Region[] };

type Axis = 'below' | 'beside';

/** The smallest gap that divides a region, in cells. A title and its text, and the words of a heading, are nearer to each other. */
const smallestGap: Readonly<Record<Axis, number>> = { below: 5, beside: 4 };

const axes: readonly Axis[] = ['below', 'beside'];

/**
 * Cuts a picture into regions: the recursive XY cut. A region shrinks to what it shows, and is divided at all of its empty rows that are
 * wide enough, else at all of its empty columns, until there are none. Returns undefined for an empty picture.
 */
export const cutIntoRegions = (ink: Ink): Region | undefined => cut(ink, { left: 0, top: 0, right: ink.columns, bottom: ink.rows });

function cut(ink: Ink, within: Box): Region | undefined {
  const box = shrink(ink, within);
  if (!box) return undefined;
  for (const kind of axes) {
    const spans = spansOf(ink, box, kind);
    if (spans.length > 1) return { kind, box, parts: spans.flatMap((span) => cut(ink, span) ?? []) };
  }
  return { kind: 'leaf', box, parts: [] };
}

/** Returns the smallest box with everything that a box shows. Undefined for an empty one. */
function shrink(ink: Ink, box: Box): Box | undefined {
  const rows = filled(ink, box, 'below');
  const columns = filled(ink, box, 'beside');
  const [top, left] = [rows.indexOf(true), columns.indexOf(true)];
  if (top < 0) return undefined;
  return {
    left: box.left + left,
    top: box.top + top,
    right: box.left + columns.lastIndexOf(true) + 1,
    bottom: box.top + rows.lastIndexOf(true) + 1,
  };
}

/** Divides a box at its gaps. A box without gaps is the only span. */
function spansOf(ink: Ink, box: Box, axis: Axis): Box[] {
  const lines = filled(ink, box, axis);
  const gaps: { from: number; to: number }[] = [];
  for (let from = lines.indexOf(false); from >= 0; ) {
    const next = lines.indexOf(true, from);
    if (next - from >= smallestGap[axis]) gaps.push({ from, to: next });
    from = next < 0 ? -1 : lines.indexOf(false, next);
  }
  const starts = [0, ...gaps.map(({ to }) => to)];
  const ends = [...gaps.map(({ from }) => from), lines.length];
  return starts.map((start, index) => {
    const end = ends[index] ?? lines.length;
    return axis === 'below'
      ? { ...box, top: box.top + start, bottom: box.top + end }
      : { ...box, left: box.left + start, right: box.left + end };
  });
}

/** Returns for each row of a box, or for each of its columns, whether it shows something. */
function filled({ columns, cells }: Ink, { left, top, right, bottom }: Box, axis: Axis): boolean[] {
  const [count, length] = axis === 'below' ? [bottom - top, right - left] : [right - left, bottom - top];
  return Array.from({ length: count }, (_, line) =>
    Array.from({ length }, (__, place) => {
      const [x, y] = axis === 'below' ? [left + place, top + line] : [left + line, top + place];
      return cells[y * columns + x];
    }).includes(true),
  );
}
