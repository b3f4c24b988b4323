/** A weft thread that leaves the fabric and runs on as a trace of a circuit. */
export interface Trace {
  readonly row: number;
  /** Steps of one unit: R runs on, U and D climb and fall at 45 degrees. */
  readonly moves: string;
  readonly end: 'ring' | 'dot' | 'none';
}

export const traces: readonly Trace[] = [
  { row: 2, moves: 'R6 D3 R8', end: 'ring' },
  { row: 5, moves: 'R4 D3 R18 D4 R9', end: 'none' },
  { row: 8, moves: 'R2 D3 R9', end: 'ring' },
  { row: 11, moves: 'R2 D3 R20', end: 'dot' },
  { row: 14, moves: 'R2 D3 R6', end: 'dot' },
  { row: 17, moves: 'R2 D2 R13 U2 R20', end: 'none' },
  { row: 20, moves: 'R2 D1 R11', end: 'ring' },
  { row: 23, moves: 'R22', end: 'none' },
  { row: 26, moves: 'R22', end: 'none' },
  { row: 29, moves: 'R3 U1 R8', end: 'dot' },
  { row: 32, moves: 'R3 U2 R11 D3 R20', end: 'none' },
  { row: 35, moves: 'R3 U3 R5', end: 'ring' },
  { row: 38, moves: 'R3 U3 R17', end: 'ring' },
  { row: 41, moves: 'R3 U3 R8', end: 'dot' },
  { row: 44, moves: 'R4 U3 R12', end: 'dot' },
  { row: 47, moves: 'R8 U3 R9 U3 R20', end: 'none' },
];

export interface Way {
  readonly d: string;
  readonly x: number;
  readonly y: number;
}

/** Turns the moves of a trace into a path that begins at the edge of the fabric. */
export function wayOf(trace: Trace, start: number, unit: number): Way {
  let x = start;
  let y = (trace.row + 0.5) * unit;
  let d = '';
  for (const move of trace.moves.split(' ')) {
    const length = Number(move.slice(1)) * unit;
    x += length;
    if (move.startsWith('U')) y -= length;
    if (move.startsWith('D')) y += length;
    d += `L${x} ${y}`;
  }
  return { d, x, y };
}
