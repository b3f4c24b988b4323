import { mark } from '../brand/mark.ts';
import { palette } from '../palette.ts';
import { type Band, colourOf } from '../weave/weave.ts';
import { svgThread, svgUpright } from './thread.ts';
import { traces, wayOf } from './traces.ts';

const unit = 24;
const columns = 33;
const rows = 50;
const width = 12;
const edge = 34 * unit;

/** Bands break only where a thread leaves the fabric or a pair turns back, so that no turn changes colour. */
const weft: readonly Band[] = [
  { colour: palette.madder, threads: 5 },
  { colour: palette.marigold, threads: 4 },
  { colour: palette.ink, threads: 2 },
  { colour: palette.madder, threads: 3 },
  { colour: palette.peacock, threads: 7 },
  { colour: palette.ink, threads: 2 },
  { colour: palette.marigold, threads: 1 },
  { colour: palette.peacockLight, threads: 2 },
  { colour: palette.madder, threads: 1 },
];
const warp: readonly Band[] = [
  { colour: '#EBDFC9', threads: 5 },
  { colour: palette.peacockDeep, threads: 1 },
  { colour: '#EBDFC9', threads: 5 },
  { colour: palette.madderDeep, threads: 1 },
];

const middle = (index: number): number => (index + 0.5) * unit;

function fabric(): string {
  let drawing = '';
  const free = new Set(traces.map((trace) => trace.row));
  for (let row = 0; row < rows; row += 1) {
    const y = middle(row);
    if (free.has(row)) continue;
    const pair = `M-20 ${y}H${edge - unit * 0.7}a12 12 0 0 1 0 24H-20`;
    if (!free.has(row + 1)) drawing += svgThread(pair, colourOf(weft, row), width);
  }
  return drawing;
}

function weaving(): string {
  let drawing = '';
  for (let column = 0; column < columns; column += 1) {
    const d = `M${middle(column)} -10V${rows * unit + 10}`;
    drawing += svgUpright(d, 'rgb(21 20 43 / 22%)', width + 5) + svgUpright(d, colourOf(warp, column), width);
  }
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      if ((column + Math.abs(((row + 4) % 16) - 8)) % 4 > 1) continue;
      const x = middle(column);
      const d = `M${x - 13} ${middle(row)}H${x + 13}`;
      drawing += `<path d="M${x - 10} ${middle(row) + 2}H${x + 10}" stroke="rgb(21 20 43 / 28%)" stroke-width="${width + 4}"/>`;
      drawing += svgThread(d, colourOf(weft, row), width);
    }
  }
  return drawing;
}

function circuit(): string {
  let drawing = '';
  for (const trace of traces) {
    const colour = colourOf(weft, trace.row);
    const way = wayOf(trace, edge, unit);
    drawing += svgThread(`M-20 ${middle(trace.row)}H${edge}${way.d}`, colour, width);
    if (trace.end === 'none') continue;
    const fill = trace.end === 'ring' ? palette.cotton : colour;
    drawing += `<circle cx="${way.x}" cy="${way.y}" r="17" fill="${fill}" stroke="${colour}" stroke-width="9"/>`;
  }
  return drawing;
}

function chip(): string {
  const pins = [22, 24, 26].map((row) => svgThread(`M${63 * unit} ${middle(row)}H1620`, palette.ink, 8)).join('');
  const box = { x: 56 * unit, y: middle(20), size: 8 * unit };
  return [
    pins,
    `<rect x="${box.x}" y="${box.y}" width="${box.size}" height="${box.size}" rx="26" fill="${palette.ink}"/>`,
    `<rect x="${box.x + 13}" y="${box.y + 13}" width="${box.size - 26}" height="${box.size - 26}" rx="15" stroke="#3C3B69" stroke-width="3"/>`,
    `<g transform="translate(${box.x + 44} ${box.y + 44}) scale(3.25)" stroke-linejoin="miter" stroke-linecap="butt">${mark}</g>`,
  ].join('');
}

/** A fabric whose threads leave it on the right and run on as the lines of a circuit. */
export function drawWorkshop(): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200" viewBox="0 0 1600 1200">',
    `<rect width="1600" height="1200" fill="${palette.cotton}"/>`,
    `<rect width="${edge - unit}" height="1200" fill="#CDBE9F"/>`,
    `<g fill="none" stroke-linejoin="round">${fabric()}${circuit()}${weaving()}${chip()}</g></svg>`,
  ].join('');
}
