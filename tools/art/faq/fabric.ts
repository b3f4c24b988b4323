import { palette } from '../palette.ts';
import { flat, line } from './shapes.ts';

const cell = 13;
const columns = 28;
const rows = 7;
const left = 58;
const top = 440;

/** The figure in the fabric: a row of diamonds between two borders. */
function colourAt(column: number, row: number): string {
  if (row === 0) return palette.marigold;
  const across = Math.abs(((column + 0.5) % 7) - 3.5);
  const down = Math.abs(row - 3.5);
  const distance = across + down;
  if (distance < 1.6) return palette.marigold;
  if (distance < 3.1) return palette.cotton;
  return palette.madder;
}

function thread(column: number, row: number): string {
  const x = left + column * cell;
  const y = top + row * cell;
  const box =
    (column + row) % 2 === 0
      ? { x: x - 1, y: y + 2, width: cell + 2, height: cell - 4, radius: 3 }
      : { x: x + 2, y: y - 1, width: cell - 4, height: cell + 2, radius: 3 };
  return flat(box, colourAt(column, row));
}

/** The finished fabric that comes over the beam, with its fringe. */
export function drawFabric(): string {
  const width = columns * cell;
  const height = rows * cell;
  const fringe = Array.from({ length: columns / 2 }, (_, index) => {
    const x = left + 13 + index * cell * 2;
    const sway = index % 2 === 0 ? 3 : -3;
    return `<path d="M${x} ${top + height}q${sway} 9 0 20" fill="none" stroke="${palette.madderDeep}" stroke-width="3.4" stroke-linecap="round"/>`;
  });
  const threads = Array.from({ length: columns * rows }, (_, index) => thread(index % columns, Math.floor(index / columns)));
  const edge = `<path d="M${left} ${top}V${top + height}H${left + width}V${top}" fill="none" ${line}/>`;
  return [...fringe, flat({ x: left, y: top, width, height }, palette.madderDeep), ...threads, edge].join('');
}
